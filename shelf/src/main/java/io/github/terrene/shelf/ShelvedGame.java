package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game that programs can find. It is a service ({@link java.util.ServiceLoader}): list the name of the class in {@code
 * META-INF/services/io.github.terrene.shelf.ShelvedGame}, and in a module that has a {@code module-info.java} there, too. Every program
 * that uses a {@link Shelf} then has the game: the terminal, the server, the arena.
 *
 * <p>A first game has an id, a title, rules and one configuration:
 *
 * <pre>{@code
 * public final class CoinsOnTheShelf implements ShelvedGame {
 *     public String id() {
 *         return "coins";
 *     }
 *
 *     public String title() {
 *         return "Coins";
 *     }
 *
 *     public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
 *         return Either.right(ReadyGame.of(this, new Coins(), Coins.USUAL));
 *     }
 * }
 * }</pre>
 *
 * <p>Programs ask every game for all but {@link #ready} and {@link #sets} before they know which one is wanted. So these answers are constants;
 * cards are read and rules made in {@code ready}.
 */
public interface ShelvedGame {
    /** The usual {@link #place}. */
    int USUAL_PLACE = 1_000;

    /** Its name in addresses and on command lines: words of small letters and digits with hyphens between them, such as {@code coins}. */
    String id();

    /** Its name for people, such as {@code Coins}. */
    String title();

    /** How many can play, ascending; two if nothing is said. */
    default Array<Integer> players() {
        return Array.of(2);
    }

    /**
     * The game as it is wished, or everything that is wrong with the wish, or with the cards that are found.
     *
     * @param wish what somebody wants of it; what the game knows nothing of does not matter
     */
    Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish);

    /** The card sets that are found for it; none if it has no card sets, and then nobody can bring cards of their own. */
    default Option<Sets<?, ?, ?>> sets() {
        return Option.none();
    }

    /**
     * What the {@linkplain io.github.terrene.kernel.Notation#game names} of its games and matches in replays begin with, which is also the name
     * of its words; the id if nothing is said.
     */
    default String family() {
        return id();
    }

    /**
     * The jars that bring something to read about it, by their artifacts: {@code META-INF/terrene-rules-hobe/RULES.md} is in {@code
     * terrene-rules-hobe}. The schema of its documents is in the first.
     */
    default Array<String> artifacts() {
        return Array.empty();
    }

    /** Where programs list it: those with lower numbers come first, and those with the same in the order in which they are found. */
    default int place() {
        return USUAL_PLACE;
    }

    /** Whether people play it; otherwise it is for arenas only. */
    default boolean atTables() {
        return true;
    }

    /** Whether it can be played in an {@linkplain io.github.terrene.bots.arena.ArenaGame arena}: by two sides of equally many players. */
    default boolean inArenas() {
        return players().size() == 1 && players().head() % 2 == 0;
    }
}
