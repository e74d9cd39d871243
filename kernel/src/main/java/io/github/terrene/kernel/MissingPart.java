package io.github.terrene.kernel;

/**
 * A part of a value that is null, which nothing may be.
 *
 * @param part the name of the part, or of the list in which something is null
 * @param place where it is: its name, with its number from 1 if it is in a list, behind the place of what it is a part of if that is in one: {@code
 *     decks 2, cards 3}
 */
public record MissingPart(String part, String place) {}
