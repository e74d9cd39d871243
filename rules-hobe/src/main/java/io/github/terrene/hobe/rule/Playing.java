package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * A card that is about to be played.
 *
 * @param card the card in the hand
 * @param targets its bearer or targets
 */
@Rule("HB-7.2")
record Playing(Card card, Array<Choice> targets) {}
