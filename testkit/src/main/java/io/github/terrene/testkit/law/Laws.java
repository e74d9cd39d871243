package io.github.terrene.testkit.law;

import io.github.terrene.testkit.arbitrary.Walk;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/**
 * What all laws share: the game, and random walks through it.
 *
 * <p>A test class implements the laws that its game keeps, usually {@link AllLaws}, and says what the game is:
 * <pre>{@code
 * class NimLaws implements AllLaws<Config, Game, Action, Event, View> {
 *     private static final NimSpecimen SPECIMEN = new NimSpecimen();
 *
 *     public Specimen<Config, Game, Action, Event, View> specimen() {
 *         return SPECIMEN;
 *     }
 * }
 * }</pre>
 *
 * <p>How often each law is tried is said by jqwik's {@code jqwik.tries.default}. When a law fails, its message tells
 * the game that
 * broke it: configuration, seed and actions in the game's own notation, as short as jqwik could make them.
 */
public interface Laws<C, S, A, E, V> {
    /** The game, always the same: laws ask for it thousands of times, and its rules are costly to make. */
    Specimen<C, S, A, E, V> specimen();

    /** Random ways through the game. */
    @Provide
    default Arbitrary<Walk<C>> walks() {
        Specimen<C, S, A, E, V> game = specimen();
        return Walk.from(game.openings(), game.policies().size(), game.longest());
    }
}
