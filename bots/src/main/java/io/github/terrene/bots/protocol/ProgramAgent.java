package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;

/**
 * An agent whose decisions are made by a program: {@link BotProgram#start}. It belongs to one seat of one game, and to one thread at a time.
 * The program is asked only if there is something to choose.
 *
 * <p>Whatever the program does, a decision takes no longer than it may. After {@link #close}, neither the program nor anything that it has
 * started is running, unless it has detached that as a daemon. What went wrong is in {@link #faults}.
 *
 * @param <V> views
 * @param <A> actions
 * @param <E> events
 */
public final class ProgramAgent<V, A, E> implements Agent<V, A, E>, Closeable {
    private static final int UNUSED_BITS = 33;

    private final Rules<?, ?, A, E, V> rules;
    private final BotProgram program;
    private final Either<Fault, Dialogue<A, E>> dialogue;
    private Array<Fault> faults;
    private int asked;

    private ProgramAgent(Rules<?, ?, A, E, V> rules, BotProgram program, Either<Fault, Dialogue<A, E>> dialogue) {
        this.rules = rules;
        this.program = program;
        this.dialogue = dialogue;
        this.faults = dialogue.swap().toArray();
    }

    static <V, A, E> ProgramAgent<V, A, E> start(
            Rules<?, ?, A, E, V> rules, BotProgram program, String game, Seat seat, Seq<Seat> seats) {
        Either<Fault, Dialogue<A, E>> dialogue =
                open(program).map(pipe -> new Dialogue<>(Protocol.of(rules.forms()), pipe));
        dialogue.forEach(with -> with.say(new Message.Started<>(Protocol.VERSION, game, seat, seats.toArray())));
        return new ProgramAgent<>(rules, program, dialogue);
    }

    private static Either<Fault, Pipe> open(BotProgram program) {
        try {
            return Either.right(Pipe.open(program));
        } catch (IOException refused) {
            return Either.left(new Fault.NotStarted(String.valueOf(refused.getMessage())));
        }
    }

    /**
     * What has gone wrong so far, in order. A fault after which the program is {@linkplain Fault#last not asked again} is the last one; the
     * decisions that it fails to make afterwards are not listed one by one.
     */
    public Array<Fault> faults() {
        return faults;
    }

    @Override
    public void observe(E event) {
        dialogue.forEach(with -> with.happened(event));
    }

    /** Tells the program how the game ended. */
    public void tell(Outcome outcome) {
        dialogue.forEach(with -> with.say(new Message.Result<>(outcome.winners().toArray(), outcome.rule())));
    }

    /**
     * What the program chooses.
     *
     * @throws Forfeit if it does not choose, and {@linkplain OnFault#LOSE loses} because of that
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        return legal.size() == 1 ? legal.head() : asked(view, legal, rng).getOrElseGet(fault -> without(fault, legal));
    }

    private Either<Fault, A> asked(V view, Seq<A> legal, Rng rng) {
        Option<Fault> last = faults.lastOption().filter(Fault::last);
        return last.isDefined() ? Either.left(last.get()) : answered(view, legal, rng);
    }

    private Either<Fault, A> answered(V view, Seq<A> legal, Rng rng) {
        asked++;
        Duration limit = asked == 1 ? program.startUp().plus(program.decision()) : program.decision();
        int chance = (int) (rng.dice().bits() >>> UNUSED_BITS);
        int millis = (int) program.decision().toMillis();
        Either<Fault, A> answer = dialogue.get()
                .ask(new Message.Decide<>(asked, rules.shown(view), legal.toArray(), chance, millis), limit);
        faults = faults.appendAll(answer.swap());
        return answer;
    }

    /** The last of the choices that does not concede. */
    private A without(Fault fault, Seq<A> legal) {
        if (program.onFault() == OnFault.LOSE) {
            throw new Forfeit(program.toString(), fault);
        }
        return legal.reject(rules::concedes).lastOption().getOrElse(legal::last);
    }

    /** Ends the program and everything that it has started, by force if it does not end by itself within a second. */
    @Override
    public void close() {
        dialogue.forEach(Dialogue::close);
    }
}
