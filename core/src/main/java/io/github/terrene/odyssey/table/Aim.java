package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.control.Option;

/**
 * What was chosen for an ability when it was activated (8.5).
 *
 * @param target the number in play of the Character or Terrain it is aimed at, or -1 ({@link CardNumbers#NONE})
 * @param opponent the opponent it is aimed at
 * @param mode the place of the chosen list of effects in a "choose one", or -1 ({@link CardNumbers#NONE})
 */
@Rule("TO-8.5")
public record Aim(@Names(Named.IN_PLAY) int target, Option<Seat> opponent, int mode) {
    /** Nothing has been chosen. */
    public static final Aim NONE = new Aim(CardNumbers.NONE, Option.none(), CardNumbers.NONE);

    /** The same with that Character or Terrain as the target. */
    public Aim at(int number) {
        return new Aim(number, opponent, mode);
    }

    /** The same with that opponent. */
    public Aim at(Seat seat) {
        return new Aim(target, Option.of(seat), mode);
    }

    /** The same with that mode. */
    public Aim inMode(int chosen) {
        return new Aim(target, opponent, chosen);
    }
}
