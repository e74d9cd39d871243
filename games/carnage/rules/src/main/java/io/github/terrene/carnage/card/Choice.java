package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/** The answer to a question. */
public sealed interface Choice {
    /** Whether only the asked player may know that it can be chosen. */
    default boolean secret() {
        return false;
    }

    /** Whether it names what there can be: no null, and only places and rounds that there are, apart from who or what is there now. */
    default boolean inRange() {
        return true;
    }

    /**
     * Yes or no, for example to blocking or to keeping a Legend.
     *
     * @param yes whether the answer is yes
     */
    record Answer(boolean yes) implements Choice {
        /** Yes. */
        public static final Answer YES = new Answer(true);

        /** No. */
        public static final Answer NO = new Answer(false);

        /** Both, yes first. */
        public static final Array<Choice> BOTH = Array.of(YES, NO);
    }

    /** Keeping a beaten Legend by an effect. */
    @Rule("CG-12.12")
    record Rescued() implements Choice {}

    /** None of what is offered, or nothing more. */
    record Nothing() implements Choice {
        /** The only one. */
        public static final Nothing NOTHING = new Nothing();
    }

    /** A deck to draw from. */
    record From(DeckKind deck) implements Choice {
        @Override
        public boolean inRange() {
            return deck != null;
        }
    }

    /** An element. */
    record OfElement(Element element) implements Choice {
        @Override
        public boolean inRange() {
            return element != null && element.name() != null;
        }
    }

    /**
     * A place in the spearhead, and what stands there.
     *
     * @param place the place, from 1 to 3
     */
    record At(@Names(Named.PLACE) int place) implements Choice {
        @Override
        public boolean inRange() {
            return fromOneToThree(place);
        }
    }

    /**
     * A card in the chooser's hand.
     *
     * @param card the id of the card
     */
    record InHand(@Names(Named.CARD) String card) implements Choice {
        @Override
        public boolean secret() {
            return true;
        }
    }

    /**
     * A Location in a realm, a Monster in a nest or a card on a discard pile, whichever the question is about.
     *
     * @param card the id of the card
     */
    record OnTable(@Names(Named.CARD) String card) implements Choice {
        @Override
        public boolean inRange() {
            return card != null;
        }
    }

    /**
     * A card in play.
     *
     * @param of the player in whose domain it is
     * @param card the id of the card
     */
    @Rule("CG-12.17")
    record InPlay(Seat of, @Names(Named.CARD) String card) implements Choice {
        @Override
        public boolean inRange() {
            return of != null && card != null && Players.has(of);
        }
    }

    /**
     * One of several things that can happen.
     *
     * @param place its place in the text, counted from 0
     */
    @Rule("CG-12.19")
    record OneOf(int place) implements Choice {
        @Override
        public boolean inRange() {
            return place >= 0;
        }
    }

    /**
     * Which fighter acts in which round.
     *
     * @param fighters the fighters for rounds 1, 2 and 3: the place of a Legend in the spearhead, or of a Monster in the nest as it is listed,
     *     counted from 1; 0 for nobody
     */
    @Rule({"CG-7.3", "CG-7.7", "CG-10.3"})
    record Order(@Names(Named.PLACE) Array<Integer> fighters) implements Choice {
        @Override
        public boolean inRange() {
            return fighters != null
                    && fighters.forAll(fighter -> fighter != null && (fighter == 0 || fromOneToThree(fighter)));
        }
    }

    /**
     * Two rounds whose fighters are exchanged.
     *
     * @param one the number of the earlier round
     * @param other the number of the later round
     */
    @Rule({"CG-12.4", "CG-12.9"})
    record Pair(int one, int other) implements Choice {
        @Override
        public boolean inRange() {
            return fromOneToThree(one) && fromOneToThree(other);
        }
    }

    /**
     * Which of the Element cards that were looked at go back, and in which order; the others are discarded.
     *
     * @param kept the ids of the cards that go back, the top one first
     */
    @Rule("CG-6.4")
    record Kept(@Names(Named.CARD) Array<String> kept) implements Choice {
        @Override
        public boolean secret() {
            return true;
        }
    }

    private static boolean fromOneToThree(int number) {
        return number >= 1 && number <= 3;
    }
}
