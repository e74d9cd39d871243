/**
 * Words as data: one file for each game and language says how values are put into words. The same lines are used to read texts.
 *
 * <p>Start with {@link io.github.terrene.narrator.wording.Wording}. {@link io.github.terrene.narrator.wording.Known} is the context in which
 * something is said, {@link io.github.terrene.narrator.wording.Said} is the result. Internally, a language file is {@code Phrases} and each of
 * its lines a {@code Phrase} with a {@code Pattern}; a {@code Writer} puts values into words, a {@code Reader} reads values from texts. All of
 * it is based on the {@linkplain io.github.terrene.kernel.form.Form forms} of values and independent of any game.
 */
@NullMarked
package io.github.terrene.narrator.wording;

import org.jspecify.annotations.NullMarked;
