package io.github.terrene.kernel.form;

import io.vavr.collection.Array;

/**
 * An interface that is written like a sealed one although it is not sealed: its members were declared.
 *
 * @param type the interface
 * @param members the types of its values
 */
record Family(Class<?> type, Array<Class<?>> members) {
    boolean takes(Class<?> member) {
        return type.isAssignableFrom(member);
    }

    /** The same family with those of these types added that implement its interface. */
    Family with(Array<Class<?>> more) {
        return new Family(type, members.appendAll(more.filter(this::takes)));
    }
}
