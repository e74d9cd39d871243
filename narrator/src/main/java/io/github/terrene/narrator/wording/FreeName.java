package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;

/**
 * What of a text was taken for a name that could be any text, such as that of a tribe.
 *
 * @param line in which line of the text, from 0
 * @param column where in the line, from 0
 * @param text the name
 * @param expected what else could stand there
 */
public record FreeName(int line, int column, String text, Array<String> expected) {}
