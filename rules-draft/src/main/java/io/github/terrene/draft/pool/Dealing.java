package io.github.terrene.draft.pool;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/**
 * How a shuffled pool is dealt into piles: one for each player and round.
 *
 * @param players the number of players
 * @param rounds the number of rounds, in each of which each player takes a pile
 * @param size the number of cards in a pile
 */
@Rule({"TO-14.2", "TO-14.3", "TO-14.5"})
public record Dealing(int players, int rounds, int size) {
    /** The fewest players. */
    public static final int FEWEST_PLAYERS = 3;

    /** The most players. */
    public static final int MOST_PLAYERS = 12;

    /** The printed size of a pile, for 3 to 12 players. */
    private static final int[] PRINTED = {12, 9, 14, 12, 10, 13, 12, 10, 7, 9};

    /**
     * Dealing for a number of players: piles of the printed size, or of as many cards as fill them all equally.
     *
     * @param players from 3 to 12
     * @param cards how many cards the pool has
     * @throws IllegalArgumentException if there are not 3 to 12 players
     */
    public static Dealing of(int players, int cards) {
        if (!seats(players)) {
            throw new IllegalArgumentException("a draft has 3 to 12 players, not " + players);
        }
        int rounds = players == 10 || players == 11 ? 4 : 3;
        int printed = PRINTED[players - FEWEST_PLAYERS];
        return new Dealing(players, rounds, Math.min(printed, cards / (rounds * players)));
    }

    /** Whether a draft is for that many players. */
    @Rule("TO-14.1")
    public static boolean seats(int players) {
        return players >= FEWEST_PLAYERS && players <= MOST_PLAYERS;
    }

    /** How many cards each player picks in all. */
    public int picks() {
        return rounds * size;
    }

    /** The fewest cards of a pool from which each player picks at least that many: in all rounds, all piles are equally large. */
    public int cardsFor(int picks) {
        int pile = (picks + rounds - 1) / rounds; // rounded up
        return players * rounds * pile;
    }

    /** How many cards are in piles. */
    public int dealt() {
        return picks() * players;
    }

    /**
     * The piles of the next round, by seat, each in the order of the catalogue.
     *
     * @param shuffled the cards that are not yet dealt, in the order of the shuffled pool
     */
    @Rule("TO-14.18")
    public Array<Array<Card>> piles(Array<Card> shuffled) {
        return Array.range(0, players)
                .map(seat -> shuffled.slice(seat * size, (seat + 1) * size).sortBy(Card::id));
    }
}
