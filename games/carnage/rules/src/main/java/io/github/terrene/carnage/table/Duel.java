package io.github.terrene.carnage.table;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A duel, from the attack on: Legends against Legends, or Monsters against Legends.
 *
 * @param attacker the player who attacks
 * @param invasion whether Monsters attack
 * @param attackers the attacker's fighters for rounds 1, 2 and 3: the place of a Legend in the spearhead, or of a Monster in the nest as it is
 *     listed, counted from 1; 0 for nobody; empty until the company is ordered
 * @param defenders the defender's fighters, numbered in the same way
 * @param fought the rounds that were fought
 */
@Rule({"CG-7.3", "CG-7.7", "CG-8.1", "CG-8.2", "CG-10.7"})
public record Duel(
        Seat attacker, boolean invasion, Array<Integer> attackers, Array<Integer> defenders, Array<Round> fought) {
    /** How many rounds there are. */
    @Rule("CG-8.1")
    public static final int ROUNDS = 3;

    /** An attack in which nobody is ordered yet. */
    public static Duel begun(Seat attacker, boolean invasion) {
        return new Duel(attacker, invasion, Array.empty(), Array.empty(), Array.empty());
    }

    /** Who defends. */
    public Seat defender() {
        return Players.opponent(attacker);
    }

    /** Whether that seat fights with Monsters. */
    public boolean monsters(Seat seat) {
        return invasion && seat.equals(attacker);
    }

    /** Who acts for a seat, by rounds. */
    public Array<Integer> order(Seat seat) {
        return seat.equals(attacker) ? attackers : defenders;
    }

    /** Who acts for a seat in a round from 1 to 3; 0 for nobody. */
    public int fighter(Seat seat, int round) {
        return order(seat).get(round - 1);
    }

    /** The same with another order of a seat. */
    public Duel ordering(Seat seat, Array<Integer> order) {
        return seat.equals(attacker)
                ? new Duel(attacker, invasion, order, defenders, fought)
                : new Duel(attacker, invasion, attackers, order, fought);
    }

    /** The same after one more round. */
    public Duel fighting(Round round) {
        return new Duel(attacker, invasion, attackers, defenders, fought.append(round));
    }

    /** Whether the attacker won more rounds than the defender. */
    @Rule({"CG-8.10", "CG-10.7"})
    public boolean wonByAttacker() {
        return won(attacker) > won(defender());
    }

    private int won(Seat seat) {
        int won = 0;
        for (int i = 0; i < fought.size(); i++) {
            won += fought.get(i).wonBy(seat) ? 1 : 0;
        }
        return won;
    }

    /** The fighters of a seat that were beaten, in the order of the rounds. */
    @Rule({"CG-8.7", "CG-9.1"})
    public Array<Integer> beaten(Seat seat) {
        ArrayBuilder<Integer> beaten = new ArrayBuilder<>(ROUNDS);
        for (int i = 0; i < fought.size(); i++) {
            if (fought.get(i).beaten(seat)) {
                beaten.add(order(seat).get(i));
            }
        }
        return beaten.all();
    }

    /** Whether a seat left a round empty. */
    @Rule("CG-12.13")
    public boolean leftRoundEmpty(Seat seat) {
        Array<Integer> order = order(seat);
        for (int i = 0; i < order.size(); i++) {
            if (order.get(i) == 0) {
                return true;
            }
        }
        return false;
    }
}
