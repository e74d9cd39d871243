package io.github.terrene.examples.terminal.setup;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.rule.setup.PartyDraft;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The actions that choose a starting party, in the order in which the rules ask for them.
 *
 * @param actions by the number of cards chosen before
 */
public record PartyPlan(Array<Action> actions) {

    /** The plan of a seat for a party, or for that many of its Characters. */
    public static PartyPlan of(Seat seat, StartingParty party, int size) {
        Array<Action> slots =
                party.slots().take(size).sortBy(slot -> slot.character().id()).flatMap(slot -> actions(seat, slot));
        return new PartyPlan(slots.append(new PlaceTerrain(seat, party.terrain().id())));
    }

    private static Seq<Action> actions(Seat seat, StartingParty.Slot slot) {
        Array<Action> character =
                Array.of(new PlaceCharacter(seat, slot.character().id()));
        return character.appendAll(slot.card().map(card -> new PlaceAssignable(seat, card.id())));
    }

    /** The whole party, before anything of it is chosen; nothing afterwards. */
    public Array<Action> suggested(View view) {
        boolean fresh = view.agenda().prompt() instanceof ChooseParty choice
                && choice.of(view.seat()).cards().isEmpty();
        return fresh ? actions : Array.empty();
    }

    /** What comes next after what was chosen. */
    public Option<Action> next(PartyDraft draft) {
        int chosen = draft.cards().size();
        return chosen < actions.size() ? Option.some(actions.get(chosen)) : Option.none();
    }
}
