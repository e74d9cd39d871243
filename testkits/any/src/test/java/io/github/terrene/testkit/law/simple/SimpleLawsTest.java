package io.github.terrene.testkit.law.simple;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.simple.Happening;
import io.github.terrene.kernel.simple.SimpleAction;
import io.github.terrene.kernel.simple.SimpleCards;
import io.github.terrene.kernel.simple.SimpleGame;
import io.github.terrene.kernel.simple.SimpleTable;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import org.junit.jupiter.api.Test;

/** A game that lets something go wrong is told what it is. */
class SimpleLawsTest {
    /** A pebble. */
    public record Pebble(int number) implements PrintedCard {
        static final Pebble UNKNOWN = new Pebble(0);
        static final Array<Pebble> ALL = Array.rangeClosed(1, 8).map(Pebble::new);

        @Override
        public String id() {
            return "pebble-" + number;
        }
    }

    /** How a game goes wrong, in its configuration. */
    public enum Fault {
        NONE,
        NOT_LISTED,
        STAYS,
        ONLY_IN_TURN,
        NOT_DEALT,
        LOST,
        STUCK,
        THIRD_PLAYER
    }

    /** Pebbles in a bag, which players take in turn. */
    public record Bag(
            Fault fault,
            Array<Hand> hands,
            @Zone(to = NOBODY) Array<Pebble> pebbles,
            Seat turn,
            Option<Seat> left) implements SimpleTable {
        @Override
        public Option<Outcome> outcome() {
            return Option.when(
                    pebbles.isEmpty() || left.isDefined() && fault != Fault.STAYS,
                    () -> new Outcome(Array.of(Players.opponent(turn)), "PB-3"));
        }
    }

    /** What a player has. */
    public record Hand(@Owner Seat seat, @Zone(to = OWNER) Array<Pebble> pebbles) {}

    /** What happens. */
    public sealed interface Event extends TableEvent<Bag> {
        /** Somebody takes a pebble. */
        record Took(
                @Owner Seat seat,
                @Zone(to = OWNER) @Revealed Pebble pebble) implements Event {
            @Override
            public Bag applyTo(Bag bag) {
                return new Bag(
                        bag.fault,
                        bag.fault == Fault.LOST
                                ? bag.hands
                                : bag.hands.map(hand ->
                                        hand.seat.equals(seat) ? new Hand(seat, hand.pebbles.append(pebble)) : hand),
                        bag.pebbles.tail(),
                        bag.fault == Fault.THIRD_PLAYER ? Seat.of(2) : Players.opponent(seat),
                        bag.left);
            }
        }

        /** Somebody leaves. */
        record Left(Seat seat) implements Event {
            @Override
            public Bag applyTo(Bag bag) {
                return new Bag(bag.fault, bag.hands, bag.pebbles, bag.turn, Option.some(seat));
            }
        }
    }

    /** What can be done. */
    public sealed interface Move extends SimpleAction<Bag, Event> {
        /** Takes a pebble. */
        record Take(Seat seat) implements Move {
            @Override
            public boolean permits(Bag bag, Verdict why) {
                return bag.fault != Fault.STUCK || bag.pebbles.size() > 4 || why.no("PB-2/deep", "they lie too deep");
            }

            @Override
            public void carryOut(Happening<Bag, Event> here) {
                here.emit(new Event.Took(seat, here.table().pebbles.head()));
            }
        }

        /** Leaves. */
        record Leave(Seat seat) implements Move {
            @Override
            public boolean permits(Bag bag, Verdict why) {
                return bag.fault != Fault.ONLY_IN_TURN || bag.turn.equals(seat) || why.no("PB-4/wait", "wait");
            }

            @Override
            public void carryOut(Happening<Bag, Event> here) {
                here.emit(new Event.Left(seat));
            }

            @Override
            public boolean concedes() {
                return true;
            }
        }
    }

    /** The configuration: what goes wrong. */
    public record Config(Fault fault) {}

