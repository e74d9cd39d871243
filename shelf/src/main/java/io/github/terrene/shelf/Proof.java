package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A card file as it stands while somebody writes it: what is understood can be looked at while other cards in it are still wrong.
 *
 * @param language in which it is written
 * @param cards the cards of the game, and those of the file that are understood
 * @param own the ids of these, in the order of the file
 * @param problems everything that is wrong with it, each with its place
 * @param hints what is legal and probably meant otherwise
 */
public record Proof(Wording language, Cards cards, Array<String> own, Seq<Problem> problems, Seq<Problem> hints) {}
