package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.odyssey.Printed;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.event.ChainEvent.ChainEnded;
import io.github.terrene.odyssey.event.ChainEvent.LinkCancelled;
import io.github.terrene.odyssey.event.ChainEvent.LinkResolved;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Source;

/** Abilities that are activated and resolved. */
final class ChainTellers {
    private ChainTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(Activated.class, ChainTellers::activated)
                .on(LinkResolved.class, ChainTellers::resolved)
                .on(LinkCancelled.class, ChainTellers::cancelled)
                .on(ChainEnded.class, (event, tale) -> tale.detail("the chain is empty"));
    }

    private static void activated(Activated event, Tale tale) {
        Link link = event.link();
        String answer = tale.before().chain().isEmpty() ? "" : tale.cast().does(link.seat(), "answer") + ": ";
        tale.say(answer + user(tale, link) + " " + used(link) + aim(tale, link));
        tale.doing(event.cause());
        tale.detail("“"
                + Printed.of(
                        link.card(), link.card().abilities().get(link.ability().place())) + "”");
    }

    private static String user(Tale tale, Link link) {
        boolean terrain = link.source().kind() == Source.Kind.TERRAIN;
        if (terrain) {
            return tale.cast().does(link.seat(), "use");
        }
        return tale.name(link.self()) + " uses";
    }

    private static String used(Link link) {
        return link.source().kind() == Source.Kind.CHARACTER
                ? "its ability"
                : link.card().name();
    }

    private static String aim(Tale tale, Link link) {
        if (link.aim().target() == CardNumbers.NONE) {
            return link.aim()
                    .opponent()
                    .map(seat -> " against " + tale.cast().player(seat))
                    .getOrElse("");
        } else if (link.aim().target() == link.self()) {
            return link.source().kind() == Source.Kind.CHARACTER ? " on itself" : "";
        }
        return tale.before()
                .sideOfTerrain(link.aim().target())
                .flatMap(side ->
                        side.terrains().find(ground -> ground.id() == link.aim().target()))
                .map(ground -> " on " + ground.card().name())
                .getOrElse(() -> " on " + tale.name(link.aim().target()));
    }

    /** What came of it was told when it happened. */
    private static void resolved(LinkResolved event, Tale tale) {
        boolean nothing = tale.previous(Activated.class)
                .exists(activated -> activated.link().number() == event.link().number());
        if (nothing && !event.link().cancelled()) {
            tale.say("it has no effect");
        }
        event.discarded().forEach(held -> tale.detail(held.card().name() + " is discarded"));
    }

    private static void cancelled(LinkCancelled event, Tale tale) {
        String what = tale.before()
                .chain()
                .links()
                .find(link -> link.number() == event.link())
                .map(tale.names()::ability)
                .getOrElse("the ability");
        tale.say(what + " is cancelled");
    }
}
