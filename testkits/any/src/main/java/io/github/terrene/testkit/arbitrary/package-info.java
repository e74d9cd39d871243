/**
 * Random ways through a game, made so that jqwik can shrink them, and random values of any form.
 *
 * <p>Start with {@link io.github.terrene.testkit.arbitrary.Walk}. {@link io.github.terrene.testkit.arbitrary.RandomValues} makes random
 * values of records, families and enums: the words of a card language, or actions. Nothing here depends on a particular game or law.
 */
@NullMarked
package io.github.terrene.testkit.arbitrary;

import org.jspecify.annotations.NullMarked;
