package io.github.terrene.kernel.form;

import java.util.function.UnaryOperator;

/**
 * A part of a product.
 *
 * @param name what it is called, unique within the product
 * @param form what it is made of
 * @param access takes it out of a value of the product
 * @param primitive whether it can never be null, not even in a value that was put together by reflection
 */
public record Part(String name, Form<?> form, UnaryOperator<Object> access, boolean primitive) {
    /** This part of a value of the product. */
    public Object of(Object whole) {
        return access.apply(whole);
    }
}
