axiom (forall x: bv8 :: f(x) == x);
