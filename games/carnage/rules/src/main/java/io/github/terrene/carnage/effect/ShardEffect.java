package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;

/** Effects on shards and on what is paid. Action points and victory points are out of the reach of cards. */
@Rule("CG-12.6")
public sealed interface ShardEffect extends Effect {
    /**
     * A player gains shards.
     *
     * @param who the player
     * @param shards the number of shards
     */
    @Rule("CG-3.4")
    record GainShards(Who who, @Rule("CG-1.11") @Bounded int shards) implements ShardEffect {
        @Override
        public void resolve(Resolution here) {
            here.gainShards(who.seat(here.controller()), shards);
        }
    }

    /**
     * The next placement of this turn costs less.
     *
     * @param shards the number of shards that it costs less
     */
    @Rule("CG-12.11")
    record CheaperPlacement(@Rule("CG-12.11") @Bounded int shards) implements ShardEffect {
        @Override
        public void resolve(Resolution here) {
            here.cheaperPlacement(shards);
        }
    }
}
