package io.github.terrene.table.wire;

import io.github.terrene.bots.puzzle.Goal;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * A puzzle, without its position: a client is told the solution only if it asks for it.
 *
 * @param game what is played, as in addresses
 * @param title what is played, for people
 * @param number which of the puzzles of this game it is, from 1
 * @param of how many there are
 * @param grade how hard it is, from 1 to 5
 * @param decisions how many decisions its solution has at most
 * @param seat for whom the client's player chooses
 * @param seats what the players are called
 * @param aim what is to be reached
 * @param turns how many more turns may begin: 0 if all must happen in this turn
 * @param shown whether the player is told what others hold, besides what that seat sees; decks stay hidden
 * @param told the cards that are told of
 */
public record PuzzleCard(
        @Names(Named.WORD) String game,
        @Names(Named.SENTENCE) String title,
        int number,
        int of,
        int grade,
        int decisions,
        Seat seat,
        Array<TableCard.Place> seats,
        Goal.Aim aim,
        int turns,
        boolean shown,
        Array<Unseen> told) {
    /** As it is sent. */
    public String written() {
        return Json.write(Sends.PUZZLE, this);
    }

    /**
     * Cards that the player does not see: those that somebody holds, if hands are shown, otherwise all, wherever they lie.
     *
     * @param owner whose cards they are
     * @param cards their names, sorted by their ids
     */
    public record Unseen(Seat owner, Array<SentWord> cards) {}

    /** What became of the last choice. */
    public enum Verdict {
        /** The choice is right, and there is more to do. */
        RIGHT,
        /** The choice is wrong: the position is the one before it. */
        WRONG,
        /** The choice is right, and the puzzle is solved. */
        SOLVED
    }

    /**
     * One of the puzzles of a game.
     *
     * @param number which it is, from 1
     * @param grade how hard it is, from 1 to 5
     * @param decisions how many decisions its solution has at most
     */
    public record NumberedPuzzle(int number, int grade, int decisions) {}
}
