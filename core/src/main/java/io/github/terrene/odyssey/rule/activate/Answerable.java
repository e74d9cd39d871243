package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.PrintedEffects;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;

/** Finds the happenings that an ability could answer if it were used now. */
final class Answerable {
    private Answerable() {}

    /** Whether the ability waits for nothing, or for something that it could answer now. */
    @Rule({"TO-8.7", "TO-8.23", "TO-8.24"})
    static boolean fits(Game game, AbilityUse use) {
        return use.trigger().when().isEmpty()
                ? !game.window().needsEvent()
                : !game.window().answerable(game, use).isEmpty();
    }

    /**
     * What it could answer, in the order it happened: all of it if its text depends on which, otherwise the first; nothing if it does not
     * wait.
     */
    @Rule("TO-8.7")
    static Array<Happening> happenings(Game game, AbilityUse use) {
        if (use.trigger().when().isEmpty()) {
            return Array.empty();
        }
        Array<Happening> all = game.window().answerable(game, use);
        return all.size() <= 1 || PrintedEffects.speakOfEvent(use.card(), use.place()) ? all : all.take(1);
    }
}
