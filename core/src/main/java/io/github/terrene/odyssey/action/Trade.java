package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Has two of your Characters exchange the face-down cards they hold.
 *
 * @param seat the player who acts
 * @param first the number in play of one of the two, the lower number
 * @param second the number in play of the other
 */
@Rule("TO-4.15")
public record Trade(
        Seat seat,
        @Names(Named.IN_PLAY) int first,
        @Names(Named.IN_PLAY) int second) implements Action {}
