/**
 * Words as data: one file for each game and language says how values are said, and by the same lines texts are read.
 *
 * <p>Start with {@link io.github.terrene.narrator.wording.Wording}. {@link io.github.terrene.narrator.wording.Known} is what must be known
 * where something is said, {@link io.github.terrene.narrator.wording.Said} is what comes out. Within, a language file is {@code Phrases},
 * a line of it a {@code Phrase} with a {@code Pattern}; a {@code Writer} says values in them, a {@code Reader} reads values from texts. All
 * of it goes by the {@linkplain io.github.terrene.kernel.form.Form forms} of values, and knows no game.
 */
@NullMarked
package io.github.terrene.narrator.wording;

import org.jspecify.annotations.NullMarked;
