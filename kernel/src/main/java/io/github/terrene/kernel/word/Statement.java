package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Asks;
import org.jspecify.annotations.Nullable;

/**
 * What applies while a card is in play, as data. Every question is about one thing; by default a text changes nothing.
 *
 * <p>Numbers beyond {@link Amount#MOST} count as that much. A text that throws, or depends on itself without end, fails with a {@link
 * io.github.terrene.kernel.card.FaultyEffect} that names its card.
 */
public interface Statement extends Text {
    /** Whether it decides what things are, as {@link #makes} says. */
    default boolean decidesQualities() {
        return false;
    }

    /** Whether it decides numbers of things, as {@link #adds}, {@link #sets}, {@link #multiplies} and {@link #limits} say. */
    default boolean decidesNumbers() {
        return false;
    }

    /** Whether it can decide what cards cost, as {@link #costs} says: it is not asked otherwise. */
    default boolean decidesCosts() {
        return true;
    }

    /** What of it applies now, or null: itself, unless a part of it applies only at times. */
    default @Nullable Statement applying(World world, Thing source) {
        return this;
    }

    /** What it adds to a number of a thing; negative if it takes something away. */
    default int adds(World world, Thing source, Thing thing, Stat stat) {
        return 0;
    }

    /** What it gives a thing in place of a printed number, or null. */
    default @Nullable Integer sets(World world, Thing source, Thing thing, Stat stat) {
        return null;
    }

    /** By what it multiplies a number of a thing. */
    default int multiplies(World world, Thing source, Thing thing, Stat stat) {
        return 1;
    }

    /** The most that it lets a number of a thing be. */
    default int limits(World world, Thing source, Thing thing, Stat stat) {
        return Integer.MAX_VALUE;
    }

    /** What it makes a thing be, of that sort, or null. */
    default <Q extends Quality> @Nullable Q makes(World world, Thing source, Thing thing, Class<Q> sort) {
        return null;
    }

    /** Whether it forbids a thing something. */
    default boolean forbids(World world, Thing source, Thing thing, Deed deed) {
        return false;
    }

    /** How often it lets a thing do something in a turn. */
    default int often(World world, Thing source, Thing thing, Deed deed) {
        return 1;
    }

    /** What it adds to the cost of a card that a player plays; negative if the card becomes cheaper. */
    default int costs(World world, Thing source, Seat player, Thing card) {
        return 0;
    }

    /**
     * When it began to apply, counted like the numbers of things in play.
     *
     * @param since when its card came to where it works
     */
    default int began(Thing source, int since) {
        return since;
    }

    /** What applies to some things. */
    interface About extends Statement {
        /** To which things. */
        Selection whom();

        @Override
        default boolean decidesCosts() {
            return false;
        }

        @Override
        default int began(Thing source, int since) {
            return whom().began(source, since);
        }
    }

    /** A number is added: "has ATK +1". */
    record Adds(Selection whom, Stat stat, Amount points) implements About {
        @Override
        public boolean decidesNumbers() {
            return true;
        }

        @Override
        public int adds(World world, Thing source, Thing thing, Stat asked) {
            return stat.equals(asked) && whom.includes(world, source, thing) ? in(points, world, source) : 0;
        }

        @Override
        public void proofread(Proof proof) {
            proof.known(this, whom);
            proof.inPlay(whom);
            proof.change(this, points);
            proof.changed(stat);
        }
    }

    /** A number is replaced: "has ATK = 3". */
    record Sets(Selection whom, Stat stat, Amount points) implements About {
        @Override
        public boolean decidesNumbers() {
            return true;
        }

        @Override
        public @Nullable Integer sets(World world, Thing source, Thing thing, Stat asked) {
            return stat.equals(asked) && whom.includes(world, source, thing) ? in(points, world, source) : null;
        }

        @Override
        public void proofread(Proof proof) {
            proof.known(this, whom);
            proof.inPlay(whom);
            proof.value(this, stat, points);
        }
    }

    /** A number is multiplied: "has ATK x2". */
    record Multiplies(Selection whom, Stat stat, int by) implements About {
        @Override
        public boolean decidesNumbers() {
            return true;
        }

        @Override
        public int multiplies(World world, Thing source, Thing thing, Stat asked) {
            return stat.equals(asked) && whom.includes(world, source, thing) ? by : 1;
        }

        @Override
        public void proofread(Proof proof) {
            proof.known(this, whom);
            proof.several(this, by);
            proof.changed(stat);
        }
    }

    /** A number has an upper limit: "the ATK of … is never above 2". */
    record Limits(Selection whom, Stat stat, int most) implements About {
        @Override
        public boolean decidesNumbers() {
            return true;
        }

