package io.github.terrene.kernel.engine;

/**
 * One more requirement for actions of a kind, added by a house rule.
 *
 * <pre>{@code
 * (game, action, why) -> game.side(action.seat()).members().size() > 1
 *         || why.no("HR-1/last-character", "your last Character may not be dismissed")
 * }</pre>
 *
 * @param <S> states
 * @param <A> actions
 */
@FunctionalInterface
public interface Requirement<S, A> {
    /**
     * Whether the requirement is met; if not, tells the verdict and returns its answer. Only asked about actions that meet everything else
     * that the rules demand.
     */
    boolean met(S state, A action, Verdict why);
}
