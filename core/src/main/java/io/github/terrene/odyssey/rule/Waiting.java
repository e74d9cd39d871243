package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Source;

/**
 * An ability whose event has happened and that may be activated once for it.
 *
 * @param seat whose
 * @param source what has it
 * @param self the Character who is the source, {@link io.github.terrene.odyssey.table.Entry#NONE} for a Terrain
 * @param card the card it stands on
 * @param ability its place on the card
 * @param happening the event
 * @param secret whether it stands on a face-down card: only its player sees the chance
 */
@Rule({"TO-8.7", "TO-8.6"})
public record Waiting(Seat seat, Source source, int self, Card card, int ability, Happening happening, boolean secret) {
    /** Whether it is that ability of that player, with that Character as its source: a held card serves its holder only (8.25). */
    boolean is(Seat player, Source asked, int character, int place) {
        return ability == place && self == character && seat.equals(player) && source.equals(asked);
    }
}
