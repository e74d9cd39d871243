package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Step;

/**
 * What was done, and what it led to.
 *
 * @param action the action, accepted
 * @param step the state after it and what happened
 */
public record Move<S, A, E>(A action, Step<S, E> step) {}
