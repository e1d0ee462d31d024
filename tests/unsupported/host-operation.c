// explore

void __VERIFIER_unheard_of(void);

int main(void) {
    __VERIFIER_unheard_of();
    return 0;
}
