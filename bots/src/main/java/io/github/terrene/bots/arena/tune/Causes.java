package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.measure.Regression;
import io.vavr.collection.Array;
import io.vavr.collection.Set;
import java.util.Arrays;

/**
 * What causes how a deal goes, by its place in the regression: first the meetings, then each number for each deck that has its card, then, if there are
 * several players, what it does more or less for each of them.
 *
 * @param meetings how many there are
 * @param numbers how many numbers of decks there are
 * @param players how many there are
 * @param ofDecks the places of numbers, by deck and dial; -1 if the deck has not the card
 */
record Causes(int meetings, int numbers, int players, int[][] ofDecks) {
    static Causes of(Array<Dial> dials, Array<Set<String>> decks, int players, int meetings) {
        int[][] places = new int[decks.size()][dials.size()];
        int next = meetings;
        for (int deck = 0; deck < decks.size(); deck++) {
            for (int dial = 0; dial < dials.size(); dial++) {
                boolean has = dials.get(dial).number().isOn(decks.get(deck));
                places[deck][dial] = has ? next++ : -1;
            }
        }
        return new Causes(meetings, next - meetings, players, places);
    }

    boolean differ() {
        return players > 1;
    }

    int size() {
        return meetings + numbers * (differ() ? 1 + players : 1);
    }

    int of(int deck, int dial) {
        return ofDecks[deck][dial];
    }

    /** What a player does more or less with it. */
    int of(int deck, int dial, int player) {
        return of(deck, dial) + numbers * (1 + player);
    }

    Regression.Row row(Influence.Deal deal) {
        Influence.Meeting meeting = deal.meeting();
        Found found = new Found(4 * deal.apart().size() + 1);
        found.add(meeting.place(), 1);
        for (int dial = 0; dial < deal.apart().size(); dial++) {
            add(found, meeting.one(), dial, meeting.player(), deal.apart().get(dial));
            add(found, meeting.other(), dial, meeting.player(), -deal.apart().get(dial));
        }
        return found.row(deal.share());
    }

    private void add(Found found, int deck, int dial, int player, int steps) {
        if (steps != 0 && of(deck, dial) >= 0) {
            found.add(of(deck, dial), steps);
            if (differ()) {
                found.add(of(deck, dial, player), steps);
            }
        }
    }

    /** The causes of one deal. */
    private static final class Found {
        private final int[] places;
        private final double[] strengths;
        private int count;

        Found(int most) {
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
