package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Internal;
import io.vavr.collection.Seq;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** The places of ids in a list. Imagining asks for most cards of a game, and a map of boxed places takes twice as long. */
@Internal
public final class Places implements ToIntFunction<String> {
    private static final int ROOM = 4;

    /** Each id where its hash says, or in the first free slot after that. */
    private final @Nullable String[] slots;

    private final int[] places;

    /** The places of these ids, all different. */
    public Places(Seq<String> ids) {
        slots = new @Nullable String[Integer.highestOneBit(ROOM * ids.size() + 1)];
        places = new int[slots.length];
        ids.forEachWithIndex((id, place) -> {
            int slot = slot(id);
            slots[slot] = id;
            places[slot] = place;
        });
    }

    /** The slot of an id, or the free one that it would get. */
    private int slot(String id) {
        int hash = id.hashCode();
        int slot = hash ^ hash >>> Short.SIZE;
        @Nullable String there = slots[slot & slots.length - 1];
        while (there != null && !there.equals(id)) {
            slot++;
            there = slots[slot & slots.length - 1];
        }
        return slot & slots.length - 1;
    }

    /** The place of an id, or -1 if it is not in the list, as that of a card that lacks its own. */
    @Override
    public int applyAsInt(@Nullable String id) {
        int slot = id == null ? -1 : slot(id);
        return slot < 0 || slots[slot] == null ? -1 : places[slot];
    }
}
