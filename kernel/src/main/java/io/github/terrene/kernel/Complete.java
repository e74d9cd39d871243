package io.github.terrene.kernel;

/**
 * Something that a program may make from a text, such as a configuration or an action. Object mappers leave {@code null} what a text does
 * not mention; rules refuse what is not whole, and say what is missing.
 */
public interface Complete {
    /** Whether nothing is missing. */
    boolean isComplete();
}
