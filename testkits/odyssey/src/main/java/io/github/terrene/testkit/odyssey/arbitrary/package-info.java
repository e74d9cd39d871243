/**
 * Random starts of games of Terrene Odyssey, and styles of play that make games last.
 *
 * <p>{@link io.github.terrene.testkit.odyssey.arbitrary.Decks} makes legal decks from any cards, {@link
 * io.github.terrene.testkit.odyssey.arbitrary.Settings} options, {@link io.github.terrene.testkit.odyssey.arbitrary.Styles} styles of play,
 * and {@link io.github.terrene.testkit.odyssey.arbitrary.RandomCards} cards that nobody thought of. Nothing here depends on a law.
 */
@NullMarked
package io.github.terrene.testkit.odyssey.arbitrary;

import org.jspecify.annotations.NullMarked;
