/**
 * Random ways through a game, made so that jqwik can shrink them, and random values of any form.
 *
 * <p>Start with {@link io.github.terrene.testkit.arbitrary.Walk}. {@link io.github.terrene.testkit.arbitrary.RandomValues} makes what
 * records, families and enums can say: the words of a card language, or actions. Nothing here knows a particular game or a law.
 */
@NullMarked
package io.github.terrene.testkit.arbitrary;

import org.jspecify.annotations.NullMarked;
