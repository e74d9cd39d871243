/**
 * Tells one player or onlooker, in words, what happens in any game, what can be done, what is asked, and why something cannot be done.
 *
 * <p>Start with {@link io.github.terrene.narrator.Narrator}. It takes what is {@linkplain io.github.terrene.kernel.Rules#shown shown} and
 * what {@linkplain io.github.terrene.kernel.Rules#told happened}, and puts it into the {@link
 * io.github.terrene.narrator.wording.Wording} of a language. Nothing here depends on a particular game or language.
 */
@NullMarked
package io.github.terrene.narrator;

import org.jspecify.annotations.NullMarked;
