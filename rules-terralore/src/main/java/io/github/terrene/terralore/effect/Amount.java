package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.card.Worded;

/** A number of points: "+2", "+1 for each other Creature here". */
@Rule("TL-9.22")
public sealed interface Amount extends Worded {
    /** How many now. */
    int in(Resolution here);

    /** With a sign. */
    private static String signed(int number) {
        return (number < 0 ? "-" : "+") + Math.abs(number);
    }

    /**
     * Always the same.
     *
     * @param number how many; may be negative
     */
    record Fixed(int number) implements Amount {
        @Override
        public int in(Resolution here) {
            return number;
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.change("TL-9.12", number);
        }

        @Override
        public String say() {
            return signed(number);
        }
    }

    /**
     * So many for each Creature, the card itself included if it is one of them.
     *
     * @param each how many for each; may be negative
     * @param who for whom
     */
    record ForEach(int each, CreatureFilter who) implements Amount {
        @Override
        public int in(Resolution here) {
            return each * who.count(here);
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.change("TL-9.12", each);
            who.proofread(reader);
        }

        @Override
        public String say() {
            return signed(each) + " for each " + who.say(false);
        }
    }

    /**
     * So many for each other Creature, the card itself not included.
     *
     * @param each how many for each; may be negative
     * @param who for whom
     */
    record ForEachOther(int each, CreatureFilter who) implements Amount {
        @Override
        public int in(Resolution here) {
            return each * who.in(here).size();
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.change("TL-9.12", each);
            who.proofread(reader);
        }

        @Override
        public String say() {
            return signed(each) + " for each other " + who.say(false);
        }
    }
}