    private static final class Pebbles extends SimpleGame<Config, Bag, Move, Event, Pebble> {
        Pebbles() {
            super(
                    "pebbles",
                    "PB-2",
                    new SimpleCards<>(Pebble.class, Pebble.ALL, Pebble.UNKNOWN),
                    Config.class,
                    Bag.class,
                    Move.class,
                    Event.class);
        }

        @Override
        protected Bag deal(Config config, Dice dice) {
            Array<Pebble> all = dice.shuffle(Pebble.ALL);
            return new Bag(
                    config.fault,
                    Players.BOTH.map(seat -> new Hand(seat, Array.empty())),
                    config.fault == Fault.NOT_DEALT ? all.tail() : all,
                    Players.SOUTH,
                    Option.none());
        }

        @Override
        protected Array<Move> conceivable(Bag bag, Seat seat) {
            Array<Move> moves = Array.of(new Move.Take(seat), new Move.Leave(seat));
            return bag.fault == Fault.NOT_LISTED ? moves.take(1) : moves;
        }
    }

    private record Checked() implements SimpleLaws<Config, Bag, Move, Event> {
        @Override
        public SimpleSpecimen<Config, Bag, Move, Event> specimen() {
            return new SimpleSpecimen<>(
                    Pebbles::new, Arbitraries.of(Fault.class).map(Config::new), 20, "PB-2", "PB-3", "PB-4");
        }
    }

    private static final Checked LAWS = new Checked();

    private static Walk<Config> walk(Fault fault, int seed) {
        return Walk.drawn(new SeededConfig<>(new Config(fault), seed), 0, 20);
    }

    /** All that is checked here, in the order of the faults. */
    private static void check(Fault fault) {
        List<Walk<Config>> walks =
                IntStream.range(0, 8).mapToObj(seed -> walk(fault, seed)).toList();
        LAWS.everythingThatPlayersCanDoIsPossibleInSomeGame(walks);
        for (Walk<Config> walk : walks) {
            LAWS.whoeverConcedesIsDone(walk);
            LAWS.everyCardOfThePackIsDealt(walk);
            LAWS.everyCardLiesInExactlyOneZone(walk);
        }
    }

    private static void isTold(Fault fault, String... told) {
        assertThatThrownBy(() -> check(fault)).hasMessageContainingAll(told);
    }

    @Test
    void aGameInWhichNothingIsWrongKeepsThem() {
        assertThatCode(() -> check(Fault.NONE)).doesNotThrowAnyException();
    }

    @Test
    void whatIsNotListedIsMissed() {
        isTold(Fault.NOT_LISTED, "what nobody could do in 8 games: does conceivable list it?", "Move.Leave");
    }

    @Test
    void whoeverConcedesMustBeDone() {
        isTold(Fault.STAYS, "what can be done after Leave[seat=A]", "Take[seat=A]");
    }

    @Test
    void everybodyCanConcede() {
        isTold(Fault.ONLY_IN_TURN, "who can concede: conceivable must list it for every seat");
    }

    @Test
    void aCardThatIsNotDealtIsMissed() {
        isTold(Fault.NOT_DEALT, "cards that there are less of, or, with a minus, more of: {Pebble[number=", "]=1}");
    }

    @Test
    void aCardThatIsLostIsMissedAndTheStorySaysWhereWithoutThePrintsOfCards() {
        assertThatThrownBy(() -> check(Fault.LOST))
                .hasMessageContainingAll(
                        "cards that there are less of, or, with a minus, more of: {Pebble[number=",
                        "in the game of pebbles with seed ",
                        "(config:(fault:LOST))\nafter [")
                .message()
                .doesNotContain("print:");
    }

    @Test
    void whoIsStuckIsToldWhy() {
        isTold(
                Fault.STUCK,
                "nobody can do anything: A must decide (turn), and Take[seat=A] is refused: they lie too deep (PB-2)",
                "in the state (table:(fault:STUCK",
                "in the game of pebbles with seed 0 and config\n(config:(fault:STUCK))\nafter [");
    }

    @Test
    void whoMustDecideSitsAtTheTable() {
        isTold(
                Fault.THIRD_PLAYER,
                "C must decide, but the seats of the table are A, B: SimpleTable.seats says who plays");
    }
}
