package io.github.terrene.table.wire;

import io.github.terrene.bots.level.Level;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A table, without what happened there.
 *
 * @param table its name in addresses
 * @param game what is played, as in addresses
 * @param title what is played, for people
 * @param match whether it is a match of that game
 * @param seats who sits where
 * @param host the seat of whoever may stop the clocks: who opened the table, or the next person who plays on; none if nobody sits there
 * @param own the cards of somebody's own that are played beside the others; none if there are none
 * @param replay whether a game is only watched that was played before: all journals can be read, and nobody can sit down
 * @param over whether the game is over; in a stream, this is said only after the last line
 * @param outcome how it ended, if it is over
 * @param stopped why nobody can play on there, though it may not be over: its rules or cards have changed since, or it was closed
 */
public record TableCard(
        @Names(Named.WORD) String table,
        @Names(Named.WORD) String game,
        @Names(Named.SENTENCE) String title,
        boolean match,
        Array<Place> seats,
        Option<Seat> host,
        Option<OwnCards> own,
        boolean replay,
        boolean over,
        Option<Result> outcome,
        Option<Reason> stopped) {
    /**
     * A seat at a table.
     *
     * @param seat the seat
     * @param name what others call who sits there; none if the seat is open
     * @param kind who decides
     * @param level how strong a bot is; none unless a bot sits there
     * @param away whether the person who sat there last is away, while the game waits for that seat; none if not, and of one's own seat
     */
    public record Place(
            Seat seat,
            @Names(Named.SENTENCE) Option<String> name,
            Sitter kind,
            Option<Level> level,
            Option<Absence> away) {}

    /** For how long a person is away. */
    public enum Absence {
        /** For 20 seconds or more. */
        SHORT,
        /** For two minutes or more. */
        LONG
    }

    /**
     * Cards of somebody's own, which whoever sits down must have agreed to.
     *
     * @param number how many there are
     * @param hash the first {@value #DIGITS} hexadecimal digits of the SHA-256 of their text in UTF-8
     */
    public record OwnCards(int number, @Names(Named.WORD) String hash) {
        private static final int DIGITS = 16;

        static OwnCards of(int number, String text) {
            return new OwnCards(number, Sha256.of(text).substring(0, DIGITS));
        }
    }

    /** Who decides for a seat. */
    public enum Sitter {
        /** Nobody yet: the seat can be taken. */
        OPEN,
        /** A client. */
        PERSON,
        /** The server. */
        BOT
    }
}
