package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnStatement;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.trait.Strike;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Quality;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.World;
import io.github.terrene.testkit.law.card.OddCalls;
import org.jspecify.annotations.Nullable;

/** Gives random answers about lasting effects. */
@SuppressWarnings("NullAway") // null is among the answers
record RecklessText(long seed) implements OwnStatement {
    private int odd() {
        return OddCalls.number(Rng.of(seed).dice());
    }

    private int number(int question, int otherwise, World world, Thing thing) {
        Mood mood = new Mood(seed + Reckless.mark((Board) world), question);
        return mood.asksAgain() ? ((Board) world).attack((CardInPlay) thing) : mood.answer(otherwise, odd());
    }

    @Override
    public int adds(World world, Thing source, Thing thing, Stat stat) {
        return number(2, 0, world, thing);
    }

    @Override
    public @Nullable Integer sets(World world, Thing source, Thing thing, Stat stat) {
        return new Mood(seed + Reckless.mark((Board) world), 3).answer(null, odd());
    }

    @Override
    public int limits(World world, Thing source, Thing thing, Stat stat) {
        return number(4, Integer.MAX_VALUE, world, source);
    }

    @Override
    public <Q extends Quality> @Nullable Q makes(World world, Thing source, Thing thing, Class<Q> sort) {
        Mood mood = new Mood(seed, 5);
        Quality made = mood.asksAgain()
                ? ((Board) world).reach((CardInPlay) thing)
                : mood.answer(null, Reach.RANGED, Reach.MELEE, Strike.THROUGH, Strike.FIRST_ONLY);
        return sort.isInstance(made) ? sort.cast(made) : null;
    }

    @Override
    public boolean forbids(World world, Thing source, Thing thing, Deed deed) {
        return new Mood(seed, 8).answer(false, true);
    }

    @Override
    public int multiplies(World world, Thing source, Thing thing, Stat stat) {
        return number(12, 1, world, thing);
    }

    @Override
    public int often(World world, Thing source, Thing thing, Deed deed) {
        return number(13, 1, world, source);
    }

    @Override
    public int costs(World world, Thing source, Seat player, Thing card) {
        return new Mood(seed, 7).answer(0, odd());
    }

    @Override
    public boolean borneBy(CardInPlay bearer) {
        return new Mood(seed, 9).answer(true, false);
    }

    @Override
    public boolean across() {
        return new Mood(seed, 10).answer(false, true);
    }

    @Override
    public int began(Thing source, int since) {
        return new Mood(seed, 11).answer(since, odd());
    }
}
