package io.github.terrene.testkit.terralore.scenario;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.TableScript;
import io.vavr.collection.Array;

/** Questions about a game of Terralore, with cards given by name. */
public abstract class Looking extends TableScript<GameConfig, Game, Action, Event, View, Scene> {
    Looking(Terralore rules) {
        super(rules, Tables.folding(Game::table, View::table), Drawing::of);
    }

    /** The Creature with that name, the first of several. */
    public final OwnChoice.Creature creature(String name) {
        return new OwnChoice.Creature(standing(name).number());
    }

    /** The card on the field with that name, the first of several. */
    public final CardOnField standing(String name) {
        return Place.all()
                .flatMap(game().table()::standing)
                .find(each -> each.card().name().equals(name))
                .getOrElseThrow(() -> failure(name + " is not on the field"));
    }

    /** The side of a player. */
    public final Side side(Seat seat) {
        return game().table().side(seat);
    }

    /** The names of the cards in a lane, the oldest first. */
    public final Array<String> field(Place place) {
        return game().table().standing(place).map(each -> each.card().name());
    }

    /** The current points of a Creature. */
    public final int points(String name) {
        return game().table().points(standing(name));
    }

    /** The HP of a castle. */
    public final int castle(Seat seat) {
        return game().table().castle(seat);
    }

    /** The names of the cards in a Graveyard. */
    public final Array<String> graveyard(Seat seat) {
        return side(seat).graveyard().map(Card::name);
    }

    /** The names of the cards in exile. */
    public final Array<String> exile(Seat seat) {
        return side(seat).exile().map(Card::name);
    }

    /** The names of the cards in a hand. */
    public final Array<String> hand(Seat seat) {
        return side(seat).hand().cards().map(Card::name);
    }

    /** How the game ended. */
    public final Outcome outcome() {
        return game().table().outcome().getOrElseThrow(() -> failure("the game goes on"));
    }

    /** The question that is being asked. */
    public final Question question() {
        if (game().prompt() instanceof Ask ask) {
            return ask.question();
        }
        throw failure("nobody is asked a question");
    }

    /** The options of the question that is being asked. */
    public final Array<Choice> options() {
        return question().options();
    }
}
