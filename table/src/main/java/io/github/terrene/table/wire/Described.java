package io.github.terrene.table.wire;

import io.github.terrene.json.schema.Documents;
import io.github.terrene.json.schema.Notes;
import io.github.terrene.json.schema.Spelled;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Measure;
import io.github.terrene.narrator.board.Sort;
import io.github.terrene.session.Offer;
import io.github.terrene.shelf.DeckLine;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;

/**
 * What clients are sent, as types for programs in other languages. Small documents are written by these forms; those with values of a game are
 * written piece by piece, and a test compares all that is sent with what is said here.
 */
public final class Described {
    private static final Forms TYPES = GameForms.common()
            .scalar(GameValue.class, GameValue::json, json -> Option.some(new GameValue(json)))
            .scalar(Difference.class, Difference::toString, text -> Option.none())
            .build();

    private Described() {}

    /**
     * A value of the game, such as an action or an event: the schema of the game describes it.
     *
     * @param json how it is written
     */
    public record GameValue(String json) {}

    /**
     * A line of a journal for a client that asks for values.
     *
     * @param number the number of the line, from 1
     * @param what what it is about
     * @param by who did it; none if it happened in the game, all agreed, or nobody at the table did it
     * @param agreed whether the others had to agree to take something back
     * @param offer what was offered
     * @param seat who was let go
     * @param events what happened in the game, as the seat is told
     * @param shown what a screen shows then; only on the first line that is sent
     * @param changes what has changed there since the line before; on all other lines
     * @param choices the actions to choose from; only on the newest line
     * @param over whether the game is over; only the newest line can say so
     * @param outcome how the game ended, if it is over
     * @param proposal what waits for replies; only on the newest line
     * @param clocks the clocks of all seats, if time is limited; only on the newest line
     * @param awaited the seats that this seat sees as awaited
     */
    public record LineInValues(
            int number,
            Happening.What what,
            Option<Seat> by,
            Option<Boolean> agreed,
            Option<Offer> offer,
            Option<Seat> seat,
            Option<Array<GameValue>> events,
            Option<GameValue> shown,
            Option<Difference> changes,
            Option<Array<GameValue>> choices,
            boolean over,
            Option<Result> outcome,
            Option<Offered> proposal,
            Option<Array<SentClock>> clocks,
            Array<Seat> awaited) {}

    /**
     * A line of a journal for a client that asks for words.
     *
     * @param number the number of the line, from 1
     * @param what what it is about
     * @param by who did it; none if it happened in the game, all agreed, or nobody at the table did it
     * @param agreed whether the others had to agree to take something back
     * @param offer what was offered
     * @param seat who was let go
     * @param told what happened, in sentences
     * @param board what is where on the board then; only on the first line that is sent
     * @param boardChanges what has changed there since the line before; on all other lines
     * @param question what is asked; only on the newest line, as the next three
     * @param choices what can be chosen
     * @param canUndo whether the last action can be taken back
     * @param concede how to leave the game, if that is possible
     * @param over whether the game is over; only the newest line can say so
     * @param outcome how the game ended, if it is over
     * @param proposal what waits for replies; only on the newest line
     * @param clocks the clocks of all seats, if time is limited; only on the newest line
     * @param awaited the seats that this seat sees as awaited
     */
    public record LineInWords(
            int number,
            Happening.What what,
            Option<Seat> by,
            Option<Boolean> agreed,
            Option<Offer> offer,
            Option<Seat> seat,
            Array<Told> told,
            Option<Board> board,
            Option<Difference> boardChanges,
            Option<Array<SentWord>> question,
            Option<Array<Choice>> choices,
            Option<Boolean> canUndo,
            Option<Choice> concede,
            boolean over,
            Option<Result> outcome,
            Option<Offered> proposal,
            Option<Array<SentClock>> clocks,
            Array<Seat> awaited) {}

    /**
     * Something that can be chosen.
     *
     * @param action what is sent if it is chosen
     * @param label how it is called
     * @param keys the keys of what it touches on the board
     */
    public record Choice(
            GameValue action,
            Array<SentWord> label,
            @Names(Named.WORD) Array<String> keys) {}

    /**
     * Something that cannot be chosen.
     *
     * @param action what would be sent
     * @param label how it is called
     * @param keys the keys of what it touches on the board
     * @param why why it cannot be chosen
     */
    public record Forbidden(
            GameValue action,
            Array<SentWord> label,
            @Names(Named.WORD) Array<String> keys,
            Array<Reason> why) {}

    /**
     * The message {@code table} of a stream.
     *
     * @param seat whose journal it is; none for the onlookers'
     * @param table the table
     */
    public record TableMessage(Option<Seat> seat, TableCard table) {}

    /**
     * A table that was opened, or a seat that was taken.
     *
     * @param table the name of the table in addresses
     * @param seat the seat that was taken; none if bots have all
     * @param token shows that one speaks for the seat
     * @param coach is given to whoever may see what the seat sees, and do nothing
     */
    public record Opened(
            @Names(Named.WORD) String table,
            Option<Seat> seat,
            @Names(Named.WORD) Option<String> token,
            @Names(Named.WORD) Option<String> coach) {}

