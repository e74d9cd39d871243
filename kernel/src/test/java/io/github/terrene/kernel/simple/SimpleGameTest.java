package io.github.terrene.kernel.simple;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A game in which players in turn draw coins from a bag until somebody has two heads. */
class SimpleGameTest {
    /** A coin. */
    public record Coin(String id, boolean head) implements PrintedCard {
        static final Coin UNKNOWN = new Coin("unknown", false);
        static final Array<Coin> ALL = Array.rangeClosed(1, 6).map(number -> new Coin("coin-" + number, number > 2));
    }

    /** A purse. */
    public record Purse(@Owner Seat seat, @Zone(to = OWNER) Array<Coin> coins) {}

    /** A bag between two players; of what somebody has drawn, the number of heads is said. */
    public record Bag(
            Array<Purse> purses, @Zone(to = NOBODY) Array<Coin> coins, int heads, Seat turn) implements SimpleTable {
        @Override
        public Option<Outcome> outcome() {
            return Option.when(
                    heads >= 2 || coins.isEmpty(),
                    () -> new Outcome(Array.of(purses.get(turn.index()).seat()), "X-3"));
        }
    }

    /** Something to do. */
    public sealed interface Deed extends SimpleAction<Bag, Drawn> {}

    /** Draws a coin, but not the fourth one. */
    public record Draw(Seat seat, String coin) implements Deed {
        @Override
        public boolean permits(Bag bag, Verdict why) {
            return !coin.equals("never") || why.no("X-2/never", "never");
        }

        @Override
        public void carryOut(Happening<Bag, Drawn> here) {
            here.emit(new Drawn(
                    seat,
                    here.table().coins().head(),
                    here.table().coins().head().head() ? 1 : 0));
        }
    }

    /** Gives up: the other has won. */
    public record GiveUp(Seat seat) implements Deed {
        @Override
        public void carryOut(Happening<Bag, Drawn> here) {
            here.emit(new Drawn(seat, here.table().coins().head(), 2));
        }

        @Override
        public boolean concedes() {
            return true;
        }
    }

    /** A coin has been drawn. */
    public record Drawn(
            @Owner Seat seat, @Zone(to = OWNER) @Revealed Coin coin, int heads) implements TableEvent<Bag> {
        @Override
        public Bag applyTo(Bag bag) {
            Purse purse = bag.purses().get(seat.index());
            return new Bag(
                    bag.purses()
                            .update(seat.index(), new Purse(seat, purse.coins().append(coin))),
                    bag.coins().tail(),
                    bag.heads() + heads,
                    Players.opponent(seat));
        }
    }

    /** How many coins are in the bag. */
    public record Coins(@Bounded(least = 2, most = 6) int number, Array<String> names) {}

    private static final class Game extends SimpleGame<Coins, Bag, Deed, Drawn, Coin> {
        private Game() {
            super(
                    "coins",
                    "X-1",
                    new SimpleCards<>(Coin.class, Coin.ALL, Coin.UNKNOWN),
                    Coins.class,
                    Bag.class,
                    Deed.class,
                    Drawn.class);
        }

        @Override
        protected Bag deal(Coins config, Dice dice) {
            Array<Purse> purses = Players.BOTH.map(seat -> new Purse(seat, Array.empty()));
            return new Bag(purses, dice.shuffle(pack(config)), 0, Players.SOUTH);
        }

        @Override
        public Array<Coin> pack(Coins config) {
            return Coin.ALL.take(config.number());
        }

        @Override
        protected Array<Deed> conceivable(Bag table, Seat seat) {
            return Array.of(new Draw(seat, "any"), new Draw(seat, "never"), new GiveUp(seat));
        }

        @Override
        protected Seq<Problem> faults(Coins config) {
            return config.names().isEmpty()
                    ? Array.empty()
                    : Array.of(Problem.at("names", "X-4/named", "coins have no names"));
        }
    }

    private static final Game GAME = new Game();
    private static final Coins ALL = new Coins(6, Array.empty());
    private static final Seat SOUTH = Players.SOUTH;
    private static final Seat NORTH = Players.NORTH;

    private static SimpleState<Coins, Bag> start(Coins config) {
        return GAME.start(config, 1).get().state();
    }

