package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Begins with the party that a ready deck suggests; all else is decided by another player.
 *
 * @param party what chooses the party, in the order in which the rules ask for it
 * @param player decides everything else
 */
record PartyBot(Array<Action> party, Agent<View, Action, Event> player) implements Agent<View, Action, Event> {
    static PartyBot with(Seat seat, StartingParty party, int size, Agent<View, Action, Event> player) {
        Array<Action> slots =
                party.slots().take(size).sortBy(slot -> slot.character().id()).flatMap(slot -> placing(seat, slot));
        return new PartyBot(slots.append(new PlaceTerrain(seat, party.terrain().id())), player);
    }

    private static Array<Action> placing(Seat seat, StartingParty.Slot slot) {
        return Array.<Action>of(new PlaceCharacter(seat, slot.character().id()))
                .appendAll(slot.card().map(card -> new PlaceAssignable(seat, card.id())));
    }

    @Override
    public Action decide(View view, Seq<Action> legal, Rng rng) {
        return suggested(view).filter(legal::contains).getOrElse(() -> player.decide(view, legal, rng));
    }

    @Override
    public void observe(Event event) {
        player.observe(event);
    }

    private Option<Action> suggested(View view) {
        return view.agenda().prompt() instanceof ChooseParty choice
                ? party.drop(choice.of(view.seat()).cards().size()).headOption()
                : Option.none();
    }
}
