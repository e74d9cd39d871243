/**
 * The card language that all games share: what lies between a game's nouns and its verbs. A {@link io.github.terrene.kernel.word.Filter} says which
 * things are meant, a {@link io.github.terrene.kernel.word.Selection} which of them something happens to, an {@link
 * io.github.terrene.kernel.word.Amount} how much, a {@link io.github.terrene.kernel.word.Condition} when, a {@link
 * io.github.terrene.kernel.word.Trigger} what has to happen before; an {@link io.github.terrene.kernel.word.Effect} is what happens, a {@link
 * io.github.terrene.kernel.word.Statement} what applies while its card is in play. All of them are values.
 *
 * <p>Start with {@link io.github.terrene.kernel.word.CommonWords}. A game plugs in enums for its {@link io.github.terrene.kernel.word.Noun}s,
 * {@link io.github.terrene.kernel.word.Stat}s, {@link io.github.terrene.kernel.word.Moment}s and so on, says what is where ({@link
 * io.github.terrene.kernel.word.World}), and carries out what happens ({@link io.github.terrene.kernel.word.Resolution}). Which of these words it has,
 * its forms say; it may add its own. Nothing here knows a card of any game.
 */
@NullMarked
package io.github.terrene.kernel.word;

import org.jspecify.annotations.NullMarked;
