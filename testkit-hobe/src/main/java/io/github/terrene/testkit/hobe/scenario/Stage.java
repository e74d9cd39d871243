package io.github.terrene.testkit.hobe.scenario;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Place;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Prompt.MoveOrPlay;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.TurnTask.BeginTurn;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.TableScript;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.function.UnaryOperator;

/** What is on the table as a {@link Scene} begins, and with which phase it begins. */
public abstract class Stage extends TableScript<GameConfig, Game, Action, Event, View, Scene> {
    private Options options = Options.standard();
    private Table table = Table.before(Pile.EMPTY, Pile.EMPTY).in(3, Phase.MOVE, Players.SOUTH);

    Stage(Hobe rules) {
        super(rules, Tables.folding(Game::table, View::table), Drawing::of);
    }

    /** Sets the options. */
    public Scene options(Options other) {
        options = other;
        return self();
    }

    /** Gives a player a deck of that many Battle cards without text. */
    public Scene deck(Seat seat, int cards) {
        return deck(
                seat,
                Array.range(0, cards)
                        .map(number -> Scene.melee("Filler " + Players.name(seat) + " " + number, 0, 1))
                        .toJavaArray(Card[]::new));
    }

    /** Gives a player this deck, its top first. */
    public Scene deck(Seat seat, Card... topFirst) {
        return with(seat, side -> side.with(new Pile(Array.of(topFirst)), side.hand()));
    }

    /** Gives a player this hand. */
    public Scene hand(Seat seat, Card... cards) {
        return with(seat, side -> side.withHand(Array.of(cards).foldLeft(Pile.EMPTY, Pile::plusSorted)));
    }

    /** Gives a player this Underworld, the newest card last. */
    public Scene underworld(Seat seat, Card... cards) {
        return with(seat, side -> side.withUnderworld(Array.of(cards)));
    }

    /** Gives a player this Lost pile, the newest card last. */
    public Scene lost(Seat seat, Card... cards) {
        return with(
                seat,
                side -> new Side(
                        seat,
                        side.deck(),
                        side.hand(),
                        new Pile(Array.of(cards)),
                        side.underworld(),
                        side.inPlay(),
                        side.recovered()));
    }

    /** Puts a player's card into a slot, with Weapons of the same player on it. It has been there since before this turn. */
    public Scene put(Seat seat, Slot slot, Card card, Card... weapons) {
        for (Card each : Array.of(weapons).prepend(card)) {
            table = table.entering(CardInPlay.entering(table.next(), each, seat, Place.of(seat, slot)));
        }
        return self();
    }

    /** Puts a player's Situation into its slot. */
    public Scene situation(Seat seat, Card card) {
        return put(seat, Slot.SITUATION, card);
    }

    /** Leaves the Battle cards in a slot only so many tokens. */
    public Scene tokens(Seat seat, Slot slot, int left) {
        Array<CardInPlay> there =
                table.inPlay(seat).filter(card -> card.battle() && card.place().slot() == slot);
        table = there.foldLeft(table, (now, card) -> now.updated(card.withTokens(left)));
        return self();
    }

    private Scene with(Seat seat, UnaryOperator<Side> change) {
        table = table.with(change.apply(table.side(seat)));
        return self();
    }

    private Scene from(Task task) {
        Deck none = Deck.of("none", Array.empty());
        Agenda agenda = Agenda.EMPTY.with(List.of(task));
        return begin(new Play(new Game(GameConfig.of(options, none, none), table, agenda, Rng.of(1))).proceed(null));
    }

    /** Starts with the turn of a player, before its "start of turn" effects. */
    public Scene begins(Seat active) {
        return from(new BeginTurn(table.turn(), active));
    }

    /** Starts with South's Move phase, in which South is asked, unless the scene has started already. */
    public Scene moving() {
        return hasBegun() ? self() : from(new MoveOrPlay(Players.SOUTH));
    }

    @Override
    protected Scene begun() {
        return moving();
    }
}
