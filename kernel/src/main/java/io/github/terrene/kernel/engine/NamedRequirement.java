package io.github.terrene.kernel.engine;

/**
 * A house rule whose bugs are reported with its name.
 *
 * @param name the house rule's name
 * @param more what it demands
 */
record NamedRequirement<S, A>(String name, Requirement<S, A> more) implements Requirement<S, A> {
    @Override
    public boolean met(S state, A action, Verdict why) {
        int before = why.refusals().size();
        boolean met = ask(state, action, why);
        if (!met && !why.silent() && why.refusals().size() == before) {
            throw new IllegalStateException("the house rule " + name + " forbids " + action
                    + " without saying why: it should end with why.no(...)");
        }
        return met;
    }

    private boolean ask(S state, A action, Verdict why) {
        try {
            return more.met(state, action, why);
        } catch (RuntimeException | StackOverflowError bug) {
            throw new IllegalStateException("the house rule " + name + " failed at " + action, bug);
        }
    }
}
