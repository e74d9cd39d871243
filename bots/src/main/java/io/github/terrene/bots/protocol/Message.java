package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * What a program is told, one line per message: {@code {"is":"Result","winners":["A"],"rule":"HB-11.1"}}.
 *
 * @param <A> actions
 * @param <E> events
 * @param <T> what a screen shows of a view
 */
public sealed interface Message<A, E, T> {
    /**
     * The first line: a game begins.
     *
     * @param protocol the version of these messages: {@link Protocol#VERSION}
     * @param game the name of the game, as given when the program was started
     * @param seat the seat that the program plays for
     * @param seats the seats of all players
     */
    record Started<A, E, T>(int protocol, @Names(Named.WORD) String game, Seat seat, Array<Seat> seats)
            implements Message<A, E, T> {}

    /**
     * What has happened since the last line, as the seat is told.
     *
     * @param events at least one, in order
     */
    record Told<A, E, T>(Array<E> events) implements Message<A, E, T> {}

    /**
     * The seat must decide; this is the only message that is answered.
     *
     * @param number the number of the decision, counted from 1; the answer repeats it
     * @param shown what a screen shows to the seat now
     * @param choices the choices, at least two
     * @param chance a random number from 0 to 2,147,483,647; a program with no other source of chance plays the same game again for the same
     *     seed
     * @param millis how long the answer may take
     */
    record Decide<A, E, T>(int number, T shown, Array<A> choices, int chance, int millis) implements Message<A, E, T> {}

    /**
     * The last line: the game is over.
     *
     * @param winners all seats that won; none if the game is drawn
     * @param rule the number of the rule that ended it
     */
    record Result<A, E, T>(
            Array<Seat> winners, @Names(Named.RULE) String rule) implements Message<A, E, T> {}
}
