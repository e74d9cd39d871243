/**
 * Says in words, to one player or onlooker, what happens in any game, what can be done, what is asked, and why not.
 *
 * <p>Start with {@link io.github.terrene.narrator.Narrator}. It is told what is {@linkplain io.github.terrene.kernel.Rules#shown shown} and
 * what {@linkplain io.github.terrene.kernel.Rules#told happened}, and says it in the {@link
 * io.github.terrene.narrator.wording.Wording} of a language. Nothing here knows a game, or a word of any language.
 */
@NullMarked
package io.github.terrene.narrator;

import org.jspecify.annotations.NullMarked;
