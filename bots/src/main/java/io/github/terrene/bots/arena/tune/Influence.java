package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.measure.Regression;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Set;

/**
 * What the numbers on cards do for the decks that have these cards, as far as games have shown it. Each number is taken to add the same to the log odds
 * of a deck with each step, whoever plays it against whom; how two decks do against each other apart from that is measured anew in each round for each
 * player.
 */
public final class Influence {
    /** Games are believed to be even before they are played, but hardly. */
    private static final double SPREAD_OF_GAMES = 2;

    /** A step is believed to do little, two or three games of 100, before anything is known: so chance is not taken for an influence. */
    private static final double SPREAD_OF_STEPS = 0.1;

    /** Near even chances, a game of 100 is so much in log odds. */
    private static final double GAMES_OF_100 = 25;

    private final Places places;
    private final Regression known;

    private Influence(Places places, Regression known) {
        this.places = places;
        this.known = known;
    }

    /**
     * A deal that was played from both sides.
     *
     * @param pair the place of the pair of decks and of who played them, over all rounds
     * @param decks the two decks
     * @param apart how far each number was from that of its round
     * @param share the share of the first deck
     */
    record Deal(int pair, Tuple2<Integer, Integer> decks, Array<Integer> apart, double share) {}

    /**
     * What follows from deals.
     *
     * @param pairs how many pairs there are over all rounds
     */
    static Influence of(Array<Dial> dials, Array<Set<String>> decks, int pairs, Array<Deal> deals) {
        Places places = Places.of(dials, decks, pairs);
        double[] spreads = new double[places.size()];
        for (int place = 0; place < spreads.length; place++) {
            spreads[place] = place < pairs ? SPREAD_OF_GAMES : SPREAD_OF_STEPS;
        }
        return new Influence(places, Regression.of(spreads, deals.map(places::row)));
    }

    /** The share that a deck is expected to have against another one after some numbers have changed by so many steps. */
    double expected(int pair, Tuple2<Integer, Integer> decks, Array<Integer> apart) {
        double odds = known.estimate(pair);
        for (int dial = 0; dial < apart.size(); dial++) {
            int steps = apart.get(dial);
            if (steps != 0) {
                odds += steps * (odds(decks._1, dial) - odds(decks._2, dial));
            }
        }
        return Regression.chance(odds);
    }

    private double odds(int deck, int dial) {
        int place = places.of(deck, dial);
        return place < 0 ? 0 : known.estimate(place);
    }

    /** What a step more does for a deck, in games of 100 between equals; 0 if the card is not in it. */
    public double games(int deck, int dial) {
        return GAMES_OF_100 * odds(deck, dial);
    }

    /** How sure that is: 95 of 100 times it is so near. */
    public double margin(int deck, int dial) {
        int place = places.of(deck, dial);
        return place < 0 ? 0 : 2 * GAMES_OF_100 * known.deviation(place);
    }

    /**
     * Where each cause stands in the regression: first the pairs, then each number for each deck that has its card.
     *
     * @param pairs how many pairs there are
     * @param ofDecks by deck and dial; -1 if the deck has not the card
     */
    private record Places(int pairs, int size, int[][] ofDecks) {
        static Places of(Array<Dial> dials, Array<Set<String>> decks, int pairs) {
            int[][] places = new int[decks.size()][dials.size()];
            int next = pairs;
            for (int deck = 0; deck < decks.size(); deck++) {
                for (int dial = 0; dial < dials.size(); dial++) {
                    boolean has = dials.get(dial).number().isOn(decks.get(deck));
                    places[deck][dial] = has ? next++ : -1;
                }
            }
            return new Places(pairs, next, places);
        }

        int of(int deck, int dial) {
            return ofDecks[deck][dial];
        }

        Regression.Row row(Deal deal) {
            int[] causes = new int[2 * deal.apart().size() + 1];
            double[] strengths = new double[causes.length];
            causes[0] = deal.pair();
            strengths[0] = 1;
            int count = 1;
            for (int dial = 0; dial < deal.apart().size(); dial++) {
                int steps = deal.apart().get(dial);
                for (int side = 0; side < 2 && steps != 0; side++) {
                    int place = of(side == 0 ? deal.decks()._1 : deal.decks()._2, dial);
                    if (place >= 0) {
                        causes[count] = place;
                        strengths[count++] = side == 0 ? steps : -steps;
                    }
                }
            }
            return new Regression.Row(
                    java.util.Arrays.copyOf(causes, count), java.util.Arrays.copyOf(strengths, count), 2, deal.share());
        }
    }
}
