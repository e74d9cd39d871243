package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;

/** Effects on castles. */
public sealed interface CastleEffect extends OwnEffect {
    /**
     * A castle takes damage.
     *
     * @param whose whose castle
     * @param damage the amount of damage
     */
    @Rule({"TL-1.4", "TL-9.26"})
    record DamageCastle(Whose whose, Amount damage) implements CastleEffect {
        @Override
        public int worth() {
            return -whose.side();
        }

        @Override
        public void resolve(Resolution here) {
            int number = Math.max(0, damage.in(here));
            here.players(whose).forEach(player -> here.damage(player, number));
        }

        @Override
        public void proofread(Proof proof) {
            damage.printed().forEach(number -> proof.number("TL-9.26", "damage", number, 1, Proof.MOST));
        }
    }

    /**
     * A castle is healed.
     *
     * @param whose whose castle
     * @param hp the amount of HP
     */
    @Rule("TL-3.3")
    record HealCastle(Whose whose, Amount hp) implements CastleEffect {
        @Override
        public int worth() {
            return whose.side();
        }

        @Override
        public void resolve(Resolution here) {
            int number = Math.max(0, hp.in(here));
            here.players(whose).forEach(player -> here.heal(player, number));
        }

        @Override
        public void proofread(Proof proof) {
            hp.printed().forEach(number -> proof.number("TL-3.3", "healing", number, 1, Proof.MOST));
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
        public int worth() {
            return whose.side();
        }

        @Override
        public void resolve(Resolution here) {
            here.players(whose).forEach(player -> here.limitDamage(player, most));
        }
    }
}
