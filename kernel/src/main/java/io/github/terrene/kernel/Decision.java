package io.github.terrene.kernel;

/**
 * A decision that is awaited.
 *
 * @param seat who decides
 * @param prompt what about, as a short stable key of the game, for example {@code block}; for the seat itself: while it is in the
 *     middle of a choice the key may say so, which is nobody else's business
 */
public record Decision(Seat seat, String prompt) {}
