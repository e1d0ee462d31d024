procedure p(b: bool)
{
start:
    goto one, two;
one:
    goto two, end;
two:
    goto one, end;
end:
    assert b;
}
