package io.github.terrene.terralore.action;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.terralore.trait.Lane;

/** Something that a player does. No action lets players destroy their own Creatures at will. */
@Rule("TL-8.5")
public sealed interface Action extends GameAction {
    /** The player who acts. */
    @Override
    Seat seat();

    /** Keeping the first hand, which is a secret choice. */
    @Rule("TL-4.2")
    record KeepHand(Seat seat) implements Action {}

    /** Shuffling the first hand back and drawing three cards, which is a secret choice. */
    @Rule("TL-4.2")
    record Redraw(Seat seat) implements Action {}

    /** A small choice of a plan that uses a card in hand. */
    @Rule({"TL-6.3", "TL-6.4"})
    sealed interface OfHand extends Action {
        /** The id of a card in hand. */
        String card();
    }

    /**
     * Placing the next card of a plan in a lane. Its cost is paid next, with {@link PayWith}.
     *
     * @param card the id of a card in hand
     * @param lane one of the player's two lanes
     */
    @Rule({"TL-6.1", "TL-6.3"})
    record PlaceCard(Seat seat, @Names(Named.CARD) String card, Lane lane) implements OfHand {}

    /**
     * Discarding a card to pay for the card placed last; several are named in ascending order of their ids.
     *
     * @param card the id of a card in hand
     */
    @Rule("TL-6.5")
    record PayWith(Seat seat, @Names(Named.CARD) String card) implements OfHand {}

    /** Handing in the plan, which cannot be changed after that. */
    @Rule({"TL-6.2", "TL-6.10"})
    record HandIn(Seat seat) implements Action {}

    /**
     * Answering an effect's question, or choosing the Creature that makes room for a fifth.
     *
     * @param choice one of the choices offered
     */
    @Rule({"TL-8.2", "TL-9.9"})
    record Choose(Seat seat, Choice choice) implements Action {}

    /** Conceding the game. */
    @Rule("TL-11.8")
    record Concede(Seat seat) implements Action {}
}
