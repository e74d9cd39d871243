package io.github.terrene.forms.sample;

/** Nobody outside can use it. */
record Hidden(int number) {}
