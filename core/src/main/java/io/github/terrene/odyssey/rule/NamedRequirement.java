package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.engine.Requirement;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;

/**
 * A house rule whose mistakes are told with its name.
 *
 * @param name the house rule's name
 * @param more what it demands
 */
record NamedRequirement(String name, Requirement<Game, Action> more) implements Requirement<Game, Action> {
    @Override
    public boolean met(Game game, Action action, Verdict why) {
        int before = why.refusals().size();
        boolean met = ask(game, action, why);
        if (!met && !why.silent() && why.refusals().size() == before) {
            throw new IllegalStateException("the house rule " + name + " forbids " + action
                    + " without saying why: it should end with why.no(...)");
        }
        return met;
    }

    private boolean ask(Game game, Action action, Verdict why) {
        try {
            return more.met(game, action, why);
        } catch (RuntimeException | StackOverflowError bug) {
            throw new IllegalStateException("the house rule " + name + " failed at " + action, bug);
        }
    }
}
