package io.github.terrene.draft.example;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.Options;
import java.util.List;

/** A draft with its tournament, from the pool to the last standings. */
final class FirstEncounter {
    private FirstEncounter() {}

    static Encounter play() {
        var catalogue = Catalogue.ofSets(List.of(new BaseSet())).get();
        var rules = RandomEncounter.of(catalogue);
        var config = DraftConfig.basic(4, catalogue.cards(), Options.standard());

        var step = rules.start(config, 7).get(); // or all that is wrong with the pool
        send(rules, step);
        Dice dice = Rng.of(8).dice(); // the players' chance is not the game's
        while (rules.outcome(step.state()).isEmpty()) {
            Encounter encounter = step.state();
            Seat seat = rules.deciders(encounter).head(); // any who is awaited may come first
            EncounterAction action = dice.pick(rules.choices(encounter, seat));
            step = rules.apply(encounter, action).get(); // or why not, with rule numbers
            send(rules, step);
        }
        Standings.of(step.state().tournament().get().progress()).forEach(System.out::println);
        return step.state();
    }

    static void send(RandomEncounter rules, Step<Encounter, EncounterEvent> step) {
        for (EncounterEvent event : step.events()) {
            for (Seat seat : rules.seats(step.state())) {
                rules.told(event, seat).forEach(told -> System.out.println("to " + seat + ": " + told));
            }
        }
    }
}
