package io.github.terrene.kernel;

/**
 * A decision that is awaited.
 *
 * @param seat who decides
 * @param prompt what about, as a short stable key of the game, for example {@code block}
 */
public record Decision(Seat seat, String prompt) {}
