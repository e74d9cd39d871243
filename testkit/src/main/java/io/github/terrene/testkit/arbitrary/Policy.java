package io.github.terrene.testkit.arbitrary;

/**
 * How likely a walk is to take each action. In many games uniform play ends early; a policy that avoids what ends them reaches states that
 * uniform play never sees.
 *
 * @param <S> states
 * @param <A> actions
 */
@FunctionalInterface
public interface Policy<S, A> {
    /** How likely the action is, compared with the other legal ones; from 0 (only if nothing else is left) to 1,000. */
    int weight(S state, A action);

    /** All legal actions are equally likely. */
    static <S, A> Policy<S, A> uniform() {
        return (state, action) -> 1;
    }
}
