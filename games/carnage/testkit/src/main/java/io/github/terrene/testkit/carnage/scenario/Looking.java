package io.github.terrene.testkit.carnage.scenario;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.resolve.Ask;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.TableScript;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Questions about a game of Carnage. Cards are given by name; where there is none, or no such place, the name is empty. */
public abstract class Looking extends TableScript<GameConfig, Game, Action, Event, View, Scene> {
    Looking(Carnage rules) {
        super(rules, Tables.folding(Game::table, View::table), Drawing::of);
    }

    /** The side of a player. */
    public final Side side(Seat seat) {
        return game().table().side(seat);
    }

    /** The Legend at a place, from 1 to 3; empty if there is none. */
    public final String legend(Seat seat, int place) {
        return name(stack(seat, place, CardKind.LEGEND));
    }

    /** The Relic at a place, from 1 to 3; empty if there is none. */
    public final String relic(Seat seat, int place) {
        return name(stack(seat, place, CardKind.RELIC));
    }

    /** How many duplicates lie under the Legend at a place. */
    public final int duplicates(Seat seat, int place) {
        return under(stack(seat, place, CardKind.LEGEND));
    }

    /** How many duplicates lie under the Relic at a place. */
    public final int relicDuplicates(Seat seat, int place) {
        return under(stack(seat, place, CardKind.RELIC));
    }

    final Option<Stack> stack(Seat seat, int place, CardKind kind) {
        return Placing.isPlace(place) ? side(seat).spearhead().at(place).get(kind) : Option.none();
    }

    private static String name(Option<Stack> stack) {
        return stack.map(each -> each.card().name()).getOrElse("");
    }

    private static int under(Option<Stack> stack) {
        return stack.map(each -> each.under().size()).getOrElse(0);
    }

    /** The action points of a player. */
    public final int ap(Seat seat) {
        return side(seat).purse().ap();
    }

    /** The Dream Shards of a player. */
    public final int shards(Seat seat) {
        return side(seat).purse().shards();
    }

    /** The Raïven of a player. */
    public final int raiven(Seat seat) {
        return side(seat).purse().raiven();
    }

    /** The victory points of a player. */
    public final int vp(Seat seat) {
        return side(seat).purse().vp();
    }

    /** The hand of a player, sorted by id. */
    public final Array<String> hand(Seat seat) {
        return side(seat).hand().cards().map(Card::name);
    }

    /** The realm of a player, sorted by id. */
    public final Array<String> realm(Seat seat) {
        return side(seat).domain().realm().map(Card::name);
    }

    /** The nest of a player, sorted by id. */
    public final Array<String> nest(Seat seat) {
        return side(seat).domain().nest().map(Card::name);
    }

    /** The Pantheon of a player, the oldest card first. */
    public final Array<String> pantheon(Seat seat) {
        return side(seat).domain().pantheon().map(Card::name);
    }

    /** The discard pile of a player, the oldest card first. */
    public final Array<String> discarded(Seat seat) {
        return side(seat).decks().discarded().map(Card::name);
    }

    /** The Element deck of a player, the top first. */
    public final Array<ElementCard> elements(Seat seat) {
        return side(seat).elements().deck().cards();
    }

    /** The Element cards that a player discarded, the oldest first. */
    public final Array<ElementCard> elementsDiscarded(Seat seat) {
        return side(seat).elements().discarded();
    }

    /** The question that is being asked. */
    public final Question question() {
        if (game().prompt() instanceof Ask ask) {
            return ask.question();
        }
        throw failure("nobody is asked a question");
    }

    /** What can be answered to the question that is being asked. */
    public final Array<Choice> options() {
        return question().options();
    }
}
