package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Link;
import io.vavr.collection.Array;

/** Which happenings an ability could answer if it were used now. */
final class Answerable {
    private Answerable() {}

    /** Whether the ability waits for nothing, or for something that it could answer now. */
    @Rule({"TO-8.7", "TO-8.23", "TO-8.24"})
    static boolean fits(Game game, AbilityUse use) {
        return use.trigger().when().isEmpty()
                ? !(game.prompt() instanceof UseWaiting)
                : !happenings(game, use).isEmpty();
    }

    /** What it could answer, where it waits for something: what makes a difference, in the order in which it happened. */
    @Rule("TO-8.7")
    static Array<Happening> happenings(Game game, AbilityUse use) {
        Array<Happening> all = all(game, use);
        return all.size() <= 1 || use.trigger().speaksOfEvent() ? all : all.take(1);
    }

    private static Array<Happening> all(Game game, AbilityUse use) {
        if (use.trigger().when().isEmpty()) {
            return Array.empty();
        }
        if (game.prompt() instanceof UseWaiting) {
            AbilityInPlay asked = use.inPlay();
            return game.agenda()
                    .waiting()
                    .filter(each -> each.is(use.seat(), asked))
                    .map(PendingTrigger::happening)
                    .distinct();
        }
        return game.prompt() instanceof Respond respond ? declared(game, use, respond) : Array.empty();
    }

    /** What other players declared, and their activations that are on the chain. */
    @Rule("TO-8.23")
    private static Array<Happening> declared(Game game, AbilityUse use, Respond respond) {
        When when = use.trigger().when().get();
        return respond.happenings()
                .appendAll(game.table().chain().links().reject(Link::cancelled).map(Link::activation))
                .filter(happening -> !happening.seat().equals(use.seat())
                        && TriggerFinder.hears(game.table(), when, happening, use.seat(), use.selfId()));
    }
}
