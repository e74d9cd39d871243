package io.github.terrene.narrator;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;

/**
 * A card set as it stands while somebody writes it.
 *
 * @param cards the cards that are understood, in the order of the text
 * @param problems everything that is not understood, each with its line and column
 * @param understood the text without what is not understood: whatever is in it is still in the same line
 * @param <K> cards
 */
public record Manuscript<K>(Array<K> cards, Array<Problem> problems, String understood) {}
