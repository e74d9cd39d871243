package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A choice of cards in the middle of an effect.
 *
 * @param asked who chooses
 * @param of whose cards
 * @param zone where they lie
 * @param filter which may be chosen; all if there is none
 * @param number how many; fewer if there are not enough
 * @param optional whether choosing none is allowed; a player who has a hand is then asked even if no card of it fits, so that nobody
 *     learns whether one does
 */
public record CardQuestion(
        Seat asked, Seq<Seat> of, Zone zone, Option<CardFilter> filter, int number, boolean optional) {}
