package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.measure.Regression;
import io.vavr.collection.Array;
import io.vavr.collection.Set;

/**
 * What the numbers on cards do for the decks that have these cards, as far as games have shown it. Each number is taken to add the same to the log odds
 * of a deck with each step, against whatever deck; for different players it may be something more or less. How two decks do against each other apart from
 * that is measured anew in each round for each player.
 */
public final class Influence {
    /** Games are believed to be even before they are played, but hardly. */
    private static final double SPREAD_OF_GAMES = 2;

    /** A step is believed to do little, two or three games of 100, before anything is known: so chance is not taken for an influence. */
    private static final double SPREAD_OF_STEPS = 0.1;

    /** What it does for one of the players is believed to be much the same as for the others. */
    private static final double SPREAD_OF_PLAYERS = 0.07;

    /** Near even chances, a game of 100 is so much in log odds. */
    private static final double GAMES_OF_100 = 25;

    private final Causes causes;
    private final Regression known;

    private Influence(Causes causes, Regression known) {
        this.causes = causes;
        this.known = known;
    }

    /**
     * Two decks in a round, and who plays them.
     *
     * @param place the place of the pair of decks and of who plays them, over all rounds
     * @param player who plays both
     * @param one a deck
     * @param other the deck against it
     */
    record Meeting(int place, int player, int one, int other) {}

    /**
     * A deal that was played from both sides.
     *
     * @param apart how far each number was from that of its round
     * @param share the share of the first deck
     */
    record Deal(Meeting meeting, Array<Integer> apart, double share) {}

    /**
     * What follows from deals.
     *
     * @param players how many different ones there are
     * @param meetings how many there are over all rounds
     */
    static Influence of(Array<Dial> dials, Array<Set<String>> decks, int players, int meetings, Array<Deal> deals) {
        Causes causes = Causes.of(dials, decks, players, meetings);
        double[] spreads = new double[causes.size()];
        for (int place = 0; place < spreads.length; place++) {
            spreads[place] = place < meetings
                    ? SPREAD_OF_GAMES
                    : place < meetings + causes.numbers() ? SPREAD_OF_STEPS : SPREAD_OF_PLAYERS;
        }
        return new Influence(causes, Regression.of(spreads, deals.map(causes::row)));
    }

    /** The share that the first deck is expected to have after some numbers have changed by so many steps. */
    double expected(Meeting meeting, Array<Integer> apart) {
        double odds = known.estimate(meeting.place());
        for (int dial = 0; dial < apart.size(); dial++) {
            int steps = apart.get(dial);
            if (steps != 0) {
                odds += steps
                        * (odds(meeting.one(), dial, meeting.player()) - odds(meeting.other(), dial, meeting.player()));
            }
        }
        return Regression.chance(odds);
    }

    private double odds(int deck, int dial, int player) {
        int place = causes.of(deck, dial);
        return place < 0
                ? 0
                : known.estimate(place) + (causes.differ() ? known.estimate(causes.of(deck, dial, player)) : 0);
    }

    /** What a step more does for a deck, whoever plays it, in games of 100 between equals; 0 if the card is not in it. */
    public double games(int deck, int dial) {
        int place = causes.of(deck, dial);
        return place < 0 ? 0 : GAMES_OF_100 * known.estimate(place);
    }

    /** How sure that is: 95 of 100 times it is so near. */
    public double margin(int deck, int dial) {
        int place = causes.of(deck, dial);
        return place < 0 ? 0 : 2 * GAMES_OF_100 * known.deviation(place);
    }
}
