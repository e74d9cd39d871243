package io.github.terrene.kernel;

/**
 * Something that a program may read from a text, such as a configuration or an action. Object mappers leave {@code null} wherever a text
 * mentions nothing; rules refuse incomplete values, and say what is missing.
 */
public interface Complete {
    /** Whether nothing is missing. */
    boolean isComplete();
}
