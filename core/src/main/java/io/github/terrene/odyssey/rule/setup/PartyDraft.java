package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.table.DifferentCards;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What one player has chosen for the starting party so far.
 *
 * @param slots the Characters, in ascending order of their ids, with what they hold
 * @param terrain the id of the Terrain, which is chosen last
 */
@Rule({"TO-3.7", "TO-14.7"})
public record PartyDraft(
        Array<Slot> slots, @Names(Named.CARD) Option<String> terrain) implements Ballot.Choice {
    /** Nothing chosen yet. */
    public static final PartyDraft EMPTY = new PartyDraft(Array.empty(), Option.none());

    /**
     * A Character and what it holds.
     *
     * @param character the id of the Character
     * @param card the id of the card it holds; none until the card is chosen, and in the end only where the deck has too few (14.7)
     */
    @Rule("TO-14.7")
    public record Slot(
            @Names(Named.CARD) String character,
            @Names(Named.CARD) Option<String> card) {
        /** The ids of the Character and, where there is one, of what it holds. */
        Array<String> cards() {
            return card.isEmpty() ? Array.of(character) : Array.of(character, card.get());
        }

        private Array<Action> actions(Seat seat) {
            Action taken = new PlaceCharacter(seat, character);
            return card.isEmpty() ? Array.of(taken) : Array.of(taken, new PlaceAssignable(seat, card.get()));
        }
    }

    /** Whether everything has been chosen. */
    @Override
    public boolean complete() {
        return terrain.isDefined();
    }

    /** The ids in the order of the choice: a Character, what it holds, the next Character, ..., the Terrain. */
    public Array<String> cards() {
        return slots.flatMap(Slot::cards).appendAll(terrain);
    }

    /** Whether the last Character taken holds nothing yet. */
    public boolean handing() {
        return !slots.isEmpty() && slots.get(slots.size() - 1).card().isEmpty();
    }

    /** How many of the Characters hold a card. */
    public int holding() {
        int holding = 0;
        for (int i = 0; i < slots.size(); i++) {
            holding += slots.get(i).card().isEmpty() ? 0 : 1;
        }
        return holding;
    }

    /** The same with one more Character, which holds nothing yet. */
    PartyDraft taking(String character) {
        return new PartyDraft(slots.append(new Slot(character, Option.none())), terrain);
    }

    /** The same with a card for the last Character. */
    PartyDraft giving(String card) {
        int last = slots.size() - 1;
        return new PartyDraft(slots.update(last, new Slot(slots.get(last).character(), Option.some(card))), terrain);
    }

    /** The same with the Terrain, and thus complete. */
    PartyDraft completedBy(String ground) {
        return new PartyDraft(slots, Option.some(ground));
    }

    /** Whether a Character or a card held by one is in it. */
    boolean has(String card) {
        for (int i = 0; i < slots.size(); i++) {
            Slot slot = slots.get(i);
            if (slot.character().equals(card)
                    || !slot.card().isEmpty() && slot.card().get().equals(card)) {
                return true;
            }
        }
        return false;
    }

    /** The id of the last Character, or an empty string. */
    String lastCharacter() {
        return slots.isEmpty() ? "" : slots.get(slots.size() - 1).character();
    }

    /** The actions that lead to it. */
    public Array<Action> actions(Seat seat) {
        return slots.flatMap(slot -> slot.actions(seat))
                .appendAll(terrain.map(ground -> new PlaceTerrain(seat, ground)));
    }

    /** The actions by which its player comes to it with a deck: the only Terrain comes without a question. */
    @Rule("TO-14.19")
    public Array<Action> choices(Seat seat, DifferentCards deck) {
        return FullParty.grounds(deck) <= 1 ? new PartyDraft(slots, Option.none()).actions(seat) : actions(seat);
    }
}
