package io.github.terrene.table.wire;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * A step of a lesson, without what is on the table.
 *
 * @param game what is played, as in addresses
 * @param title what is played, for people
 * @param step the number of the step, from 1
 * @param of how many steps there are
 * @param seat the learner's
 * @param seats what the players are called
 * @param decks the places of the decks, one for each seat, for whoever wants to play on with them
 * @param heading what the step is about, in a few words
 * @param says what is said
 * @param rules the numbers of the rules that it is about
 * @param points what it points at: of each thing the way to its box, from the place of a box on the board, counted from 0, to that of the
 *     box within it, and so on
 */
public record LessonCard(
        @Names(Named.WORD) String game,
        @Names(Named.SENTENCE) String title,
        int step,
        int of,
        Seat seat,
        Array<TableCard.Place> seats,
        Array<Integer> decks,
        Array<SentWord> heading,
        Array<SentWord> says,
        @Names(Named.WORD) Array<String> rules,
        Array<Array<Integer>> points) {
    /** As it is sent. */
    public String written() {
        return Json.write(Sends.LESSON, this);
    }
}
