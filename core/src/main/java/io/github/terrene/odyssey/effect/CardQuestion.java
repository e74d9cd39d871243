package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A choice of cards in the middle of an effect. Which questions an effect asks must not depend on what others answered in secret: players
 * would learn the answers by being asked.
 *
 * @param asked the player who chooses
 * @param of the players whose cards can be chosen: one player, or several for a choice from their discard piles
 * @param zone where the cards lie
 * @param filter which of the cards may be chosen; none if all may
 * @param number how many cards are chosen; fewer if there are not enough
 * @param optional whether choosing none is allowed; a player who has a hand is then asked even if no card of it fits, so that nobody
 *     learns whether one does. A choice from a hand that has a filter must be optional, as nobody can see whether a card fits
 */
public record CardQuestion(
        Seat asked, Seq<Seat> of, Zone zone, Option<CardFilter> filter, int number, boolean optional) {}
