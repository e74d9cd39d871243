package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Sense;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What only a player of Carnage chooses: a place, a deck, an order. */
public sealed interface OwnChoice extends Choice {
    /** Keeping a beaten Legend by an effect. */
    @Rule("CG-12.12")
    record Rescued() implements OwnChoice {}

    /** None of what is offered, or nothing more. */
    record Nothing() implements OwnChoice {
        /** The only one. */
        public static final Nothing NOTHING = new Nothing();

        @Override
        public int weight(Sense sense, @Nullable Thing meant) {
            return sense.enough();
        }
    }

    /** A deck to draw from. */
    record From(DeckKind deck) implements OwnChoice {
        @Override
        public boolean inRange() {
            return deck != null;
        }
    }

    /** An element. */
    record OfElement(Element element) implements OwnChoice {
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
    record At(@Names(Named.PLACE) int place) implements OwnChoice {
        @Override
        public boolean inRange() {
            return fromOneToThree(place);
        }
    }

    /**
     * A Location in a realm, a Monster in a nest or a card on a discard pile, whichever the question is about.
     *
     * @param card the id of the card
     */
    record OnTable(@Names(Named.CARD) String card) implements OwnChoice {
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
    record InPlay(Seat of, @Names(Named.CARD) String card) implements OwnChoice {
        @Override
        public boolean inRange() {
            return of != null && card != null && Players.has(of);
        }
    }

    /**
     * Which fighter acts in which round.
     *
     * @param fighters the fighters for rounds 1, 2 and 3: the place of a Legend in the spearhead, or of a Monster in the nest as it is listed,
     *     counted from 1; 0 for nobody
     */
    @Rule({"CG-7.3", "CG-7.7", "CG-10.3"})
    record Order(@Names(Named.PLACE) Array<Integer> fighters) implements OwnChoice {
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
    record Pair(int one, int other) implements OwnChoice {
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
    record Kept(@Names(Named.CARD) Array<String> kept) implements OwnChoice {
        @Override
        public boolean secret() {
            return true;
        }
    }

    private static boolean fromOneToThree(int number) {
        return number >= 1 && number <= 3;
    }
}
