package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A game's table as far as everybody may look at it: what the words of cards ask. */
public interface World {
    /** The players, in the order in which things happen to them. */
    Array<Seat> inOrder();

    /** What is in an area on a player's side, in order; nothing if not everybody sees what is there. */
    Array<? extends Thing> in(Area area, Seat seat);

    /**
     * Whether a thing is in an area.
     *
     * @param self the card with the text, for an area such as "here"; null for a card that never was in play
     */
    boolean isIn(Area area, Thing thing, @Nullable Thing self);

    /** Whether two things are the same card: "another" means one that is not. */
    default boolean same(Thing one, Thing other) {
        return one.number() == other.number();
    }

    /** Whether a thing has that number at all. */
    default boolean has(Thing thing, Stat stat) {
        return true;
    }

    /** Whether a word of the game fits a thing; {@link Word#fits} asks it. */
    boolean is(Thing thing, Word word);

    /** A number of a thing, as it is now. */
    int stat(Thing thing, Stat stat);

    /** A number of a player. */
    int score(Seat seat, Score score);

    /** Whether what is printed on a thing applies where it is now. */
    boolean works(Thing source);

    /** Whether a text forbids something to a thing. */
    boolean forbids(Thing thing, Deed deed);
}
