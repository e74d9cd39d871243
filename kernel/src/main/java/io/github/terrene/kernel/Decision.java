package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * A decision that the game is waiting for.
 *
 * @param seat the player who decides
 * @param prompt what the decision is about, as a short stable key of the game, for example {@code block}. Only for the seat itself: the key
 *     may tell that the seat is in the middle of a choice, which nobody else may know
 */
public record Decision(Seat seat, @Names(Named.WORD) String prompt) {}
