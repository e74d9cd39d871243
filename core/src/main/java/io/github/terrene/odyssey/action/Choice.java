package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;

/** What a player can choose when a question asks for it. */
public sealed interface Choice {
    /** The refusal when nothing asks for such a choice. */
    Rejection unasked();

    /** Whether it is complete: mappers leave null what a text does not name. */
    default boolean whole() {
        return true;
    }

    /** What an ability must know before it can do anything. */
    @Rule("TO-8.5")
    sealed interface OfAim extends Choice permits Target, Opponent, Mode {}

    /**
     * The Character or the Terrain at which an ability is aimed.
     *
     * @param number its number in play
     */
    @Rule("TO-8.5")
    record Target(int number) implements OfAim {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5", "nothing asks for a target");
        }
    }

    /**
     * The opponent at whom an ability is aimed.
     *
     * @param seat whose
     */
    @Rule({"TO-8.5", "TO-13.14"})
    record Opponent(Seat seat) implements OfAim {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5", "nothing asks for an opponent");
        }

        @Override
        public boolean whole() {
            return seat != null;
        }
    }

    /**
     * Which of several things an ability does.
     *
     * @param place its place in the text, from 0
     */
    @Rule("TO-8.5")
    record Mode(int place) implements OfAim {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5", "nothing asks what an ability is to do");
        }
    }

    /**
     * Which happening an ability answers, if it could answer several that differ.
     *
     * @param happening one of those that the ability was activated for
     */
    @Rule({"TO-8.7", "TO-8.23"})
    record Answered(Happening happening) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.7", "nothing asks which happening is answered");
        }

        @Override
        public boolean whole() {
            return happening != null;
        }
    }

    /**
     * A card that is discarded from the hand as a cost.
     *
     * @param card its id
     */
    @Rule("TO-8.32")
    record Discarded(String card) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.32", "nothing asks for a card to pay with");
        }

        @Override
        public boolean whole() {
            return card != null;
        }
    }

    /**
     * A Character that is dismissed as a cost.
     *
     * @param member its number in play
     */
    @Rule("TO-8.32")
    record Dismissed(int member) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.32", "nothing asks for a Character to pay with");
        }
    }

    /**
     * A card, in the middle of an effect.
     *
     * @param id the card
     */
    @Rule({"TO-8.5", "TO-8.36"})
    record Card(String id) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5", "nothing asks you for a card");
        }

        @Override
        public boolean whole() {
            return id != null;
        }
    }

    /** No card, or no more. */
    @Rule("TO-8.36")
    record Nothing() implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.36", "nothing asks you for a card");
        }
    }

    /**
     * One of your inactive Terrains, in the middle of an effect.
     *
     * @param number its number in play
     */
    @Rule("TO-4.22")
    record Terrain(int number) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5", "nothing asks for a Terrain");
        }
    }

    /**
     * What a Character with 5 XP or more gains.
     *
     * @param tier of its Terrain's XP gain tree, from 1
     */
    @Rule("TO-6.3")
    record Gain(int tier) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-6.3", "nothing asks for a gain");
        }
    }

    /**
     * Who goes first.
     *
     * @param seat whose
     */
    @Rule({"TO-3.5", "TO-2.7", "TO-13.13"})
    record Starter(Seat seat) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-3.5", "nothing asks who goes first");
        }

        @Override
        public boolean whole() {
            return seat != null;
        }
    }
}
