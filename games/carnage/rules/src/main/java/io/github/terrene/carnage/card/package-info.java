/**
 * Cards: what is printed on them, and what their texts may do.
 *
 * <p>Start with {@link io.github.terrene.carnage.card.Card} and {@link io.github.terrene.carnage.card.CardBuilder}. Texts consist of {@link
 * io.github.terrene.kernel.word.Effect}s and {@link io.github.terrene.kernel.word.Statement}s, which work through {@link
 * io.github.terrene.carnage.card.Resolution} and never see a table.
 */
@NullMarked
package io.github.terrene.carnage.card;

import org.jspecify.annotations.NullMarked;
