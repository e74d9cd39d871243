package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.kernel.Rule;

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
    record GainShards(Who who, int shards) implements ShardEffect {
        @Override
        public void resolve(Resolution here) {
            here.gainShards(who.seat(here.controller()), shards);
        }

        @Override
        public void proofread(Proofreader proof) {
            proof.part("CG-3.4", "the player", who);
            proof.amount("CG-1.11", "the number of shards", shards);
        }
    }

    /**
     * The next placement of this turn costs less.
     *
     * @param shards the number of shards that it costs less
     */
    @Rule("CG-12.11")
    record CheaperPlacement(int shards) implements ShardEffect {
        @Override
        public void resolve(Resolution here) {
            here.cheaperPlacement(shards);
        }

        @Override
        public void proofread(Proofreader proof) {
            proof.amount("CG-12.11", "the number of shards", shards);
        }
    }
}
