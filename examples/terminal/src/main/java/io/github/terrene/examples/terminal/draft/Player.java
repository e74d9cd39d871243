package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Somebody who decides for a seat of an encounter. */
public interface Player {
    /**
     * Decides.
     *
     * @param encounter the encounter so far; the seat is awaited
     * @param rng the player's chance for this decision
     */
    Reply<EncounterAction> decide(Timeline<Encounter, EncounterAction, EncounterEvent> encounter, Rng rng);

    /** Something happened that the seat is told. */
    default void observe(EncounterEvent event) {}

    /** An agent of the kernel as a player. It is never offered to leave, nor to give up. */
    static Player of(RandomEncounter rules, Seat seat, Agent<EncounterView, EncounterAction, EncounterEvent> agent) {
        return new Player() {
            @Override
            public Reply<EncounterAction> decide(
                    Timeline<Encounter, EncounterAction, EncounterEvent> encounter, Rng rng) {
                Seq<EncounterAction> legal = rules.legal(encounter.state(), seat);
                Seq<EncounterAction> offered = legal.reject(rules::concedes);
                EncounterView view = rules.view(encounter.state(), seat);
                return Reply.act(Array.of(agent.decide(view, offered.isEmpty() ? legal : offered, rng)));
            }

            @Override
            public void observe(EncounterEvent event) {
                agent.observe(event);
            }
        };
    }
}
