package io.github.terrene.examples.lanterns;

import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;

/**
 * An effect of this set: the larger deck loses cards to its Lost pile. If both are as large, nothing happens.
 *
 * @param cards how many
 */
public record Ebb(@Bounded int cards) implements OwnEffect {
    @Override
    public void resolve(Resolution here) {
        Seat you = here.you();
        Seat enemy = Players.opponent(you);
        int more = here.world().deckSize(you) - here.world().deckSize(enemy);
        if (more != 0) {
            here.mill(more > 0 ? you : enemy, cards, Where.DECK, Where.LOST);
        }
    }
}
