package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;

/** What an effect can give a Character: changed stats, gained abilities, status conditions. */
@Rule({"TO-8.19", "TO-8.30"})
public sealed interface Alteration
        permits Alteration.StatChange,
                Alteration.GainedKeyword,
                Alteration.GainedImmunity,
                Alteration.Inflicted,
                Alteration.CannotBlock,
                Alteration.MustBlock,
                Alteration.Prevention {

    /** Tells a proofreader its amounts and what it needs when it is given for that long. */
    default void proofread(Proofreader reader, Duration duration) {}

    /** What it adds to that stat. */
    default int adds(Stat stat) {
        return 0;
    }

    /** Whether it is that keyword. */
    default boolean gives(Keyword keyword) {
        return false;
    }

    /** Whether it is a status, so that it can be cured. */
    default boolean isStatus() {
        return false;
    }

    /**
     * A change of a stat.
     *
     * @param by how much is added to the stat; negative if it is lowered
     */
    record StatChange(Stat stat, int by) implements Alteration {
        @Override
        public void proofread(Proofreader reader, Duration duration) {
            reader.change(by, stat);
        }

        @Override
        public int adds(Stat asked) {
            return asked == stat ? by : 0;
        }
    }

    /** A keyword. */
    record GainedKeyword(Keyword keyword) implements Alteration {
        @Override
        public boolean gives(Keyword asked) {
            return asked == keyword;
        }
    }

    /** An immunity. */
    record GainedImmunity(Immunity from) implements Alteration {}

    /** A status condition. */
    record Inflicted(Status status) implements Alteration {
        @Override
        public boolean isStatus() {
            return true;
        }
    }

    /** May not be declared as a blocker. */
    record CannotBlock() implements Alteration {}

    /** Must block the next attack of the turn that it may block (5.19). */
    @Rule("TO-5.19")
    record MustBlock() implements Alteration {
        @Override
        public void proofread(Proofreader reader, Duration duration) {
            reader.require(
                    duration == Duration.END_OF_TURN,
                    "TO-5.19/block-duration",
                    "the duty to block is one of this turn");
        }
    }

    /**
     * Prevents damage before it is dealt (5.20).
     *
     * @param amount the amount of damage it prevents in all; 2147483647 ({@link #ALL}) for all damage
     * @param battleOnly whether it prevents only battle damage
     */
    @Rule("TO-5.20")
    record Prevention(int amount, boolean battleOnly) implements Alteration {
        /** All damage. */
        public static final int ALL = Integer.MAX_VALUE;

        /** Whether it prevents such damage. */
        public boolean covers(boolean battleDamage) {
            return battleDamage || !battleOnly;
        }

        /** Whether it is used up by what it prevents. */
        public boolean limited() {
            return amount != ALL;
        }

        /** What is left of it after preventing that much. */
        public Prevention less(int spent) {
            return new Prevention(amount - spent, battleOnly);
        }

        @Override
        public void proofread(Proofreader reader, Duration duration) {
            reader.require(
                    amount > 0,
                    "TO-5.20/prevents-nothing",
                    "what is prevented is at least 1, not {number:number}",
                    amount);
            reader.require(
                    amount <= Proofreader.MOST_POINTS || !limited(),
                    "TO-5.20/prevents-much",
                    "what is prevented is at most {most:number}, or all, not {number:number}",
                    Proofreader.MOST_POINTS,
                    amount);
        }
    }
}
