package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.ability.Happening;

/** What a player can choose when a question asks for it. */
public sealed interface Choice {
    /** The refusal when nothing asks for such a choice. */
    Rejection unasked();

    /** What an ability must know before it can do anything. */
    @Rule("TO-8.5")
    sealed interface OfAim extends Choice permits Target, Opponent, Mode {}

    /**
     * The Character or the Terrain at which an ability is aimed.
     *
     * @param number the number in play of the Character or Terrain
     */
    @Rule("TO-8.5")
    record Target(@Names(Named.IN_PLAY) int number) implements OfAim {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5/no-target-asked", "nothing asks for a target");
        }
    }

    /**
     * The opponent at which an ability is aimed.
     *
     * @param seat that player's seat
     */
    @Rule({"TO-8.5", "TO-13.14"})
    record Opponent(Seat seat) implements OfAim {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5/no-opponent-asked", "nothing asks for an opponent");
        }
    }

    /**
     * Which of several things an ability does, where the player has a choice.
     *
     * @param place the place of the chosen effects in the text, counted from 0
     */
    @Rule("TO-8.5")
    record Mode(int place) implements OfAim {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5/no-mode-asked", "nothing asks what an ability should do");
        }
    }

    /**
     * Which event an ability answers, if it could answer several and it makes a difference.
     *
     * @param happening one of the events that the ability could answer
     */
    @Rule({"TO-8.7", "TO-8.23"})
    record Answered(Happening happening) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.7/no-happening-asked", "nothing asks which happening is answered");
        }
    }

    /**
     * A card to discard from the hand as a cost.
     *
     * @param card the id of the card
     */
    @Rule("TO-8.32")
    record Discarded(@Names(Named.CARD) String card) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.32/no-card-payment-asked", "nothing asks for a card to pay with");
        }
    }

    /**
     * A Character to dismiss as a cost.
     *
     * @param member the number in play of the Character
     */
    @Rule("TO-8.32")
    record Dismissed(@Names(Named.IN_PLAY) int member) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.32/no-character-payment-asked", "nothing asks for a Character to pay with");
        }
    }

    /**
     * A card chosen for an effect under way.
     *
     * @param id the id of the card
     */
    @Rule({"TO-8.5", "TO-8.36"})
    record Card(@Names(Named.CARD) String id) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5/no-card-asked", "nothing asks you for a card");
        }
    }

    /** No card, or no more cards, chosen for an effect under way. */
    @Rule("TO-8.36")
    record Nothing() implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.36/no-card-asked", "nothing asks you for a card");
        }
    }

    /**
     * One of your inactive Terrains, chosen for an effect under way.
     *
     * @param number the number in play of the Terrain
     */
    @Rule("TO-4.22")
    record Terrain(@Names(Named.IN_PLAY) int number) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-8.5/no-terrain-asked", "nothing asks for a Terrain");
        }
    }

    /**
     * What a Character gains for its fifth XP or a later one.
     *
     * @param tier the tier of the active Terrain's XP gain tree, from 1
     */
    @Rule("TO-6.3")
    record Gain(int tier) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-6.3/no-gain-asked", "nothing asks for a gain");
        }
    }

    /**
     * The player who goes first.
     *
     * @param seat that player's seat
     */
    @Rule({"TO-3.5", "TO-2.7", "TO-13.13"})
    record Starter(Seat seat) implements Choice {
        @Override
        public Rejection unasked() {
            return Rejection.of("TO-3.5/no-starter-asked", "nothing asks who goes first");
        }
    }
}
