package io.github.terrene.kernel.form;

import io.vavr.collection.Array;

/**
 * The type parameters of a type.
 *
 * @param count how many there are
 * @param inherited how they follow from the type arguments of the generic interfaces that the type implements
 */
public record Parameters(int count, Array<Inherited> inherited) {
    /** Of a type without any. */
    public static final Parameters NONE = new Parameters(0, Array.empty());

    /**
     * How the type parameters of a type follow from the type arguments of an interface.
     *
     * @param from the interface
     * @param places for each type parameter its place among the type arguments of the interface, or -1 if it is not among them
     */
    public record Inherited(Class<?> from, Array<Integer> places) {
        /** From an interface, at these places. */
        public static Inherited of(Class<?> from, Integer... places) {
            return new Inherited(from, Array.of(places));
        }
    }

    /** That many type parameters, which follow as given. */
    public static Parameters of(int count, Inherited... inherited) {
        return new Parameters(count, Array.of(inherited));
    }

    /** The place of a type parameter among the type arguments of an interface, or -1 if it does not follow from them. */
    int place(int parameter, Class<?> from) {
        return inherited
                .filter(each -> each.from() == from)
                .map(each -> each.places().get(parameter))
                .find(place -> place >= 0)
                .getOrElse(-1);
    }
}
