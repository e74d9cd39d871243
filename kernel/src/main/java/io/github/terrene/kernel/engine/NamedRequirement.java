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
        Verdict silent = Verdict.noting();
        boolean met = ask(state, action, silent);
        if (met && silent.refused()) {
            throw new IllegalStateException("the house rule " + name + " refuses " + action
                    + " and allows it: it should return what why.no(...) returns");
        }
        if (!met && !why.silent()) {
            explain(state, action, why);
        }
        return met;
    }

    /** Tells why the requirement is not met. */
    private void explain(S state, A action, Verdict why) {
        int before = why.refusals().size();
        ask(state, action, why);
        if (why.refusals().size() == before) {
            throw new IllegalStateException("the house rule " + name + " forbids " + action
                    + " without saying why: it should end with why.no(...)");
        }
    }

    private boolean ask(S state, A action, Verdict why) {
        try {
            return more.met(state, action, why);
        } catch (RuntimeException | StackOverflowError bug) {
            throw new IllegalStateException("the house rule " + name + " failed at " + action, bug);
        }
    }
}
