package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Part;
import io.vavr.control.Option;
import java.lang.annotation.Annotation;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A value within another one, and where it is.
 *
 * @param place such as {@code table.sides[1].hand}; empty for the whole
 * @param value null if it is missing: object mappers leave null what a text does not mention
 * @param part the part of a product that it is, or that holds the list or the option in which it is; none for the whole
 */
public record Placed(String place, @Nullable Object value, Option<Part> part) {
    /** Whether it is not there. */
    public boolean missing() {
        return value == null;
    }

    /** The name of the part: {@code hand}; empty for the whole. */
    public String name() {
        return part.map(Part::name).getOrElse("");
    }

    /** What an annotation of this type says of the part; none if it says nothing. */
    public <A extends Annotation> Option<A> said(Class<A> type) {
        return part.flatMap(each -> each.said(type));
    }

    /** The number of the {@link Rule} on the part, which asks for it; an empty text if there is none. */
    public String rule() {
        return said(Rule.class).map(asking -> asking.value()[0]).getOrElse("");
    }

    /**
     * The problem that it is missing.
     *
     * @param called what the whole is called, for when all of it is
     */
    public Problem absent(String called) {
        return Problem.missing(place.isEmpty() ? called : place, rule());
    }

    Placed with(@Nullable Object other) {
        return new Placed(place, other, part);
    }

    Placed in(Part component) {
        String name = component.name();
        return new Placed(place.isEmpty() ? name : place + "." + name, component.of(whole()), Option.some(component));
    }

    Placed at(Object index, @Nullable Object element) {
        return new Placed(place + "[" + index + "]", element, part);
    }

    /** The value, which is there. */
    Object whole() {
        return Objects.requireNonNull(value);
    }
}
