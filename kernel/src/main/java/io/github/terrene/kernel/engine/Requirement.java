package io.github.terrene.kernel.engine;

/**
 * One more thing that must be so for actions of a kind to be allowed: what a house rule adds.
 *
 * <pre>{@code
 * (game, action, why) -> game.side(action.seat()).members().size() > 1
 *         || why.no("HR-1", "your last Character may not be dismissed")
 * }</pre>
 *
 * @param <S> states
 * @param <A> actions
 */
@FunctionalInterface
public interface Requirement<S, A> {
    /** Whether it is so; if it is not, the verdict is told and its answer given back. All else that the rules demand is so. */
    boolean met(S state, A action, Verdict why);
}
