package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.annotation.Annotation;
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
 * @param said what {@linkplain Carried carried} annotations say of it
 */
public record Part(
        String name,
        String label,
        Form<?> form,
        UnaryOperator<Object> access,
        Named names,
        boolean primitive,
        Array<Annotation> said) {
    /** A name that no part has: where a product is written with keys, this key holds the name of its member. */
    public static final String MEMBER = "is";

    Part(String name, Form<?> form, Shape.Component component) {
        this(name, name + ":", form, component.access(), component.names(), component.primitive(), component.said());
    }

    /** This part of a value of the product. */
    public Object of(Object whole) {
        return access.apply(whole);
    }

    /** The same part, of something from which the product is taken first. */
    public Part within(UnaryOperator<Object> product) {
        return new Part(name, label, form, whole -> of(product.apply(whole)), names, primitive, said);
    }

    /** What an annotation of this type says of the part; none if it is not there, or not {@linkplain Carried carried}. */
    public <A extends Annotation> Option<A> said(Class<A> type) {
        return said.find(type::isInstance).map(type::cast);
    }
}
