package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.HeldEvent.Assigned;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.HeldEvent.HeldTaken;
import io.github.terrene.odyssey.event.PartyEvent.Traded;
import io.vavr.collection.Array;

/** The cards that Characters hold. */
final class HeldTellers {
    private HeldTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(Assigned.class, HeldTellers::assigned)
                .on(
                        Traded.class,
                        (event, tale) -> tale.say(
                                tale.names(Array.of(event.first(), event.second())) + " exchange the cards they hold"))
                .on(HeldDiscarded.class, HeldTellers::discarded)
                .on(
                        HeldTaken.class,
                        (event, tale) -> tale.say(tale.name(event.by()) + " takes "
                                + Names.card(event.card().card()) + " from " + tale.name(event.from())));
    }

    private static void assigned(Assigned event, Tale tale) {
        String card = event.card().unknown() ? "a card" : event.card().name();
        tale.say(tale.cast().does(event.seat(), "give") + " " + card + " to " + tale.ownName(event.member())
                + ", face-down");
    }

    private static void discarded(HeldDiscarded event, Tale tale) {
        Array<String> lost = event.holders()
                .zipWith(
                        event.cards(),
                        (holder, card) ->
                                tale.name(holder) + " loses " + card.card().name());
        tale.say(Names.list(lost));
    }
}
