package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** How much or how many. An amount beyond {@link #MOST} counts as that much, so that sums do not overflow. */
public sealed interface Amount extends Text {
    /** The highest amount, more than any number in a game. */
    int MOST = 1_000_000;

    /** How much it is now, from minus {@link #MOST} to {@link #MOST}. */
    int in(Here here);

    /** The numbers that are printed in it. */
    Array<Integer> printed();

    /**
     * A number.
     *
     * @param number the number
     */
    record Fixed(int number) implements Amount {
        @Override
        public int in(Here here) {
            return within(number);
        }

        @Override
        public Array<Integer> printed() {
            return Array.of(number);
        }
    }

    /**
     * So much for each: "2 for each Human of yours".
     *
     * @param number how much for each
     * @param who which things are counted
     */
    record ForEach(int number, Filter who) implements Amount {
        @Override
        public int in(Here here) {
            return within((long) number * who.in(here).size());
        }

        @Override
        public Array<Integer> printed() {
            return Array.of(number);
        }
    }

    /**
     * A number of a thing: "the ATK of this card". Those of several count together.
     *
     * @param whose of which thing
     * @param stat which number
     */
    record StatOf(Selection whose, Stat stat) implements Amount {
        @Override
        public int in(Here here) {
            Array<? extends Thing> all = whose.known(here);
            long sum = 0;
            for (int i = 0; i < all.size(); i++) {
                sum += here.world().stat(all.get(i), stat);
            }
            return within(sum);
        }

        @Override
        public Array<Integer> printed() {
            return Array.empty();
        }

        @Override
        public void proofread(Proof proof) {
            proof.asked(whose, stat);
        }
    }

    /**
     * A number of a player: "the cards in your hand". Those of several count together.
     *
     * @param whose of which player
     * @param score which number
     */
    record ScoreOf(Whose whose, Score score) implements Amount {
        @Override
        public int in(Here here) {
            Array<Seat> players = here.world().inOrder();
            long sum = 0;
            for (int i = 0; i < players.size(); i++) {
                sum += whose.means(here.you(), players.get(i)) ? here.world().score(players.get(i), score) : 0;
            }
            return within(sum);
        }

        @Override
        public Array<Integer> printed() {
            return Array.empty();
        }
    }

    private static int within(long number) {
        return (int) Math.max(-MOST, Math.min(MOST, number));
    }
}
