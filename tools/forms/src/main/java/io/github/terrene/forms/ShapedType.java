package io.github.terrene.forms;

import io.github.terrene.kernel.form.Shape;
import io.vavr.control.Option;

/**
 * A type and what it consists of.
 *
 * @param type the type
 * @param shape its shape
 */
record ShapedType(Class<?> type, Shape shape) {
    /**
     * An expression of Java for the shape.
     *
     * @param number the number of the type in its table
     */
    String source(int number) {
        return shape.match(new ShapeSource(type, number));
    }

    /** How values are taken apart and put together; none if they have no parts because others are members of the type, or its constants. */
    Option<ProductSource> product() {
        return shape instanceof Shape.Product product
                ? Option.some(new ProductSource(type, product.components()))
                : Option.none();
    }
}
