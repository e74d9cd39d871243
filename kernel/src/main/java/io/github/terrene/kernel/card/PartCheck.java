package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Inside;
import io.github.terrene.kernel.text.Placed;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/**
 * What can be wrong with the parts of a card or of options, each by itself: that they are missing, and that they are out of their {@linkplain
 * Bounded bounds}.
 */
public final class PartCheck {
    private static final Forms FORMS = Forms.builder().build();

    private final String whole;
    private final Array<Placed> parts;

    private PartCheck(String whole, Array<Placed> parts) {
        this.whole = whole;
        this.parts = parts;
    }

    /**
     * A check of all parts of a value.
     *
     * @param form open to what other modules add, if the value has any of that
     * @param whole what problems call the value
     */
    public static PartCheck of(Form<?> form, @Nullable Object value, String whole) {
        return new PartCheck(whole, Inside.all(form, value));
    }

    /** A check of all parts of a value that consists of nothing but values with forms of their own, as options do. */
    public static <T> PartCheck of(Class<T> type, T value, String whole) {
        return of(FORMS.of(type), value, whole);
    }

    /** What is out of bounds in options. */
    public static <T> Array<Problem> options(Class<T> type, T options) {
        return of(type, options, "options").outOfBounds();
    }

    /** A problem for every part that is null, citing the rule that asks for it; if there is one, ask nothing else about the value. */
    public Array<Problem> missing() {
        return parts.filter(Placed::missing).map(part -> Problem.missing(whole, part.rule(), part.place()));
    }

    /**
     * The same check without other values of these types and what is in them, for what is checked by itself, in a place of its own: the
     * texts of a card, or the tokens that a text makes.
     */
    public PartCheck apart(Class<?>... types) {
        ArrayList<Placed> own = new ArrayList<>();
        String other = ""; // where the last one is of what is left out; what is in it comes right after it
        for (Placed part : parts) {
            String place = part.place();
            if (!other.isEmpty() && (place.equals(other) || place.startsWith(other + "."))) {
                continue;
            }
            if (!place.isEmpty() && isOneOf(types, part.value())) {
                other = place;
            } else {
                own.add(part);
            }
        }
        return new PartCheck(whole, Array.ofAll(own));
    }

    private static boolean isOneOf(Class<?>[] types, @Nullable Object value) {
        for (Class<?> type : types) {
            if (type.isInstance(value)) {
                return true;
            }
        }
        return false;
    }

    /** A problem for every number that is out of its bounds. */
    public Array<Problem> outOfBounds() {
        return parts.filter(part -> part.value() instanceof Integer)
                .flatMap(part -> part.said(Bounded.class).flatMap(bounds -> outOfBounds(bounds, part)));
    }

    private Option<Problem> outOfBounds(Bounded bounds, Placed part) {
        if (!(part.value() instanceof Integer number)) {
            return Option.none();
        }
        String what = bounds.called().isEmpty() ? part.name() : bounds.called();
        String rule = part.rule();
        if (bounds.notZero() && number == 0) {
            return Option.some(Problem.at(whole, rule + "/of-zero", "{what} of 0 changes nothing", what));
        }
        if (number >= bounds.least() && number <= bounds.most()) {
            return Option.none();
        }
        return Option.some(
                bounds.most() == Bounded.NO_LIMIT
                        ? Problem.at(
                                whole,
                                rule + "/below-least",
                                "{what} must be {least:number} or more, not {number:number}",
                                what,
                                bounds.least(),
                                number)
                        : Problem.at(
                                whole,
                                rule + "/out-of-range",
                                "{what} must be from {least:number} to {most:number}, not {number:number}",
                                what,
                                bounds.least(),
                                bounds.most(),
                                number));
    }

    /** Every part of a type, in order. */
    public <T> Array<T> parts(Class<T> type) {
        return parts.map(Placed::value).filter(type::isInstance).map(type::cast);
    }
}