    private static Array<String> why(SimpleState<Coins, Bag> state, Deed action) {
        assertThat(GAME.apply(state, action).isLeft()).isTrue();
        return GAME.whyNot(state, action).map(Rejection::key).toArray();
    }

    @Test
    @SuppressWarnings("NullAway") // what object mappers make
    void aConfigurationIsRefusedForAllThatIsMissingThenForItsBoundsThenForWhatTheGameSays() {
        assertThat(GAME.open(null).getLeft().map(Problem::toString)).containsExactly("configuration: is missing");
        assertThat(GAME.open(new Coins(0, null)).getLeft().map(Problem::toString))
                .containsExactly("names: is missing");
        assertThat(GAME.open(new Coins(7, Array.of("a"))).getLeft().map(Problem::toString))
                .containsExactly("configuration: number must be from 2 to 6, not 7");
        assertThat(GAME.open(new Coins(6, Array.of("a"))).getLeft().map(Problem::key))
                .containsExactly("X-4/named");
    }

    @Test
    @SuppressWarnings("NullAway") // what object mappers make
    void whatCannotBeDoneIsRefusedWithItsReason() {
        SimpleState<Coins, Bag> state = start(ALL);
        assertThat(why(state, null)).containsExactly("X-1/no-action-given");
        assertThat(why(state, new Draw(SOUTH, null))).containsExactly("X-1/incomplete");
        assertThat(why(state, new Draw(Seat.of(2), "any"))).containsExactly("X-1/nobody");
        assertThat(why(state, new Draw(NORTH, "any"))).containsExactly("X-1/not-your-turn");
        assertThat(why(state, new Draw(SOUTH, "never"))).containsExactly("X-2/never");
        assertThat(why(state, new Draw(SOUTH, "none of those"))).containsExactly("X-1/no-such-choice");
        SimpleState<Coins, Bag> over =
                GAME.apply(state, new GiveUp(NORTH)).get().state();
        assertThat(why(over, new Draw(SOUTH, "any"))).containsExactly("X-1/has-ended");
        assertThat(GAME.legal(over, SOUTH)).isEmpty();
    }

    /** Somebody may make a state up: what the game stumbles over there is not a bug of the game. */
    @Test
    void aStateToWhichTheRulesDoNotLeadIsCalledThat() {
        SimpleState<Coins, Bag> stray = new SimpleState<>(ALL, new Bag(Array.empty(), Coin.ALL, 0, SOUTH), Rng.of(1));
        assertThatIllegalStateException()
                .isThrownBy(() -> GAME.apply(stray, new Draw(SOUTH, "any")))
                .withMessageStartingWith("the rules do not lead to this state, or have a mistake: ");
    }

    @Test
    void ofATableThatCannotSayHowItEndsNothingElseIsSaid() {
        SimpleState<Coins, Bag> stray = new SimpleState<>(ALL, new Bag(Array.empty(), Coin.ALL, 2, SOUTH), Rng.of(1));
        SimpleView<Coins, Bag> view = GAME.view(stray, SOUTH);
        Array.<ThrowingCallable>of(
                        () -> GAME.outcome(stray),
                        () -> GAME.pending(stray),
                        () -> GAME.deciders(stray),
                        () -> GAME.legal(stray, SOUTH),
                        () -> GAME.refused(stray, SOUTH),
                        () -> GAME.whyNot(stray, new Draw(SOUTH, "any")),
                        () -> GAME.shown(view),
                        () -> GAME.awaited(view))
                .forEach(asked -> assertThatIllegalStateException()
                        .isThrownBy(asked)
                        .withMessageStartingWith("the rules do not lead to this state, or have a mistake: "));
    }

    @Test
    void oneListSaysWhatIsPossibleAndWhatIsNot() {
        SimpleState<Coins, Bag> state = start(ALL);
        assertThat(GAME.choices(state, SOUTH)).containsExactly(new Draw(SOUTH, "any"));
        assertThat(GAME.legal(state, NORTH)).containsExactly(new GiveUp(NORTH));
        assertThat(GAME.refused(state, SOUTH).map(refused -> refused.action()))
                .containsExactly(new Draw(SOUTH, "never"));
        assertThat(GAME.legal(state, Seat.ONLOOKER)).isEmpty();
    }

