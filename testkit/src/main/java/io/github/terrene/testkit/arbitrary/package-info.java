/**
 * Random beginnings of games and random ways through them, made so that jqwik can shrink them: fewer actions, simpler
 * cards.
 *
 * <p>Start with {@link io.github.terrene.testkit.arbitrary.Walk}. For Terrene Odyssey, {@link
 * io.github.terrene.testkit.arbitrary.Decks} makes legal decks of any cards, {@link
 * io.github.terrene.testkit.arbitrary.Settings} the options, {@link io.github.terrene.testkit.arbitrary.Styles}
 * ways to play that last, and {@link io.github.terrene.testkit.arbitrary.RandomCards} cards that nobody thought of.
 * For the card language of another game, {@link io.github.terrene.testkit.arbitrary.RandomWords} makes what its
 * records and enums can say. Nothing here knows a law.
 */
@NullMarked
package io.github.terrene.testkit.arbitrary;

import org.jspecify.annotations.NullMarked;
