// explore

int main(void) {
    for (;;)
        ;
}
