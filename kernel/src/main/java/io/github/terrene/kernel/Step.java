package io.github.terrene.kernel;

import io.vavr.collection.Seq;

/**
 * What an accepted action leads to.
 *
 * @param state the new state; the old one is unchanged
 * @param events what happened, in order
 * @param undoable false if the step told somebody something: it showed a secret, depended on one, drew chance, let another seat decide,
 *     asked whether somebody can respond, or completed a secret choice. {@link io.github.terrene.kernel.play.Timeline#undo} does not go back past it. It depends only on
 *     what the acting seat knows: if that seat's view is the same, so is this
 */
public record Step<S, E>(S state, Seq<E> events, boolean undoable) {}