    /**
     * Something was done.
     *
     * @param number the number of the seat's latest line after it
     */
    public record Done(int number) {}

    /**
     * All that a seat may know.
     *
     * @param number the number of the seat's latest line
     * @param view the view after it
     */
    public record Known(int number, GameValue view) {}

    /**
     * Why the rules or the table refuse something.
     *
     * @param why all reasons
     */
    public record Refusal(Array<Reason> why) {}

    /**
     * Why a request was not carried out.
     *
     * @param problems everything that is wrong with it
     */
    public record Problems(Array<WrongThing> problems) {}

    /**
     * One thing that is wrong with a request.
     *
     * @param place where it is wrong
     * @param key the stable key that programs go by
     * @param sentence what is wrong, for people
     */
    public record WrongThing(
            @Names(Named.SENTENCE) String place,
            @Names(Named.WORD) String key,
            @Names(Named.SENTENCE) String sentence) {}

    /**
     * A card in words, and as a value of the game.
     *
     * @param id its name in texts for programs
     * @param name what it is called
     * @param line what it is, as printed below its name
     * @param text the sentences that are printed on it
     * @param sorts by what it differs from other cards at a glance, such as its element and its kind
     * @param measure by which number it stands in the curve of a deck, such as what it costs; none if there is no such number on it
     * @param value all that is printed on it
     */
    public record CardInWords(
            @Names(Named.WORD) String id,
            @Names(Named.SENTENCE) String name,
            @Names(Named.SENTENCE) String line,
            @Names(Named.SENTENCE) Array<String> text,
            Array<Sort> sorts,
            Option<Measure> measure,
            GameValue value) {}

    /**
     * What is to be said of cards that somebody writes.
     *
     * @param language in which they are written
     * @param cards those that are understood
     * @param problems everything that is wrong with them
     * @param hints what is legal and probably meant otherwise
     */
    public record Proof(
            @Names(Named.WORD) String language,
            Array<CardInWords> cards,
            Array<WrongThing> problems,
            Array<WrongThing> hints) {}

    /**
     * A list that makes a deck, as it is understood.
     *
     * @param lines the lines that name cards
     * @param problems everything for which the deck would be refused
     */
    public record CheckedDeck(Array<DeckLine> lines, Array<WrongThing> problems) {}

    /**
     * Who wants to play once more.
     *
     * @param waiting what those are called who wait at the next table
     */
    public record Waiting(@Names(Named.SENTENCE) Array<String> waiting) {}

    /**
     * A game that can be asked for.
     *
     * @param game its name in addresses
     * @param title its name for people
     */
    public record Titled(
            @Names(Named.WORD) String game,
            @Names(Named.SENTENCE) String title) {}

    /**
     * A puzzle, and what became of an attempt at it. Of the lines, all are sent from the position of the puzzle on; nothing is taken back there.
     *
     * @param puzzle what it is about
     * @param verdict what became of the last choice; none if nothing was chosen yet
     * @param lines the journal of the seat
     */
    public record PuzzleInWords(PuzzleCard puzzle, Option<PuzzleCard.Verdict> verdict, Array<LineInWords> lines) {}

    /**
     * A step of a lesson.
     *
     * @param lesson what is said in it
     * @param choice what the learner is to choose; none if there is only something to see
     * @param lines the journal of the seat, from the beginning of the game on
     */
    public record LessonInWords(LessonCard lesson, Option<Choice> choice, Array<LineInWords> lines) {}

    /** All documents, by name. */
    public static Documents documents(Notes notes) {
        LinkedHashMap<String, Form<?>> kinds = LinkedHashMap.<String, Form<?>>of(
                        "valueLine", TYPES.of(LineInValues.class))
                .put("wordLine", TYPES.of(LineInWords.class))
                .put("message", TYPES.of(TableMessage.class))
                .put("table", TYPES.of(TableCard.class))
                .put("board", TYPES.of(Board.class))
                .put("refused", ListForm.of(TYPES.of(Forbidden.class)))
                .put("opened", TYPES.of(Opened.class))
                .put("done", TYPES.of(Done.class))
                .put("known", TYPES.of(Known.class))
                .put("replay", TYPES.of(Sent.Watching.class))
                .put("titles", ListForm.of(TYPES.of(Titled.class)))
                .put("puzzles", ListForm.of(TYPES.of(PuzzleCard.NumberedPuzzle.class)))
                .put("puzzle", TYPES.of(PuzzleInWords.class))
                .put("lesson", TYPES.of(LessonInWords.class))
                .put("choice", TYPES.of(Choice.class))
                .put("cards", ListForm.of(TYPES.of(CardInWords.class)))
                .put("proof", TYPES.of(Proof.class))
                .put("waiting", TYPES.of(Waiting.class))
                .put("deck", TYPES.of(CheckedDeck.class))
                .put("refusal", TYPES.of(Refusal.class))
                .put("problems", TYPES.of(Problems.class));
        return new Documents("Terrene server", kinds, notes)
                .spelling(GameValue.class, Spelled.ANYTHING)
                .spelling(Difference.class, Spelled.DIFFERENCE);
    }
}
