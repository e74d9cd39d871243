package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;

/**
 * What every scenario language asks of the premises of a scene. What makes no sense is refused where it is said, with an {@link
 * IllegalArgumentException}, rather than with some odd failure later on.
 */
public final class Premises {
    private Premises() {}

    /** Refuses what is not as it should be. */
    public static void demand(boolean asItShouldBe, String otherwise) {
        if (!asItShouldBe) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** A seat at which somebody plays. */
    public static Seat playing(Seat seat, Seq<Seat> players) {
        demand(players.contains(seat), "nobody sits at seat " + seat);
        return seat;
    }

    /** The number of a turn. */
    public static int turn(int number) {
        demand(number >= 1, "turns are counted from 1, not " + number);
        return number;
    }

    /** A number of cards in a deck. */
    public static int deckSize(int cards) {
        demand(cards >= 0, "a deck cannot have " + cards + " cards");
        return cards;
    }

    /**
     * Cards that lie somewhere, none of which is null.
     *
     * @param where such as {@code South's hand}
     */
    @SuppressWarnings("NullAway") // whoever calls it may have overlooked what a checker would tell
    public static <K> Array<K> cards(String where, K[] cards) {
        demand(
                cards != null && !Array.of(cards).exists(Objects::isNull),
                "in " + where + " lies null, which is no card");
        return Array.of(cards);
    }
}
