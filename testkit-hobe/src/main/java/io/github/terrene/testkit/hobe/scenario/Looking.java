package io.github.terrene.testkit.hobe.scenario;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Place;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.rule.Ask;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Questions about a game of Hobe, with cards in play given by name: the first of several, South's before North's. */
public interface Looking {
    /** The current game. */
    Game game();

    /** The side of a player. */
    default Side side(Seat seat) {
        return game().table().side(seat);
    }

    /** Whether a card of that name is in play. */
    default boolean inPlay(String name) {
        return named(name).isDefined();
    }

    /** The card in play with that name. */
    default CardInPlay card(String name) {
        return named(name).getOrElseThrow(() -> new AssertionError(name + " is not in play"));
    }

    private Option<CardInPlay> named(String name) {
        return Players.BOTH
                .flatMap(seat -> side(seat).inPlay())
                .find(each -> each.card().name().equals(name));
    }

    /** The card in play with that name, as something to choose. */
    default Choice choice(String name) {
        return new Choice.InPlay(card(name).number());
    }

    /** The name of the Battle card or Situation in a slot; empty if there is none. */
    default String at(Seat seat, Slot slot) {
        return Option.of(game().table().at(Place.of(seat, slot)))
                .map(each -> each.card().name())
                .getOrElse("");
    }

    /** Where a card is. */
    default Slot slot(String name) {
        return card(name).place().slot();
    }

    /** The tokens that a Battle card has left. */
    default int tokens(String name) {
        return card(name).tokens();
    }

    /** The ATK of a Battle card that counts. */
    default int attack(String name) {
        return game().table().attack(card(name));
    }

    /** The names of the Weapons on a Battle card, the oldest first. */
    default Array<String> weapons(String name) {
        return game().table()
                .weapons(card(name).place())
                .map(each -> each.card().name());
    }

    /** How many cards a deck has. */
    default int deck(Seat seat) {
        return side(seat).deck().size();
    }

    /** How many cards a Lost pile has. */
    default int lost(Seat seat) {
        return side(seat).lost().size();
    }

    /** The names of the cards in a hand. */
    default Array<String> hand(Seat seat) {
        return side(seat).hand().cards().map(Card::name);
    }

    /** The names of the cards in an Underworld, the oldest first. */
    default Array<String> underworld(Seat seat) {
        return side(seat).underworld().map(Card::name);
    }

    /** The options of the question that is being asked. */
    default Array<Choice> options() {
        return ((Ask) game().agenda().tasks().head()).question().options();
    }
}
