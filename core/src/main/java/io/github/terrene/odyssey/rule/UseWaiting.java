package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.event.Activated;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player may use one of the abilities whose event has happened, or give them all up.
 *
 * @param seat who
 */
@Rule("TO-8.24")
public record UseWaiting(Seat seat) implements SoloPrompt {
    @Override
    public long offers(Seat asked) {
        return asked.equals(seat) ? ActionKind.ACTIVATE.bit() | ActionKind.PASS.bit() : 0;
    }

    @Override
    public String key() {
        return "ability";
    }

    @Override
    public String forbidsActivation(Table table, Seat player) {
        return "TO-8.24";
    }

    @Override
    public void afterActivation(Play play, Activated activated) {
        Link link = activated.link();
        int used = play.waiting()
                .indexWhere(each ->
                        each.is(seat, link.ability()) && link.happening().contains(each.happening()));
        play.keepWaiting(play.waiting().removeAt(used));
        play.next(Responses.toActivation(play.table(), link), new ResolveChain(Array.empty()));
    }

    /** All own abilities that wait are given up. */
    @Override
    public void afterPass(Play play) {
        play.keepWaiting(play.waiting().reject(each -> each.seat().equals(seat)));
        play.keepOffers(play.offers().remove(seat));
    }
}
