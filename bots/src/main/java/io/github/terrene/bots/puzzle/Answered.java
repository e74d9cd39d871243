package io.github.terrene.bots.puzzle;

import io.vavr.collection.List;

/**
 * What others have answered.
 *
 * @param actions the answers, in order
 * @param state the state afterwards
 */
record Answered<S, A>(List<A> actions, S state) {}
