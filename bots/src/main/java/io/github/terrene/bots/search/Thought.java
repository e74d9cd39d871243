package io.github.terrene.bots.search;

/**
 * What a search thinks of an action.
 *
 * @param action the action
 * @param tries how often it was tried
 * @param share its average result: 1 for a victory, 0 for a defeat; 0.5 if it was never tried
 */
public record Thought<A>(A action, int tries, double share) {}
