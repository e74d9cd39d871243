package io.github.terrene.kernel.text;

import io.vavr.collection.Array;

/**
 * An interface that is written as a sealed one is, though it is not sealed: its members were announced.
 *
 * @param type the interface
 * @param members the types of its values
 */
record Family(Class<?> type, Array<Class<?>> members) {}
