package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Shown;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.Closeable;
import java.time.Duration;

/** The dialogue between a game and a running program. */
final class Dialogue<A, E> implements Closeable {
    private final Protocol<A, E> protocol;
    private final Pipe pipe;
    private Array<E> untold = Array.empty();

    Dialogue(Protocol<A, E> protocol, Pipe pipe) {
        this.protocol = protocol;
        this.pipe = pipe;
    }

    /** Keeps an event until there is something to say. */
    void happened(E event) {
        untold = untold.append(event);
    }

    /** Says something that needs no answer, unless the program still has to read something else. */
    void say(Message<A, E, Shown<A>> message) {
        say(message, System.nanoTime());
    }

    private boolean say(Message<A, E, Shown<A>> message, long until) {
        Array<Message<A, E, Shown<A>>> news =
                untold.isEmpty() ? Array.of(message) : Array.of(new Message.Told<>(untold), message);
        boolean said = pipe.send(news.map(protocol::line).mkString("", "\n", "\n"), until);
        if (said) {
            untold = Array.empty();
        }
        return said;
    }

    /** What the program chooses, if it does so in time. */
    Either<Fault, A> ask(Message.Decide<A, E, Shown<A>> decision, Duration limit) {
        long until = System.nanoTime() + limit.toNanos();
        Question<A> question = new Question<>(decision.number(), decision.choices(), protocol);
        return Option.when(say(decision, until), () -> answer(question, until))
                .flatMap(answer -> answer)
                .getOrElse(() -> Either.left(silence(decision.number(), limit)));
    }

    /** The first line that is not an answer to an earlier question. */
    private Option<Either<Fault, A>> answer(Question<A> question, long until) {
        return Iterator.continually(() -> pipe.next(until))
                .takeWhile(Option::isDefined)
                .flatMap(line -> question.judge(line.get()))
                .headOption();
    }

    private Fault silence(int number, Duration limit) {
        return pipe.exit()
                .<Fault>map(code -> new Fault.Exited(number, code))
                .getOrElse(() -> pipe.ended() ? new Fault.Silent(number) : new Fault.TooLate(number, limit));
    }

    @Override
    public void close() {
        pipe.close();
    }
}
