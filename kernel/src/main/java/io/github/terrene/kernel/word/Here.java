package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** From where a text looks at the table: who says "you", and what is "this card". */
public interface Here {
    /** What everybody may look at, as it is now. */
    World world();

    /** Who controls the text: "you". */
    Seat you();

    /** This card as it is, or as it was when it left; null for a card that never was in play, such as an Event. */
    @Nullable
    Thing self();

    /** The number of this card; -1 if it never was in play. */
    default int number() {
        @Nullable Thing self = self();
        return self == null ? -1 : self.number();
    }

    /** What caused it; nothing for a text that always applies. */
    default Array<? extends Thing> that() {
        return Array.empty();
    }

    /** What was chosen last: "it", "they". */
    default Array<? extends Thing> those() {
        return Array.empty();
    }

    /** The players that are meant, in the order in which things happen to them. */
    default Array<Seat> players(Whose whose) {
        return world().inOrder().filter(seat -> whose.means(you(), seat));
    }

    /**
     * From where a text that always applies looks at the table.
     *
     * @param world the table
     * @param self the card that it is on
     */
    record Standing(World world, Thing self) implements Here {
        @Override
        public Seat you() {
            return self.controller();
        }
    }
}
