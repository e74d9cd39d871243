package io.github.terrene.narrator.wording;

/**
 * A value that was read, one of several that stand there.
 *
 * @param value the value
 * @param features what its words are
 * @param to where they end
 * @param free how many letters of it stand in names that could be any text
 */
record Found(Object value, int features, int to, int free) {}