    @Test
    void othersSeeThatACoinIsDrawnAndNotWhich() {
        SimpleState<Coins, Bag> state = start(ALL);
        Step<SimpleState<Coins, Bag>, Drawn> step =
                GAME.apply(state, new Draw(SOUTH, "any")).get();
        assertThat(step.undoable()).isFalse();
        Drawn drawn = step.events().head();
        assertThat(GAME.seenBy(drawn, SOUTH)).isEqualTo(drawn);
        assertThat(GAME.seenBy(drawn, NORTH).coin()).isEqualTo(Coin.UNKNOWN);
        assertThat(GAME.view(step.state(), NORTH).table().coins()).containsOnly(Coin.UNKNOWN);
        assertThat(GAME.view(step.state(), SOUTH).table().purses().head().coins())
                .containsExactly(drawn.coin());
    }

    @Test
    void anImaginedStateHasEachUnseenCardOnce() {
        SimpleState<Coins, Bag> state =
                GAME.apply(start(ALL), new Draw(SOUTH, "any")).get().state();
        SimpleView<Coins, Bag> view = GAME.view(state, NORTH);
        SimpleState<Coins, Bag> imagined = GAME.imagine(view, CardPool.UNKNOWN, Rng.of(3));
        assertThat(GAME.view(imagined, NORTH)).isEqualTo(view);
        assertThat(GAME.cardsOn(imagined.table())).containsExactlyInAnyOrderElementsOf(Coin.ALL);
        Bag forged = new Bag(view.table().purses(), Array.fill(9, Coin.UNKNOWN), 0, SOUTH);
        assertThat(GAME.cardsOn(GAME.imagine(new SimpleView<>(NORTH, ALL, forged), CardPool.UNKNOWN, Rng.of(3))
                        .table()))
                .as("more unknown places than cards")
                .hasSize(10);
    }

    @Test
    void aStateIsReadOnlyWhereItWasWritten() {
        SimpleState<Coins, Bag> state = start(ALL);
        String text = GAME.notation().writeState(state);
        assertThat(GAME.notation().readState(ALL, text)).contains(state);
        assertThat(GAME.notation()
                        .readState(new Coins(5, Array.empty()), text)
                        .getLeft()
                        .key())
                .isEqualTo("state/not-own");
        assertThat(GAME.notation()
                        .readState(new Coins(1, Array.empty()), text)
                        .getLeft()
                        .toString())
                .isEqualTo("configuration: number must be from 2 to 6, not 1");
    }

    @Test
    void everyCardNeedsAnIdOfItsOwn() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SimpleCards<>(Coin.class, Coin.ALL.append(Coin.UNKNOWN), Coin.UNKNOWN))
                .withMessageStartingWith("every card needs an id of its own: ");
    }

    /** A table of which nothing says who may see its coins. */
    public record Open(Array<Coin> coins, Seat turn) implements SimpleTable {
        @Override
        public Option<Outcome> outcome() {
            return Option.none();
        }
    }

    /** Nothing. */
    public record Nothing() implements TableEvent<Open> {
        @Override
        public Open applyTo(Open table) {
            return table;
        }
    }

    /** Nothing to do. */
    public record Wait(Seat seat) implements SimpleAction<Open, Nothing> {
        @Override
        public void carryOut(Happening<Open, Nothing> here) {}
    }

    @Test
    void aCardOfWhichNothingSaysWhoMaySeeItIsTold() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new SimpleGame<Coins, Open, Wait, Nothing, Coin>(
                                "open",
                                "X-1",
                                new SimpleCards<>(Coin.class, Coin.ALL, Coin.UNKNOWN),
                                Coins.class,
                                Open.class,
                                Wait.class,
                                Nothing.class) {
                            @Override
                            protected Open deal(Coins config, Dice dice) {
                                return new Open(Coin.ALL, Players.SOUTH);
                            }

                            @Override
                            protected Array<Wait> conceivable(Open table, Seat seat) {
                                return Array.of(new Wait(seat));
                            }
                        })
                .withMessageContaining("Open.coins");
    }
}
