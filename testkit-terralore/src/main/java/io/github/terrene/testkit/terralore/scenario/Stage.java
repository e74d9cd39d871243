package io.github.terrene.testkit.terralore.scenario;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.ChoosePlans;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.TurnTask.BeginCounting;
import io.github.terrene.terralore.rule.TurnTask.BeginTurn;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.TableScript;
import io.vavr.collection.Array;

/**
 * What is on the table as a {@link Scene} begins, and with which phase it begins.
 */
public abstract class Stage extends TableScript<GameConfig, Game, Action, Event, View, Scene> {
    private Options options = Options.standard();
    private Table table = Table.before(Pile.EMPTY, Pile.EMPTY).withTurn(2).withPhase(Phase.PLAY);
    private Rng rng = Rng.of(1);

    Stage(Terralore rules) {
        super(rules, Tables.folding(Game::table, View::table), Drawing::of);
    }

    /** Gives South's castle 9 HP: the lane order begins with South's, and nobody rolls (7.2, 7.4). */
    public Scene southTrails() {
        return castles(9, 10);
    }

    /** Sets the options. */
    public Scene options(Options other) {
        options = other;
        return self();
    }

    /** Sets the number of the turn. */
    public Scene turn(int turn) {
        table = table.withTurn(turn);
        return self();
    }

    /** Sets the HP of both castles. */
    public Scene castles(int south, int north) {
        table = table.withSide(table.side(Players.SOUTH).withCastle(south));
        table = table.withSide(table.side(Players.NORTH).withCastle(north));
        return self();
    }

    /** Gives a player this hand. */
    public Scene hand(Seat seat, Card... cards) {
        table = table.withSide(table.side(seat).withHand(Pile.EMPTY.plusSorted(Array.of(cards))));
        return self();
    }

    /** Gives a player these cards besides those in hand. */
    final void inHand(Seat seat, Array<Card> more) {
        Pile hand = table.side(seat).hand().plusSorted(more);
        table = table.withSide(table.side(seat).withHand(hand));
    }

    /** Gives a player a deck of that many filler cards. */
    public Scene deck(Seat seat, int cards) {
        return deck(
                seat,
                Array.range(0, cards)
                        .map(number -> Scene.plain("Filler " + Players.name(seat) + " " + number, 1))
                        .toJavaArray(Card[]::new));
    }

    /** Gives a player this deck, its top first. */
    public Scene deck(Seat seat, Card... topFirst) {
        table = table.withSide(table.side(seat).withDeck(Pile.of(Array.of(topFirst))));
        return self();
    }

    /** Gives a player this Graveyard, the newest card last. */
    public Scene graveyard(Seat seat, Card... cards) {
        table = table.withSide(table.side(seat).withGraveyard(Array.of(cards)));
        return self();
    }

    /** Adds these face-up cards to a lane, in the order in which they arrived. */
    public Scene field(Place place, Card... cards) {
        for (Card card : cards) {
            CardOnField standing =
                    new CardOnField(table.next(), card, place.seat(), place, table.next(), Array.empty());
            table = table.withRow(place, table.row(place).plus(standing)).withNext(table.next() + 1);
        }
        return self();
    }

    /** Raises a lane's total this turn, but not its field points. */
    public Scene total(Place place, int plus) {
        table = table.withRow(place, table.row(place).withTotal(plus, 1));
        return self();
    }

    /** Sets the next dice rolls: South's, North's, and so on. */
    public Scene rolls(int... pips) {
        long seed = 0;
        while (!rolled(seed, pips)) {
            seed++;
        }
        rng = Rng.of(seed);
        return self();
    }

    private static boolean rolled(long seed, int... pips) {
        Dice dice = Rng.of(seed).dice();
        for (int each : pips) {
            if (1 + dice.below(6) != each) {
                return false;
            }
        }
        return true;
    }

    private Scene from(Task task) {
        Array<Card> all = Array.empty();
        Deck none = Deck.of("none", all);
        Game start = new Game(GameConfig.of(options, none, none), table, Agenda.of(task), rng);
        return begin(new Play(start).proceed(null));
    }

    /** Starts with the Counting phase. */
    public Scene counting() {
        return from(new BeginCounting());
    }

    /** Starts with the Draw phase of that turn. */
    public Scene begins(int turn) {
        return from(new BeginTurn(turn));
    }

    /** Starts with both players planning, unless the scene has started already. */
    public Scene planning() {
        return hasBegun() ? self() : from(ChoosePlans.OPEN);
    }

    @Override
    protected Scene begun() {
        return planning();
    }
}
