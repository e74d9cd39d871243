package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * Gives an Item or Command from your hand to one of your Characters, face-down.
 *
 * @param seat the player who acts
 * @param card the id of the card
 * @param member the number in play of the Character
 */
@Rule("TO-4.14")
public record Assign(
        Seat seat,
        @Names(Named.CARD) String card,
        @Names(Named.IN_PLAY) int member) implements Action {}
