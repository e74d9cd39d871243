package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/**
 * A round of a duel that was fought.
 *
 * @param attacking the attacker's Element card
 * @param attack the attacker's strength; 0 if nobody acted for the attacker
 * @param defending the defender's Element card
 * @param defense the defender's strength; 0 if nobody acted for the defender
 * @param winner the player who won the round
 * @param beaten the player whose fighter was beaten
 */
@Rule({"CG-8.5", "CG-8.6", "CG-8.7", "CG-8.8", "CG-8.9"})
public record Round(
        ElementCard attacking,
        int attack,
        ElementCard defending,
        int defense,
        Option<Seat> winner,
        Option<Seat> beaten) {
    /** Whether that seat won it. */
    public boolean wonBy(Seat seat) {
        return winner.isDefined() && winner.get().equals(seat);
    }

    /** Whether that seat's fighter was beaten. */
    public boolean beaten(Seat seat) {
        return beaten.isDefined() && beaten.get().equals(seat);
    }
}
