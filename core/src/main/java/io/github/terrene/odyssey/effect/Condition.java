package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Asks;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.odyssey.trait.Whose;

/** What must hold for an ability to be used, or for an effect to happen. */
@Rule("TO-8.5")
public sealed interface Condition extends Asks.ForTruth
        permits Condition.Controls, Condition.Affiliations, Condition.ActiveTerrain {
    /** Whether it holds. */
    boolean holds(EffectContext here);

    /** Whether it depends on stats that effects may change. */
    default boolean asksForStats() {
        return false;
    }

    /** Tells a proofreader what it needs. */
    default void proofread(Proofreader reader) {}

    /**
     * You control at least so many Characters that fit the filter.
     *
     * @param number the least number of Characters
     */
    record Controls(
            @Rule("TO-8.21") @Bounded(most = Proofreader.MOST_ACTIONS, called = "the number of Characters")
            int number,

            CharacterFilter filter)
            implements Condition {
        @Override
        public void proofread(Proofreader reader) {
            filter.proofread(reader);
            reader.mentions(PlayerRole.YOU);
        }

        /** Refuses a filter that does not say "you control". */
        public Controls {
            if (filter != null && filter.whose() != Whose.YOUR) {
                throw new IllegalArgumentException(
                        "what you control is yours, so the Characters are those you control");
            }
        }

        @Override
        public boolean holds(EffectContext here) {
            return here.count(filter) >= number;
        }

        @Override
        public boolean asksForStats() {
            return filter.asksForStats();
        }
    }

    /**
     * You control Characters of at least so many different affiliations.
     *
     * @param number the least number of affiliations
     */
    record Affiliations(
            @Rule("TO-1.4") @Bounded(least = 2, most = 6, called = "the number of different affiliations")
            int number) implements Condition {
        @Override
        public void proofread(Proofreader reader) {
            reader.mentions(PlayerRole.YOU);
        }

        @Override
        public boolean holds(EffectContext here) {
            return here.affiliations() >= number;
        }
    }

    /** A certain Terrain is your active one. */
    record ActiveTerrain(NamedCard terrain) implements Condition {
        @Override
        public void proofread(Proofreader reader) {
            reader.mentionsTerrain(terrain);
            reader.mentions(PlayerRole.YOU);
        }

        @Override
        public boolean holds(EffectContext here) {
            return here.activeTerrain().equals(terrain.id());
        }
    }
}
