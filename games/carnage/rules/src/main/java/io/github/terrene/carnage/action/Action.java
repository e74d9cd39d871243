package io.github.terrene.carnage.action;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;
import io.vavr.collection.Array;

/** Something that a player does. */
public sealed interface Action extends GameAction {
    /** The player who acts. */
    @Override
    Seat seat();

    /**
     * Keeping one of the drawn Legends: the kept Legends take the places of the spearhead in the order in which they were drawn.
     *
     * @param card the id of the card
     */
    @Rule({"CG-4.1", "CG-4.11"})
    record KeepLegend(Seat seat, @Names(Named.CARD) String card) implements Action {}

    /**
     * Keeping one of the drawn Relics for a kept Legend; several are named in the order in which they were drawn.
     *
     * @param card the id of the card
     * @param place the place of the Legend in the spearhead, from 1 to 3
     */
    @Rule({"CG-4.2", "CG-4.3", "CG-4.11"})
    record KeepRelic(
            Seat seat,
            @Names(Named.CARD) String card,
            @Names(Named.PLACE) int place) implements Action {}

    /** Keeping no more of the drawn Legends, or no more of the drawn Relics. */
    @Rule({"CG-4.1", "CG-4.2"})
    record EndDraft(Seat seat) implements Action {}

    /**
     * Burning cards, this one first; after that the player is asked for more.
     *
     * @param card the id of the card
     */
    @Rule("CG-6.3")
    record Burn(Seat seat, @Names(Named.CARD) String card) implements Action {}

    /** Looking at the top two cards of the player's Element deck. */
    @Rule("CG-6.4")
    record Meditate(Seat seat) implements Action {}

    /**
     * Using a power.
     *
     * @param place the place in the spearhead, from 1 to 3
     * @param bearer whether it is the power of the Legend or of the Relic
     * @param ability the place of the power among the abilities of the card, counted from 0
     */
    @Rule("CG-6.5")
    record UsePower(Seat seat, @Names(Named.PLACE) int place, CardKind bearer, int ability) implements Action {}

    /**
     * Placing a Location in the realm or a Monster in the nest.
     *
     * @param card the id of the card
     */
    @Rule({"CG-6.6", "CG-6.9"})
    record Place(Seat seat, @Names(Named.CARD) String card) implements Action {}

    /**
     * Adding a Legend or Relic to the spearhead.
     *
     * @param card the id of the card
     * @param place the place in the spearhead, from 1 to 3
     */
    @Rule({"CG-6.10", "CG-6.11"})
    record Add(
            Seat seat,
            @Names(Named.CARD) String card,
            @Names(Named.PLACE) int place) implements Action {}

    /**
     * Putting a card under the Legend or Relic of the same name in the spearhead.
     *
     * @param card the id of the card
     */
    @Rule("CG-6.12")
    record Reinforce(Seat seat, @Names(Named.CARD) String card) implements Action {}

    /** Attacking with the spearhead. */
    @Rule("CG-7.1")
    record Attack(Seat seat) implements Action {}

    /** Passing the Sword: the turn ends. */
    @Rule("CG-5.6")
    record PassSword(Seat seat) implements Action {}

    /**
     * Laying Element cards, secretly.
     *
     * @param cards the ids of the cards for rounds 1, 2 and 3
     */
    @Rule("CG-8.4")
    record Lay(Seat seat, @Names(Named.CARD) Array<String> cards) implements Action {}

    /**
     * The answer to a question.
     *
     * @param choice one of the choices offered
     */
    @Rule("CG-12.14")
    record Choose(Seat seat, Choice choice) implements Action {}

    /** Conceding the game. */
    @Rule("CG-13.4")
    record Concede(Seat seat) implements Action {}
}
