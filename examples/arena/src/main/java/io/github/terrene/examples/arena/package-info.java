/**
 * Lets decks play against each other many times, to see whether they are balanced.
 *
 * <p>Start with {@code Main}, the command line, then {@code Season}.
 */
package io.github.terrene.examples.arena;
