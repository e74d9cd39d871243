package io.github.terrene.examples.shelf;

import io.github.terrene.odyssey.setup.Edition;
import io.vavr.control.Option;

/**
 * What somebody may want of a game. What a game knows nothing of does not matter to it.
 *
 * @param cards cards of one's own, which are played besides the others
 * @param edition the edition of the rulebook of Terrene Odyssey
 * @param players how many draft
 */
public record Wish(Option<CardFile> cards, Edition edition, int players) {
    /** What is played if nothing else is said. */
    public static final Wish USUAL = new Wish(Option.none(), Edition.RULEBOOK, 12);
}
