package io.github.terrene.shelf;

import io.vavr.control.Option;

/**
 * What somebody may want of a game. What a game knows nothing of does not matter to it.
 *
 * @param cards cards of one's own, which are played besides the others
 * @param edition the name of an edition of its rulebook; none for the usual one
 * @param players how many play, one of {@link ShelvedGame#players}; none for as many as usual
 */
public record Wish(Option<CardFile> cards, Option<String> edition, Option<Integer> players) {
    /** What is played if nothing else is said. */
    public static final Wish USUAL = new Wish(Option.none(), Option.none(), Option.none());

    /** The same with so many players. */
    public Wish withPlayers(int number) {
        return new Wish(cards, edition, Option.some(number));
    }

    /** The same by another edition of the rulebook. */
    public Wish withEdition(String name) {
        return new Wish(cards, Option.some(name), players);
    }
}
