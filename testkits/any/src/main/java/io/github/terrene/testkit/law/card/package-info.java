/**
 * What card makers write: {@link io.github.terrene.testkit.law.card.RandomCardLaws} about cards made at random, {@link io.github.terrene.testkit.law.card.OwnEffectLaws}
 * about effects written in Java, {@link io.github.terrene.testkit.law.card.CardSheetLaws} about the texts of a set.
 */
@NullMarked
package io.github.terrene.testkit.law.card;

import org.jspecify.annotations.NullMarked;
