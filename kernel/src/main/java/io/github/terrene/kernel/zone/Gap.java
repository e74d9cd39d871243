package io.github.terrene.kernel.zone;

import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** A value in which something is unknown that is still to be imagined. Whatever has no gaps stays as it is. */
@FunctionalInterface
interface Gap {
    /** The value with what was drawn in each unknown place. */
    Object filled();

    /** A list, some of whose elements have gaps; null if none has one. */
    static @Nullable Gap of(Seq<Object> list, Visit elements) {
        @Nullable Gap @Nullable [] gaps = null;
        int place = 0;
        for (Object each : list) {
            @Nullable Gap gap = elements.visited(place, each);
            if (gap != null) {
                gaps = gaps == null ? new @Nullable Gap[list.size()] : gaps;
                gaps[place] = gap;
            }
            place++;
        }
        @Nullable Gap @Nullable [] found = gaps;
        return found == null ? null : () -> filled(list, found);
    }

    private static Seq<Object> filled(Seq<Object> list, @Nullable Gap[] gaps) {
        Seq<Object> filled = list;
        for (int i = 0; i < gaps.length; i++) {
            @Nullable Gap gap = gaps[i];
            filled = gap == null ? filled : filled.update(i, gap.filled());
        }
        return filled;
    }

    /** Visits an element of a list. */
    @FunctionalInterface
    interface Visit {
        /** What has to be filled in it; null if nothing is unknown. */
        @Nullable
        Gap visited(int place, Object element);
    }
}
