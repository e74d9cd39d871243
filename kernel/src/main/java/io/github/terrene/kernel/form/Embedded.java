package io.github.terrene.kernel.form;

/**
 * A text that another notation wrote, as a part of a value: a game within a match. A text in parentheses is written as it is, any other text
 * in quotes.
 *
 * @param text the text
 */
public record Embedded(String text) {}
