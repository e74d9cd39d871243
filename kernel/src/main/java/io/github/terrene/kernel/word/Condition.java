package io.github.terrene.kernel.word;

import io.github.terrene.kernel.card.Asks;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What must be true: "if the opponent's deck is larger than yours". A game and a card set add their own. */
public interface Condition extends Text, Asks.ForTruth {
    /** Whether it is true now. */
    boolean holds(Here here);

    /**
     * So many things are there: "there are 2 or more Humans of yours".
     *
     * @param comparison how their number must compare
     * @param number with what
     * @param who which things
     */
    record There(Comparison comparison, int number, Filter who) implements Condition {
        @Override
        public boolean holds(Here here) {
            return comparison.holds(who.in(here).size(), number);
        }

        @Override
        public Option<Boolean> always() {
            return number == 0 ? comparison.aboveZero() : Option.none();
        }

        @Override
        public void proofread(Proof proof) {
            proof.number(this, "a number", number);
        }
    }

    /**
     * Two amounts compared.
     *
     * @param one the first
     * @param comparison how they must compare
     * @param other the second
     */
    record Compared(Amount one, Comparison comparison, Amount other) implements Condition {
        @Override
        public boolean holds(Here here) {
            return comparison.holds(one.in(here), other.in(here));
        }

        @Override
        public Option<Boolean> always() {
            if (one.equals(other)) {
                return Option.some(comparison.holds(0, 0));
            } else if (one instanceof Amount.Fixed first && other instanceof Amount.Fixed second) {
                return Option.some(comparison.holds(first.number(), second.number()));
            }
            return one instanceof Amount.ScoreOf && other instanceof Amount.Fixed least && least.number() == 0
                    ? comparison.aboveZero()
                    : Option.none();
        }

        @Override
        public void proofread(Proof proof) {
            one.printed().appendAll(other.printed()).forEach(number -> proof.number(this, "a number", number));
        }
    }

    /**
     * Something is of a sort: "it is a Human". If there is nothing, it is not.
     *
     * @param whom what
     * @param what of which sort
     */
    record Is(Selection whom, Noun what) implements Condition {
        @Override
        public boolean holds(Here here) {
            Array<? extends Thing> all = whom.known(here);
            return all.nonEmpty() && all.forAll(thing -> what.fits(here.world(), thing));
        }

        @Override
        public void proofread(Proof proof) {
            proof.oneThing(this, whom);
            proof.noun(what);
        }
    }
}
