package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * A value of which a text has said something; the rest may stand elsewhere, in another variant: {@code {amount/front} damage to {whom}
 * {amount/end}}.
 *
 * @param form of the value
 * @param parts what has been said
 * @param checks what is to be looked at when all is known
 */
record Half(ProductForm<?> form, Map<String, Object> parts, List<Reading.Check> checks) {
    /** What was said of the same value in two places; none if these cannot be the same. */
    static Option<Object> both(Object one, Object other) {
        if (one instanceof Half half) {
            return half.and(other);
        }
        return other instanceof Half half ? half.of(one) : Option.when(one.equals(other), one);
    }

    private Option<Object> and(Object other) {
        if (!(other instanceof Half half)) {
            return of(other);
        } else if (form != half.form) {
            return Option.none();
        }
        Map<String, Object> all = parts;
        for (var each : half.parts) {
            Option<Object> both = all.get(each._1).fold(() -> Option.some(each._2), before -> both(before, each._2));
            if (both.isEmpty()) {
                return Option.none();
            }
            all = all.put(each._1, both.get());
        }
        return Option.some(new Half(form, all, checks.appendAll(half.checks)));
    }

    /** The value if this has been said of it. */
    private Option<Object> of(Object whole) {
        boolean fits = form.type().isInstance(whole)
                && form.parts()
                        .forAll(part -> parts.get(part.name())
                                .forAll(said -> both(said, part.of(whole)).isDefined()));
        return Option.when(fits && checked(whole), whole);
    }

    /** The whole value, if all of it was said. */
    static Option<Object> whole(Object value) {
        return value instanceof Half half ? half.made() : Option.some(value);
    }

    private Option<Object> made() {
        Array<Option<Object>> values =
                form.parts().map(part -> parts.get(part.name()).flatMap(Half::whole));
        if (values.exists(Option::isEmpty)) {
            return Option.none();
        }
        try {
            Object made = form.of(values.map(Option::get).toJavaArray());
            return Option.when(checked(made), made);
        } catch (IllegalArgumentException noSuchValue) {
            return Option.none();
        }
    }

    private boolean checked(Object whole) {
        return checks.forAll(check ->
                check.all().forAll(new ThingScope(Thing.of(form, whole), Option.none(), Known.NOTHING)::holds)
                        == check.hold());
    }

    /** Whether something is still to be said of it. */
    boolean open() {
        return !form.parts().forAll(part -> parts.containsKey(part.name()));
    }
}
