package io.github.terrene.testkit.hobe.scenario;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.resolve.Ask;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.TableScript;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Questions about a game of Hobe, with cards in play given by name: the first of several, South's before North's. */
public abstract class Looking extends TableScript<GameConfig, Game, Action, Event, View, Scene> {
    Looking(Hobe rules) {
        super(rules, Tables.folding(Game::table, View::table), Drawing::of);
    }

    /** The side of a player. */
    public final Side side(Seat seat) {
        return game().table().side(seat);
    }

    /** Whether a card of that name is in play. */
    public final boolean inPlay(String name) {
        return named(name).isDefined();
    }

    /** The card in play with that name. */
    public final CardInPlay card(String name) {
        return named(name).getOrElseThrow(() -> failure(name + " is not in play"));
    }

    private Option<CardInPlay> named(String name) {
        return Players.BOTH
                .flatMap(seat -> side(seat).inPlay())
                .find(each -> each.card().name().equals(name));
    }

    /** The card in play with that name, as something to choose. */
    public final Choice choice(String name) {
        return new OwnChoice.InPlay(card(name).number());
    }

    /** The name of the Battle card or Situation in a slot; empty if there is none. */
    public final String at(Seat seat, Slot slot) {
        return Option.of(game().table().at(Place.of(seat, slot)))
                .map(each -> each.card().name())
                .getOrElse("");
    }

    /** Where a card is. */
    public final Slot slot(String name) {
        return card(name).place().slot();
    }

    /** The tokens that a Battle card has left. */
    public final int tokens(String name) {
        return card(name).tokens();
    }

    /** The current ATK of a Battle card. */
    public final int attack(String name) {
        return game().table().attack(card(name));
    }

    /** The names of the Weapons on a Battle card, the oldest first. */
    public final Array<String> weapons(String name) {
        return game().table()
                .weapons(card(name).place())
                .map(each -> each.card().name());
    }

    /** How many cards a deck has. */
    public final int deck(Seat seat) {
        return side(seat).deck().size();
    }

    /** How many cards a Lost pile has. */
    public final int lost(Seat seat) {
        return side(seat).lost().size();
    }

    /** The names of the cards in a hand. */
    public final Array<String> hand(Seat seat) {
        return side(seat).hand().cards().map(Card::name);
    }

    /** The names of the cards in an Underworld, the oldest first. */
    public final Array<String> underworld(Seat seat) {
        return side(seat).underworld().map(Card::name);
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
