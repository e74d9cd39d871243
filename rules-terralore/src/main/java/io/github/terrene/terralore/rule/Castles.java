package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Side;

/** How much damage and healing castles take. */
final class Castles {
    private Castles() {}

    /** The damage that is left after limits, each of which applies separately. */
    @Rule({"TL-9.14", "TL-9.26"})
    static int taken(Side side, int damage) {
        int taken = Math.max(0, Points.bounded(damage));
        for (int i = 0; i < side.limits().size(); i++) {
            taken = Math.min(taken, side.limits().get(i));
        }
        return taken;
    }

    /** The HP that are healed, up to the maximum of the castle, which is never beyond {@value Points#MOST}. */
    @Rule({"TL-3.3", "TL-3.12"})
    static int healed(Side side, int hp, Options options) {
        int most = Points.bounded(options.castleMaximum().getOrElse(Points.MOST));
        return Math.min(hp, most - side.castle());
    }
}
