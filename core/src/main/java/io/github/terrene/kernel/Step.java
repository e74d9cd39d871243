package io.github.terrene.kernel;

import io.vavr.collection.Seq;

/**
 * What an accepted action leads to.
 *
 * @param state the new state; the old one is as it was
 * @param events what happened, in order
 * @param undoable false if the step showed a secret, drew chance, let another seat decide, or asked whether somebody can
 *     respond: {@link Timeline#undo} goes back no further
 */
public record Step<S, E>(S state, Seq<E> events, boolean undoable) {}
