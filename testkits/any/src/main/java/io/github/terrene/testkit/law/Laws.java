package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.game.AllLaws;
import io.vavr.collection.Array;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * What all laws share: the game, and random walks through it.
 *
 * <p>A test class implements the laws that its game keeps, usually {@link AllLaws}, and says what the game is:
 * <pre>{@code
 * class NimLawsTest implements AllLaws<Config, Game, Action, Event, View> {
 *     private static final NimSpecimen SPECIMEN = new NimSpecimen();
 *
 *     public Specimen<Config, Game, Action, Event, View> specimen() {
 *         return SPECIMEN;
 *     }
 * }
 * }</pre>
 *
 * <p>{@link Budget} says how often each law is tried: as often as its share of work allows, or as the system property {@code terrene.tries}
 * says. When a law fails, its message shows the game that broke it: configuration, seed and actions in the game's own notation, as short as jqwik could make them. A law that holds prints nothing.
 */
@AddLifecycleHook(Budget.class)
@AddLifecycleHook(OnlyFailures.class)
public interface Laws<C, S, A, E, V> {
    /** How many walks are examined together. */
    int SEVERAL = 5;

    /** The game. Keep it in a constant, since laws ask for it thousands of times and its rules are costly to make. */
    Specimen<C, S, A, E, V> specimen();

    /** Random ways through the game. */
    @Provide
    default Arbitrary<Walk<C>> walks() {
        Specimen<C, S, A, E, V> game = specimen();
        return Walk.from(game.seededConfigs(), game.policies().size(), game.longest());
    }

    /** Several of them. */
    @Provide
    default Arbitrary<List<Walk<C>>> severalWalks() {
        return walks().list().ofSize(SEVERAL);
    }

    /**
     * A player or an onlooker, different ones in turn, for checks that would take too long for all of them.
     *
     * @param place the place of the state in its playthrough
     */
    default Seat watcher(S state, int place) {
        Array<Seat> all = Array.ofAll(specimen().rules().seats(state))
                .append(Seat.ONLOOKER)
                .distinct();
        return all.get(place / EveryState.PART % all.size());
    }

    /** A specimen with which nothing is ever played would pass every law. */
    @Property(tries = 1, edgeCases = EdgeCasesMode.NONE)
    default void walksPlayTheGame(@ForAll("severalWalks") List<Walk<C>> walks) {
        Specimen<C, S, A, E, V> game = specimen();
        assertThat(walks)
                .as("walks of which one plays something: is every game over at its start, or the longest walk empty?")
                .anyMatch(walk -> game.playthrough(walk).moves().nonEmpty());
    }
}
