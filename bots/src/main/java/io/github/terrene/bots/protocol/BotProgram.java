package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;

/**
 * How a bot in any language is started, and how much time it may take.
 *
 * <pre>{@code
 * BotProgram program = BotProgram.parse("python3 bots/samples/random_bot.py 7").get();
 * try (ProgramAgent<View, Action, Event> bot = program.start(rules, "hobe", Seat.of(0), Seat.first(2))) {
 *     Host.of(rules, Array.of(bot, other)).play(rules.start(config, 7).get(), Rng.of(8)).outcome().forEach(bot::tell);
 * }
 * }</pre>
 *
 * @param command the program and its arguments. It runs in the working directory of the process that starts it
 * @param startUp how much more time the first answer may take, so that the program can get ready; from 1 ms to a day
 * @param decision how long each answer may take, from 1 ms to a day
 * @param onFault what happens if it does not decide
 * @param errors where its standard error goes: to that of this program, unless told otherwise
 */
public record BotProgram(Array<String> command, Duration startUp, Duration decision, OnFault onFault, Redirect errors) {
    private static final Duration SHORTEST = Duration.ofMillis(1);
    private static final Duration LONGEST = Duration.ofDays(1);
    private static final Duration TO_START = Duration.ofSeconds(10);
    private static final Duration TO_DECIDE = Duration.ofSeconds(2);

    /**
     * A program.
     *
     * @throws IllegalArgumentException if there is no command, a time is out of range, or nobody would read the errors
     */
    public BotProgram {
        if (command.isEmpty()) {
            throw new IllegalArgumentException("a command is at least the name of a program");
        }
        if (errors.equals(Redirect.PIPE)) {
            throw new IllegalArgumentException(
                    "nobody reads a pipe of errors: a program that writes many would wait for ever");
        }
        for (Duration limit : Array.of(startUp, decision)) {
            if (limit.compareTo(SHORTEST) < 0 || limit.compareTo(LONGEST) > 0) {
                throw new IllegalArgumentException("a limit is from 1 ms to a day, not " + limit);
            }
        }
    }

    /** A program that has 10 seconds to start and 2 for each decision, and loses if it does not decide. */
    public static BotProgram of(Seq<String> command) {
        return new BotProgram(command.toArray(), TO_START, TO_DECIDE, OnFault.LOSE, Redirect.INHERIT);
    }

    /**
     * The same for a line such as {@code python3 "my bot.py" 7}: words separated by blanks. Words with blanks can be put in quotation marks of
     * either kind; nothing else has a special meaning, and no shell is involved.
     */
    public static Either<Problem, BotProgram> parse(String line) {
        return CommandLine.words(line).map(BotProgram::of);
    }

    /** The same with another limit for starting. */
    public BotProgram startingWithin(Duration limit) {
        return new BotProgram(command, limit, decision, onFault, errors);
    }

    /** The same with another limit for each decision. */
    public BotProgram decidingWithin(Duration limit) {
        return new BotProgram(command, startUp, limit, onFault, errors);
    }

    /** The same with another consequence of faults. */
    public BotProgram on(OnFault consequence) {
        return new BotProgram(command, startUp, decision, consequence, errors);
    }

    /** The same with its standard error elsewhere, for example to {@link Redirect#DISCARD}. */
    public BotProgram errorsTo(Redirect place) {
        return new BotProgram(command, startUp, decision, onFault, place);
    }

    /**
     * Starts the program for one seat of one game. If it does not start, its agent knows.
     *
     * @param game the name of the game that the program is told
     * @param seats the seats of all players
     * @return an agent, to be closed after the game, which ends the program
     */
    public <A, E, V> ProgramAgent<V, A, E> start(Rules<?, ?, A, E, V> rules, String game, Seat seat, Seq<Seat> seats) {
        return ProgramAgent.start(rules, this, game, seat, seats);
    }

    /** Ends all programs, and starts none any more: for a host that is about to end abruptly. Otherwise they end with it by themselves. */
    public static void endAll() {
        Running.end();
    }

    /** The command as one line, for people. */
    @Override
    public String toString() {
        return command.mkString(" ");
    }
}
