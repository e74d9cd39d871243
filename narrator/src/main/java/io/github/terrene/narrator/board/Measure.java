package io.github.terrene.narrator.board;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * The number by which the cards of a deck are laid out in a curve: what a card costs, say, or its level.
 *
 * @param word what the number is called
 * @param number how much of it is printed on the card
 */
public record Measure(@Names(Named.SENTENCE) String word, int number) {}
