/**
 * Random beginnings of games of Terrene Odyssey and ways to play them that last.
 *
 * <p>{@link io.github.terrene.testkit.odyssey.arbitrary.Decks} makes legal decks of any cards, {@link
 * io.github.terrene.testkit.odyssey.arbitrary.Settings} the options, {@link io.github.terrene.testkit.odyssey.arbitrary.Styles} ways to
 * play, and {@link io.github.terrene.testkit.odyssey.arbitrary.RandomCards} cards that nobody thought of. Nothing here knows a law.
 */
@NullMarked
package io.github.terrene.testkit.odyssey.arbitrary;

import org.jspecify.annotations.NullMarked;
