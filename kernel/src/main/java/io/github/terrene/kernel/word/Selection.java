package io.github.terrene.kernel.word;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Which things something happens or applies to. A game and a card set add their own, such as "the card opposite". */
public interface Selection extends Text {
    /** The things, for a text that asks nobody; a choice counts as nothing. */
    Array<? extends Thing> known(Here here);

    /** The things, after asking for them; none while an answer is awaited. */
    default Option<? extends Array<? extends Thing>> in(Resolution here) {
        return Option.some(known(here));
    }

    /** Whether a thing is one of them, for a text that always applies. */
    default boolean includes(World world, Thing source, Thing thing) {
        return Array.<Thing>narrow(known(new Here.Standing(world, source)))
                .exists(each -> each.number() == thing.number());
    }

    /** Whether a thing is one of them, for a text that its card says wherever it is. */
    default boolean means(World world, Thing source, Thing thing) {
        return includes(world, source, thing);
    }

    /** On whose side they most likely are, for bots: 1 for the controller of the text, -1 for others, 0 if nobody can say. */
    default int side() {
        return itself() ? 1 : filter().map(who -> who.whose().side()).getOrElse(0);
    }

    /** What is aimed at, if anything: targets are named when a card is played. */
    default Option<Chosen> target() {
        return Option.none();
    }

    /** Which things can be meant, if a filter says so. */
    default Option<Filter> filter() {
        return Option.none();
    }

    /** Whether there can be several. */
    default boolean plural() {
        return false;
    }

    /** Whether somebody chooses them, or chance. */
    default boolean asks() {
        return false;
    }

    /** Whether it is the card itself. */
    default boolean itself() {
        return false;
    }

    /**
     * When a text about them began to apply, counted like the numbers of things in play.
     *
     * @param since when its card came to where it works
     */
    default int began(Thing source, int since) {
        return since;
    }

    /** This card. */
    record This() implements Selection {
        @Override
        public Array<? extends Thing> known(Here here) {
            Thing self = here.self();
            return self == null ? Array.empty() : Array.of(self);
        }

        @Override
        public boolean includes(World world, Thing source, Thing thing) {
            return means(world, source, thing) && world.works(source);
        }

        @Override
        public boolean means(World world, Thing source, Thing thing) {
            return source.number() == thing.number();
        }

        @Override
        public boolean itself() {
            return true;
        }

        @Override
        public void proofread(Proof proof) {
            proof.thisCard();
        }
    }

    /** The thing that caused it: "that card". */
    record That() implements Selection {
        @Override
        public Array<? extends Thing> known(Here here) {
            return here.that();
        }

        @Override
        public void proofread(Proof proof) {
            proof.thatCard();
        }
    }

    /** What was chosen before: "it", "they". */
    record It() implements Selection {
        @Override
        public Array<? extends Thing> known(Here here) {
            return here.those();
        }

        @Override
        public void proofread(Proof proof) {
            proof.it();
        }
    }

    /** All that fit a filter. */
    record All(Filter who) implements Selection {
        @Override
        public Option<Filter> filter() {
            return Option.some(who);
        }

        @Override
        public Array<? extends Thing> known(Here here) {
            return who.in(here);
        }

        @Override
        public boolean includes(World world, Thing source, Thing thing) {
            return world.works(source) && who.fits(world, source.controller(), source, thing);
        }

        @Override
        public boolean plural() {
            return true;
        }
    }

    /**
     * Some, chosen by the controller: "an enemy Human", "up to two of your Humans". If the number is fixed, they are targets, which are named
     * when a card is played; otherwise they are chosen when it happens.
     *
     * @param least how many at least
     * @param most how many at most
     * @param who which ones
     */
    record Chosen(int least, int most, Filter who) implements Selection {
        @Override
        public Option<Filter> filter() {
            return Option.some(who);
        }

        /** Whether the number is fixed. */
        public boolean exact() {
            return least == most;
        }

        @Override
        public Array<? extends Thing> known(Here here) {
            return Array.empty();
        }

        @Override
        public Option<? extends Array<? extends Thing>> in(Resolution here) {
            return here.chosen(this);
        }

        @Override
        public Option<Chosen> target() {
            return exact() ? Option.some(this) : Option.none();
        }

        @Override
        public boolean asks() {
            return true;
        }

        @Override
        public boolean plural() {
            return most > 1;
        }

        @Override
        public void proofread(Proof proof) {
            proof.chosen(this);
        }
    }

    /**
     * Some at random.
     *
     * @param number how many; all if there are fewer
     * @param who which ones
     */
    record Random(int number, Filter who) implements Selection {
        @Override
        public Option<Filter> filter() {
            return Option.some(who);
        }

        @Override
        public Array<? extends Thing> known(Here here) {
            return Array.empty();
        }

        @Override
        public Option<? extends Array<? extends Thing>> in(Resolution here) {
            return Option.some(here.random(number, who.in(here)));
        }

        @Override
        public boolean asks() {
            return true;
        }

        @Override
        public boolean plural() {
            return number > 1;
        }

        @Override
        public void proofread(Proof proof) {
            proof.atRandom(this);
        }
    }
}
