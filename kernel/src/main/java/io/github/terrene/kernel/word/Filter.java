package io.github.terrene.kernel.word;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Asks;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Which things: "another Melee Human of yours with ATK 2 or less". A filter is changed word by word:
 *
 * <pre>{@code
 * enemies().of(HUMAN).with(ATK, AT_MOST, 2)
 * }</pre>
 *
 * @param whose whose they are
 * @param another whether this card itself is left out
 * @param adjectives what all of them are besides, in the order of the text
 * @param noun what they are
 * @param than a number that they have, if they must have one
 * @param where where they are
 */
public record Filter(
        Whose whose, boolean another, Array<Adjective> adjectives, Noun noun, Option<Than> than, Area where)
        implements Text, Asks.ForThings {
    /**
     * A number compared: "with ATK 2 or less".
     *
     * @param stat which number
     * @param comparison how it must compare
     * @param number with what
     */
    public record Than(Stat stat, Comparison comparison, int number) implements Text {
        boolean holds(World world, Thing thing) {
            return world.has(thing, stat) && comparison.holds(world.stat(thing, stat), number);
        }
    }

    private static final int USUAL = 4;

    /** All things of those players that are this, there. */
    public static Filter of(Whose whose, Noun noun, Area where) {
        return new Filter(whose, false, Array.empty(), noun, Option.none(), where);
    }

    /** The same, but of this sort. */
    public Filter of(Noun other) {
        return new Filter(whose, another, adjectives, other, than, where);
    }

    /** The same, but only those that are this, too. */
    public Filter of(Adjective more) {
        return new Filter(whose, another, adjectives.append(more), noun, than, where);
    }

    /** The same, but only those with such a number. */
    public Filter with(Stat stat, Comparison comparison, int number) {
        return new Filter(whose, another, adjectives, noun, Option.some(new Than(stat, comparison, number)), where);
    }

    /** The same without this card itself. */
    public Filter other() {
        return new Filter(whose, true, adjectives, noun, than, where);
    }

    /** The same elsewhere. */
    public Filter in(Area other) {
        return new Filter(whose, another, adjectives, noun, than, other);
    }

    /**
     * Whether a thing is meant.
     *
     * @param you who controls the text
     * @param self the card with the text; null for one that never was in play
     */
    public boolean fits(World world, Seat you, @Nullable Thing self, Thing thing) {
        return whose.means(you, thing.controller()) && fits(world, self, thing);
    }

    private boolean fits(World world, @Nullable Thing self, Thing thing) {
        if (!world.isIn(where, thing, self)
                || another && self != null && world.same(self, thing)
                || !noun.fits(world, thing)) {
            return false;
        }
        for (int i = 0; i < adjectives.size(); i++) {
            if (!adjectives.get(i).fits(world, thing)) {
                return false;
            }
        }
        return than.isEmpty() || than.get().holds(world, thing);
    }

    /** All that are meant, in the order in which things happen to them. */
    public Array<Thing> in(Here here) {
        ArrayBuilder<Thing> found = new ArrayBuilder<>(USUAL);
        Array<Seat> players = here.world().inOrder();
        for (int p = 0; p < players.size(); p++) {
            if (whose.means(here.you(), players.get(p))) {
                collect(here, here.self(), here.world().in(where, players.get(p)), found);
            }
        }
        return found.all();
    }

    private void collect(Here here, @Nullable Thing self, Array<? extends Thing> there, ArrayBuilder<Thing> found) {
        for (int i = 0; i < there.size(); i++) {
            if (fits(here.world(), self, there.get(i))) {
                found.add(there.get(i));
            }
        }
    }

    /** Whether it asks what things are that texts can make be something else. */
    boolean asksQuality() {
        return adjectives.exists(Quality.class::isInstance);
    }

    @Override
    public void proofread(Proof proof) {
        proof.filter(this);
    }
}
