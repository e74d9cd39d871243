package io.github.terrene.testkit.terralore.scenario;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Side;
import io.vavr.collection.Array;

/** Questions about a game of Terralore, with cards given by name. */
public interface Looking {
    /** The current game. */
    Game game();

    /** The Creature with that name, the first of several. */
    default Choice.Creature creature(String name) {
        return new Choice.Creature(standing(name).number());
    }

    /** The card on the field with that name, the first of several. */
    default CardOnField standing(String name) {
        return Place.all()
                .flatMap(game().table()::standing)
                .find(each -> each.card().name().equals(name))
                .getOrElseThrow(() -> new AssertionError(name + " is not on the field"));
    }

    /** The side of a player. */
    default Side side(Seat seat) {
        return game().table().side(seat);
    }

    /** The names of the cards in a lane, the oldest first. */
    default Array<String> field(Place place) {
        return game().table().standing(place).map(each -> each.card().name());
    }

    /** The current points of a Creature. */
    default int points(String name) {
        return game().table().points(standing(name));
    }

    /** The HP of a castle. */
    default int castle(Seat seat) {
        return game().table().castle(seat);
    }

    /** The names of the cards in a Graveyard. */
    default Array<String> graveyard(Seat seat) {
        return side(seat).graveyard().map(Card::name);
    }

    /** The names of the cards in exile. */
    default Array<String> exile(Seat seat) {
        return side(seat).exile().map(Card::name);
    }

    /** The names of the cards in a hand. */
    default Array<String> hand(Seat seat) {
        return side(seat).hand().cards().map(Card::name);
    }

    /** How the game ended. */
    default Outcome outcome() {
        return game().table().outcome().getOrElseThrow(() -> new AssertionError("the game goes on"));
    }

    /** The options of the question that is being asked. */
    default Array<Choice> options() {
        return ((Ask) game().agenda().tasks().head()).question().options();
    }
}
