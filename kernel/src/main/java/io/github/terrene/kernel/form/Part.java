package io.github.terrene.kernel.form;

import java.util.function.UnaryOperator;

/**
 * A part of a product.
 *
 * @param name its name, unique within the product
 * @param label the name followed by a colon, since most notations write it like that
 * @param form its form
 * @param access takes it out of a value of the product
 * @param names what it names, if it is a text or a whole number, or several of them
 * @param primitive whether it can never be null, not even in a value that was put together by reflection
 */
public record Part(
        String name, String label, Form<?> form, UnaryOperator<Object> access, Named names, boolean primitive) {
    /** A name that no part has: where a product is written with keys, this key holds the name of its member. */
    public static final String MEMBER = "is";

    Part(String name, Form<?> form, UnaryOperator<Object> access, Named names, boolean primitive) {
        this(name, name + ":", form, access, names, primitive);
    }

    /** This part of a value of the product. */
    public Object of(Object whole) {
        return access.apply(whole);
    }
}
