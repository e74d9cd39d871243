package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.measure.Regression;
import io.vavr.collection.Array;
import io.vavr.collection.Set;
import java.util.Arrays;

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

    private final Places places;
    private final Regression known;

    private Influence(Places places, Regression known) {
        this.places = places;
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
        Places places = Places.of(dials, decks, players, meetings);
        double[] spreads = new double[places.size()];
        for (int place = 0; place < spreads.length; place++) {
            spreads[place] = place < meetings
                    ? SPREAD_OF_GAMES
                    : place < meetings + places.causes() ? SPREAD_OF_STEPS : SPREAD_OF_PLAYERS;
        }
        return new Influence(places, Regression.of(spreads, deals.map(places::row)));
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
        int place = places.of(deck, dial);
        return place < 0
                ? 0
                : known.estimate(place) + (places.differ() ? known.estimate(places.of(deck, dial, player)) : 0);
    }

    /** What a step more does for a deck, whoever plays it, in games of 100 between equals; 0 if the card is not in it. */
    public double games(int deck, int dial) {
        int place = places.of(deck, dial);
        return place < 0 ? 0 : GAMES_OF_100 * known.estimate(place);
    }

    /** How sure that is: 95 of 100 times it is so near. */
    public double margin(int deck, int dial) {
        int place = places.of(deck, dial);
        return place < 0 ? 0 : 2 * GAMES_OF_100 * known.deviation(place);
    }

    /**
     * Where each cause stands in the regression: first the meetings, then each number for each deck that has its card, then, if there are several players,
     * what it does more or less for each of them.
     *
     * @param meetings how many there are
     * @param causes how many numbers of decks there are
     * @param players how many there are
     * @param ofDecks by deck and dial; -1 if the deck has not the card
     */
    private record Places(int meetings, int causes, int players, int[][] ofDecks) {
        static Places of(Array<Dial> dials, Array<Set<String>> decks, int players, int meetings) {
            int[][] places = new int[decks.size()][dials.size()];
            int next = meetings;
            for (int deck = 0; deck < decks.size(); deck++) {
                for (int dial = 0; dial < dials.size(); dial++) {
                    boolean has = dials.get(dial).number().isOn(decks.get(deck));
                    places[deck][dial] = has ? next++ : -1;
                }
            }
            return new Places(meetings, next - meetings, players, places);
        }

        boolean differ() {
            return players > 1;
        }

        int size() {
            return meetings + causes * (differ() ? 1 + players : 1);
        }

        int of(int deck, int dial) {
            return ofDecks[deck][dial];
        }

        /** What a player does more or less with it. */
        int of(int deck, int dial, int player) {
            return of(deck, dial) + causes * (1 + player);
        }

        Regression.Row row(Deal deal) {
            Meeting meeting = deal.meeting();
            Causes row = new Causes(4 * deal.apart().size() + 1);
            row.add(meeting.place(), 1);
            for (int dial = 0; dial < deal.apart().size(); dial++) {
                add(row, meeting.one(), dial, meeting.player(), deal.apart().get(dial));
                add(row, meeting.other(), dial, meeting.player(), -deal.apart().get(dial));
            }
            return row.row(deal.share());
        }

        private void add(Causes row, int deck, int dial, int player, int steps) {
            if (steps != 0 && of(deck, dial) >= 0) {
                row.add(of(deck, dial), steps);
                if (differ()) {
                    row.add(of(deck, dial, player), steps);
                }
            }
        }
    }

    /** Causes of what happened in a deal. */
    private static final class Causes {
        private final int[] places;
        private final double[] strengths;
        private int count;

        Causes(int most) {
            places = new int[most];
            strengths = new double[most];
        }

        void add(int place, double strength) {
            places[count] = place;
            strengths[count++] = strength;
        }

        Regression.Row row(double share) {
            return new Regression.Row(Arrays.copyOf(places, count), Arrays.copyOf(strengths, count), 2, share);
        }
    }
}
