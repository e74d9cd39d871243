package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import java.util.function.IntUnaryOperator;

/**
 * Plays one random game after another and keeps count. Nobody concedes. Game and choices of a seed are the same in every run, whoever plays
 * them.
 */
public abstract class RandomPlay {
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** Draws one of that many choices. */
    final IntUnaryOperator chance = this::draw;

    private Dice dice = Rng.of(0).dice();
    private long nextSeed;
    private boolean playing;
    private long games;
    private long decisions;
    private long checksum;

    /** Begins the game of a seed. */
    protected abstract void begin(long seed);

    /** Makes one choice; returns whether the game goes on. */
    protected abstract boolean step();

    /** The state as it is now: an object that does not change any more. */
    public abstract Object state();

    /** An equal state that shares nothing with others, except the printed cards. */
    public abstract Object stateOfItsOwn();

    /** Draws one of that many choices. */
    final int draw(int choices) {
        return dice.below(choices);
    }

    /**
     * Notes what was chosen. A state with at least two legal choices is a decision.
     *
     * @param legal how many choices there were
     * @param chosen the place of the one chosen
     * @param state some of the state, as a number
     */
    final void note(int legal, int chosen, long state) {
        if (legal > 1) {
            decisions++;
            checksum = (Long.rotateLeft(checksum, 5) ^ state ^ (long) legal << 48 ^ (long) chosen << 56) * FACTOR;
        }
    }

    /** Plays that many more games. */
    public final void playGames(int number) {
        for (long last = games + number; games < last; ) {
            playStep();
        }
    }

    /** Plays that many more decisions, in as many games as it takes; the last game may be left unfinished. */
    public final void playDecisions(int number) {
        for (long last = decisions + number; decisions < last; ) {
            playStep();
        }
    }

    /** Makes one more choice, in the next game if the last one has ended. */
    public final void playStep() {
        if (!playing) {
            begin(nextSeed);
            dice = Rng.of(nextSeed++).split(1).dice();
        }
        playing = step();
        games += playing ? 0 : 1;
    }

    /** How many games were played to their end. */
    public final long games() {
        return games;
    }

    /** How many decisions were made. */
    public final long decisions() {
        return decisions;
    }

    /** Equal for equal play: it takes in the number of choices, the one made and {@link #note something of the state}. */
    public final long checksum() {
        return checksum;
    }

    /** The number that {@link #note} is given of a state. */
    static long digest(int hpA, int hpB, int actionsA, int actionsB, int turn, int seat) {
        return hpA | hpB << 8 | actionsA << 16 | actionsB << 20 | (long) turn << 24 | (long) seat << 40;
    }
}