        @Override
        public int limits(World world, Thing source, Thing thing, Stat asked) {
            return stat.equals(asked) && whom.includes(world, source, thing) ? most : Integer.MAX_VALUE;
        }

        @Override
        public void proofread(Proof proof) {
            proof.known(this, whom);
            proof.inPlay(whom);
            proof.value(this, stat, new Amount.Fixed(most));
        }
    }

    /** Things are something: "is Ranged". */
    record Is(Selection whom, Quality what) implements About {
        @Override
        public boolean decidesQualities() {
            return true;
        }

        @Override
        public <Q extends Quality> @Nullable Q makes(World world, Thing source, Thing thing, Class<Q> sort) {
            return sort.isInstance(what) && whom.includes(world, source, thing) ? sort.cast(what) : null;
        }

        @Override
        public void proofread(Proof proof) {
            proof.known(this, whom);
            proof.inPlay(whom);
        }
    }

    /** Things cannot do something: "cannot attack". What a card says of itself, it says wherever it is. */
    record Cannot(Selection whom, Deed deed) implements About {
        @Override
        public boolean forbids(World world, Thing source, Thing thing, Deed asked) {
            return deed == asked && whom.means(world, source, thing);
        }

        @Override
        public void proofread(Proof proof) {
            proof.known(this, whom);
            proof.inPlay(whom);
        }
    }

    /** Things do something several times in a turn: "attacks twice". */
    record Often(Selection whom, Deed deed, int times) implements About {
        @Override
        public int often(World world, Thing source, Thing thing, Deed asked) {
            return deed == asked && whom.includes(world, source, thing) ? times : 1;
        }

        @Override
        public void proofread(Proof proof) {
            proof.known(this, whom);
            proof.several(this, times);
            proof.often(this, deed);
        }
    }

    /** Cards cost more or less to play: "your Weapons cost 1 less". */
    record Costs(Whose whose, Noun kind, int more) implements Statement, Asks.ForThings {
        @Override
        public int costs(World world, Thing source, Seat player, Thing card) {
            return world.works(source) && kind.fits(world, card) && whose.means(source.controller(), player) ? more : 0;
        }

        @Override
        public void proofread(Proof proof) {
            proof.change(this, new Amount.Fixed(more));
            proof.noun(kind);
        }
    }

    /** Something applies while something is true: "while …, …". */
    record While(Condition condition, Statement what) implements Statement {
        private boolean on(World world, Thing source) {
            return condition.holds(new Here.Standing(world, source));
        }

        @Override
        public boolean decidesCosts() {
            return what.decidesCosts();
        }

        @Override
        public @Nullable Statement applying(World world, Thing source) {
            return on(world, source) ? what.applying(world, source) : null;
        }

        @Override
        public int adds(World world, Thing source, Thing thing, Stat stat) {
            int adds = what.adds(world, source, thing, stat);
            return adds != 0 && on(world, source) ? adds : 0;
        }

        @Override
        public @Nullable Integer sets(World world, Thing source, Thing thing, Stat stat) {
            @Nullable Integer sets = what.sets(world, source, thing, stat);
            return sets != null && on(world, source) ? sets : null;
        }

        @Override
        public int multiplies(World world, Thing source, Thing thing, Stat stat) {
            int by = what.multiplies(world, source, thing, stat);
            return by != 1 && on(world, source) ? by : 1;
        }

        @Override
        public int limits(World world, Thing source, Thing thing, Stat stat) {
            int most = what.limits(world, source, thing, stat);
            return most != Integer.MAX_VALUE && on(world, source) ? most : Integer.MAX_VALUE;
        }

        @Override
        public <Q extends Quality> @Nullable Q makes(World world, Thing source, Thing thing, Class<Q> sort) {
            @Nullable Q made = what.makes(world, source, thing, sort);
            return made != null && on(world, source) ? made : null;
        }

        @Override
        public boolean forbids(World world, Thing source, Thing thing, Deed deed) {
            return what.forbids(world, source, thing, deed) && on(world, source);
        }

        @Override
        public int often(World world, Thing source, Thing thing, Deed deed) {
            int times = what.often(world, source, thing, deed);
            return times != 1 && on(world, source) ? times : 1;
        }

        @Override
        public int costs(World world, Thing source, Seat player, Thing card) {
            int more = what.costs(world, source, player, card);
            return more != 0 && on(world, source) ? more : 0;
        }

        @Override
        public int began(Thing source, int since) {
            return what.began(source, since);
        }

        @Override
        public void proofread(Proof proof) {
            proof.conditional(what);
        }
    }

    /** How much it is for a text on that card. */
    private static int in(Amount amount, World world, Thing source) {
        return amount instanceof Amount.Fixed fixed ? fixed.number() : amount.in(new Here.Standing(world, source));
    }
}
