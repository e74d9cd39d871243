package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Whose;

/** Effects on castles. */
public sealed interface CastleEffect extends Effect {
    /**
     * A castle takes damage.
     *
     * @param whose whose castle
     * @param damage the amount of damage
     */
    @Rule({"TL-1.4", "TL-9.26"})
    record DamageCastle(
            Whose whose, @Rule("TL-9.26") @Bounded int damage) implements CastleEffect {
        @Override
        public void resolve(Resolution here) {
            whose.players(here.controller()).forEach(player -> here.damage(player, damage));
        }
    }

    /**
     * A castle is healed.
     *
     * @param whose whose castle
     * @param hp the amount of HP
     */
    @Rule("TL-3.3")
    record HealCastle(
            Whose whose,
            @Rule("TL-3.3") @Bounded(called = "healing") int hp) implements CastleEffect {
        @Override
        public void resolve(Resolution here) {
            whose.players(here.controller()).forEach(player -> here.heal(player, hp));
        }
    }

    /**
     * A castle can take only a limited amount of damage until the turn ends; 0 prevents all of it.
     *
     * @param whose whose castle
     * @param most the highest amount of further damage, 0 or more
     */
    @Rule("TL-9.14")
    record LimitDamage(
            Whose whose,

            @Rule("TL-9.14") @Bounded(least = 0, called = "a limit of damage")
            int most) implements CastleEffect {
        @Override
        public void resolve(Resolution here) {
            whose.players(here.controller()).forEach(player -> here.limitDamage(player, most));
        }
    }
}
