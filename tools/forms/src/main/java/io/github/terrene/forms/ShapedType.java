package io.github.terrene.forms;

import io.github.terrene.kernel.form.Shape;

/**
 * A type and what it consists of.
 *
 * @param type the type
 * @param shape its shape
 */
record ShapedType(Class<?> type, Shape shape) {
    /** An expression of Java for the shape. */
    String source() {
        return shape.match(new ShapeSource(type));
    }
}
