package io.github.terrene.bots.puzzle;

import io.vavr.collection.Array;

/**
 * A position in which exactly one choice is right, kept as the game that led there.
 *
 * @param decks the places of the decks, one for each seat
 * @param seed the seed of the game
 * @param played what was played up to the position
 * @param aimed what is asked of whom
 * @param proof what was proved
 * @param <A> actions
 */
public record Puzzle<A>(Array<Integer> decks, long seed, Array<A> played, Aimed aimed, Proof<A> proof) {
    private static final int[] LINES = {20, 100, 500, 2_500};

    /** How hard it is, from 1 to 5: by the number of lines that have to be followed to prove it. */
    public int grade() {
        int grade = 1;
        while (grade <= LINES.length && proof.lines() >= LINES[grade - 1]) {
            grade++;
        }
        return grade;
    }

    /**
     * Which of several puzzles is the one of a day.
     *
     * @param day the number of the day, such as days since the beginning of 1970
     * @param puzzles how many there are, at least 1
     */
    public static int ofDay(long day, int puzzles) {
        return (int) Math.floorMod(day, (long) puzzles);
    }
}
