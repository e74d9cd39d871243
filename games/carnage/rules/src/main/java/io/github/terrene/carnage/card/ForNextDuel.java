package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Deed;

/** What a text leaves behind for the next duel in which its player takes part. */
@Rule({"CG-12.4", "CG-12.9"})
public sealed interface ForNextDuel {
    /** What it adds to the strength in each round with a card of that element from the player's Element deck; negative if it takes away. */
    default int strengthens(Element laid) {
        return 0;
    }

    /** What it adds to a value of a Legend; negative if it takes away. */
    default int raises(String legend, Element element) {
        return 0;
    }

    /** By what it multiplies a value of a Legend. */
    default int multiplies(String legend, Element element) {
        return 1;
    }

    /** Whether it forbids a Legend something. */
    default boolean forbids(String legend, Deed deed) {
        return false;
    }

    /** Something in an element. */
    sealed interface InElement extends ForNextDuel {
        /** The element. */
        Element element();

        /** How much, from 1 to 1000000 ({@link Bounds#MOST}). */
        int number();

        /** The same with another number. */
        InElement with(int number);
    }

    /** Something that concerns one Legend. */
    sealed interface OfLegend extends ForNextDuel {
        /** The id of the Legend. */
        String legend();
    }

    /** More strength in each round with a card of that element from the player's Element deck. */
    @Rule("CG-12.10")
    record Bonus(Element element, int number) implements InElement {
        @Override
        public int strengthens(Element laid) {
            return element.equals(laid) ? number : 0;
        }

        @Override
        public Bonus with(int other) {
            return new Bonus(element, other);
        }
    }

    /** Less strength in each round with a card of that element from the player's Element deck. */
    @Rule("CG-12.10")
    record Malus(Element element, int number) implements InElement {
        @Override
        public int strengthens(Element laid) {
            return element.equals(laid) ? -number : 0;
        }

        @Override
        public Malus with(int other) {
            return new Malus(element, other);
        }
    }

    /** A value of a Legend is higher. */
    @Rule("CG-12.21")
    record Raised(@Names(Named.CARD) String legend, Element element, int number) implements InElement, OfLegend {
        @Override
        public int raises(String one, Element in) {
            return legend.equals(one) && element.equals(in) ? number : 0;
        }

        @Override
        public Raised with(int other) {
            return new Raised(legend, element, other);
        }
    }

    /** A value of a Legend is lower. */
    @Rule("CG-12.21")
    record Lowered(@Names(Named.CARD) String legend, Element element, int number) implements InElement, OfLegend {
        @Override
        public int raises(String one, Element in) {
            return legend.equals(one) && element.equals(in) ? -number : 0;
        }

        @Override
        public Lowered with(int other) {
            return new Lowered(legend, element, other);
        }
    }

    /** A value of a Legend is multiplied. */
    @Rule("CG-12.21")
    record Multiplied(@Names(Named.CARD) String legend, Element element, int number) implements InElement, OfLegend {
        @Override
        public int multiplies(String one, Element in) {
            return legend.equals(one) && element.equals(in) ? number : 1;
        }

        @Override
        public Multiplied with(int other) {
            return new Multiplied(legend, element, other);
        }
    }

    /** A Legend cannot do something. */
    @Rule("CG-12.22")
    record Forbidden(@Names(Named.CARD) String legend, Act deed) implements OfLegend {
        @Override
        public boolean forbids(String one, Deed asked) {
            return deed == asked && legend.equals(one);
        }
    }

    /** Two fighters of the opponent change places after both companies have been ordered. */
    @Rule({"CG-12.4", "CG-12.9"})
    record Exchange() implements ForNextDuel {}

    /** One beaten Legend may be kept without paying a Raïven. */
    @Rule("CG-12.12")
    record Rescue() implements ForNextDuel {}

    /** Ties are won. */
    @Rule("CG-12.5")
    record TiesWon() implements ForNextDuel {}
}
