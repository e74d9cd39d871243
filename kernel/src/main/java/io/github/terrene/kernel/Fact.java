package io.github.terrene.kernel;

/**
 * One fact of a {@link Rejection}, for programs that put refusals into their own words.
 *
 * @param name what it is about, for example {@code character}
 * @param value a name or a number, as text
 */
public record Fact(String name, String value) {}
