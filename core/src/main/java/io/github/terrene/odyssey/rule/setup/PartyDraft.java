package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.vavr.collection.Array;

/**
 * What one player has chosen of the starting party so far.
 *
 * @param cards ids in the order of the choice: a Character, what it holds, the next Character, ..., the Terrain
 * @param complete whether everything has been chosen
 */
@Rule("TO-3.7")
public record PartyDraft(Array<String> cards, boolean complete) {
    /** Nothing chosen yet. */
    public static final PartyDraft EMPTY = new PartyDraft(Array.empty(), false);

    /** The same with one more card. */
    PartyDraft plus(String card) {
        return new PartyDraft(cards.append(card), complete);
    }

    /** The same with the Terrain, and thus complete. */
    PartyDraft completedBy(String terrain) {
        return new PartyDraft(cards.append(terrain), true);
    }

    /** Whether the last Character taken still needs a card to hold. */
    boolean handing() {
        return cards.size() % 2 == 1;
    }

    /** Whether a Character comes next. */
    boolean lacksCharacter(int partySize) {
        return !handing() && slots() < partySize;
    }

    /** Whether all Characters are taken and hold cards, so that only the Terrain is missing. */
    boolean lacksTerrainOnly(int partySize) {
        return !handing() && slots() == partySize;
    }

    /** Whether a card is in it. */
    boolean has(String card) {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).equals(card)) {
                return true;
            }
        }
        return false;
    }

    /** The id of the last Character that holds a card, or an empty string. */
    String lastCharacter() {
        return slots() == 0 ? "" : cards.get(2 * (slots() - 1));
    }

    /** How many Characters have been taken together with what they hold. */
    int slots() {
        return cards.size() / 2;
    }

    /** The actions that led to it. */
    Array<Action> actions(Seat seat) {
        return cards.zipWithIndex((card, place) -> {
            if (complete && place == cards.size() - 1) {
                return new PlaceTerrain(seat, card);
            }
            return place % 2 == 0 ? new PlaceCharacter(seat, card) : new PlaceAssignable(seat, card);
        });
    }
}
