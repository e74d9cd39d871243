/**
 * Random ways through a game, made so that jqwik can shrink them, and random words of a card language.
 *
 * <p>Start with {@link io.github.terrene.testkit.arbitrary.Walk}. {@link io.github.terrene.testkit.arbitrary.RandomWords} makes what the
 * records and enums of a card language can say. Nothing here knows a particular game or a law.
 */
@NullMarked
package io.github.terrene.testkit.arbitrary;

import org.jspecify.annotations.NullMarked;
