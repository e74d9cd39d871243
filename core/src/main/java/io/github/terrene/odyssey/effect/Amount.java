package io.github.terrene.odyssey.effect;

import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** A number in a text. */
public sealed interface Amount
        permits Amount.Fixed, Amount.PerCounter, Amount.PerCharacter, Amount.StatOf, Amount.ByLevel {
    /** Its value. */
    int in(EffectContext here);

    /** Whether it depends on stats that effects may change. */
    default boolean asksForStats() {
        return false;
    }

    /** The numbers in its words. */
    Array<Integer> numbers();

    /** Tells a proofreader what it needs, except for its numbers: their bounds depend on what the amount is for. */
    default void proofread(Proofreader reader) {}

    /** A plain number. */
    static Amount of(int number) {
        return new Fixed(number);
    }

    /** A plain number. */
    record Fixed(int number) implements Amount {
        @Override
        public Array<Integer> numbers() {
            return Array.of(number);
        }

        @Override
        public int in(EffectContext here) {
            return number;
        }
    }

    /**
     * A number for each counter of a kind on the card that has the ability.
     *
     * @param times the number for each counter
     */
    record PerCounter(int times, Counter counter) implements Amount {
        @Override
        public Array<Integer> numbers() {
            return Array.of(times);
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.countersHere();
            reader.counter(counter);
        }

        @Override
        public int in(EffectContext here) {
            return Stat.counted((long) times * here.counters(counter));
        }
    }

    /**
     * A number for each Character that fits the filter.
     *
     * @param times the number for each Character
     */
    record PerCharacter(int times, CharacterFilter filter) implements Amount {
        @Override
        public Array<Integer> numbers() {
            return Array.of(times);
        }

        @Override
        public void proofread(Proofreader reader) {
            filter.proofread(reader);
            reader.mentions(filter);
        }

        @Override
        public int in(EffectContext here) {
            return times * here.count(filter);
        }

        @Override
        public boolean asksForStats() {
            return filter.asksForStats();
        }
    }

    /**
     * As much as a stat of a Character.
     *
     * @param who the Character
     */
    record StatOf(Role who, Stat stat) implements Amount {
        @Override
        public Array<Integer> numbers() {
            return Array.empty();
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.stat(who, stat);
        }

        @Override
        public int in(EffectContext here) {
            return here.stat(here.inRole(who), stat);
        }

        @Override
        public boolean asksForStats() {
            return true;
        }
    }

    /**
     * One of three numbers, by the LV of the Spellcaster: 1, 2, 3 or more (8.16).
     *
     * @param atOne the number at LV 1
     * @param atTwo the number at LV 2
     * @param atThree the number at LV 3 or more
     */
    record ByLevel(int atOne, int atTwo, int atThree) implements Amount {
        @Override
        public Array<Integer> numbers() {
            return Array.of(atOne, atTwo, atThree);
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.sourceIsCharacter();
        }

        @Override
        public int in(EffectContext here) {
            int lv = here.stat(here.self(), Stat.LV);
            return lv >= 3 ? atThree : lv == 2 ? atTwo : atOne;
        }

        @Override
        public boolean asksForStats() {
            return true;
        }
    }
}
