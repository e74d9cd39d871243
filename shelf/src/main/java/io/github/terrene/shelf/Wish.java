package io.github.terrene.shelf;

import io.github.terrene.bots.arena.Erratum;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What somebody may want of a game. What a game knows nothing of does not matter to it.
 *
 * @param cards cards of one's own, which are played besides the others
 * @param edition the name of an edition of its rulebook; none for the usual one
 * @param players how many play, one of {@link ShelvedGame#players}; none for as many as usual
 * @param errata the numbers that cards have instead of the printed ones
 */
public record Wish(Option<CardFile> cards, Option<String> edition, Option<Integer> players, Array<Erratum> errata) {
    /** What is played if nothing else is said. */
    public static final Wish USUAL = new Wish(Option.none(), Option.none(), Option.none(), Array.empty());

    /** The same with so many players. */
    public Wish withPlayers(int number) {
        return new Wish(cards, edition, Option.some(number), errata);
    }

    /** The same by another edition of the rulebook. */
    public Wish withEdition(String name) {
        return new Wish(cards, Option.some(name), players, errata);
    }

    /** The same with cards of one's own. */
    public Wish withCards(CardFile own) {
        return new Wish(Option.some(own), edition, players, errata);
    }

    /** The same with other numbers on cards. */
    public Wish withErrata(Array<Erratum> numbers) {
        return new Wish(cards, edition, players, numbers);
    }
}
