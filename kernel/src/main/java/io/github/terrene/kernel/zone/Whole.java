package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A record, or an Immutables value. */
final class Whole implements Node {
    private final ProductForm<?> form;
    private final boolean masked;
    private final boolean seenAs;
    private final @Nullable Owners owners;
    private final @Nullable Owners insiders;
    private final @Nullable Part faceUp;
    private Place[] places = {};
    private Place[] revealing = {};
    private Place[] holding = {};
    private boolean hides;

    Whole(ProductForm<?> form) {
        this.form = form;
        this.masked = Masked.class.isAssignableFrom(form.type());
        this.seenAs = SeenAs.class.isAssignableFrom(form.type());
        this.owners = Owners.of(form, Owner.class).getOrNull();
        this.insiders = Owners.of(form, Insider.class).getOrNull();
        this.faceUp =
                form.parts().find(part -> part.said(FaceUp.class).isDefined()).getOrNull();
    }

    /** Whether it says who knows what is known to an owner. */
    boolean owned() {
        return owners != null || insiders != null;
    }

    /**
     * Sets the parts afterwards, since a type may contain itself.
     *
     * @param reveals whether something in it can make an event reveal something
     */
    void consistsOf(Array<Place> all, boolean reveals) {
        places = array(all);
        revealing = reveals ? places : revealing;
        holding = array(all.reject(place -> place.node() == PLAIN));
        hides = all.exists(Place::hides);
    }

    private static Place[] array(Array<Place> some) {
        return some.toJavaArray(Place[]::new);
    }

    @Override
    public Object seenBy(Object value, Seat viewer, boolean own) {
        Object whole = masked ? ((Masked<?>) value).masked(viewer) : value;
        if (!hides) {
            return whole;
        }
        Seat eyes = seenAs ? ((SeenAs) whole).seenAs(viewer) : viewer;
        boolean mine = owners == null ? own : owners.include(whole, eyes);
        boolean known = mine || insiders != null && insiders.include(whole, eyes);
        return changed(whole, (place, part) -> place.seenBy(part, eyes, known));
    }

    @Override
    public Object hidden(Object value) {
        return changed(value, (place, part) -> place.node().hidden(part));
    }

    private Object changed(Object whole, BiFunction<Place, Object, Object> change) {
        boolean up = faceUp != null && faceUp.of(whole).equals(true);
        Object[] parts = form.apart(whole);
        boolean same = true;
        for (int i = 0; i < parts.length; i++) {
            Object part = parts[i];
            parts[i] = up && places[i].node() instanceof Card ? part : change.apply(places[i], part);
            same &= parts[i] == part;
        }
        return same ? whole : form.of(parts);
    }

    @Override
    public boolean holds(Object value) {
        for (Place place : holding) {
            if (place.node().holds(place.in(value))) {
                return true;
            }
        }
        return holding.length == 0;
    }

    @Override
    public boolean reveals(Object value) {
        for (Place place : revealing) {
            if (place.reveals(value)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        Visitor here = owners == null ? visitor : visitor.of(owners, value);
        @Nullable Object @Nullable [] gaps = null;
        for (int i = 0; i < places.length; i++) {
            @Nullable Gap gap = places[i].visited(value, zone, here);
            if (gap != null) {
                gaps = gaps == null ? new @Nullable Object[places.length] : gaps;
                gaps[i] = gap;
            }
        }
        @Nullable Object @Nullable [] found = gaps;
        return found == null ? null : () -> filled(value, found);
    }

    /** Puts the parts where their gaps were: nobody fills anything twice. */
    @SuppressWarnings("nullness") // all elements have been set
    private Object filled(Object value, @Nullable Object[] gaps) {
        Object[] parts = form.apart(value);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = gaps[i] instanceof Gap gap ? gap.filled() : parts[i];
        }
        return form.of(parts);
    }
}
