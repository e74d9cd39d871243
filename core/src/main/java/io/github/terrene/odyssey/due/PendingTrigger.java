package io.github.terrene.odyssey.due;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.OfAbility;

/**
 * An ability whose event has happened and that may be activated once for it.
 *
 * @param seat the player who may activate it
 * @param ability the ability
 * @param happening the event that has happened
 * @param secret whether it is on a face-down card, so that only those who may see the card know of it
 */
@Rule({"TO-8.7", "TO-8.6"})
public record PendingTrigger(Seat seat, AbilityInPlay ability, Happening happening, boolean secret)
        implements OfAbility, Due {
    /** Whether it is that ability of that player, with the same Character using it: a held card serves only its holder (8.25). */
    public boolean is(Seat player, AbilityInPlay asked) {
        return ability.place() == asked.place()
                && self() == asked.self()
                && seat.equals(player)
                && source().equals(asked.source());
    }
}
