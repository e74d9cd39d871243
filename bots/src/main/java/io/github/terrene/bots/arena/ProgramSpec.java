package io.github.terrene.bots.arena;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.protocol.BotProgram;
import io.github.terrene.bots.protocol.ProgramAgent;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A program in any language: {@code program:python3 my_bot.py 7}. It is started anew for each game, and loses if it does not decide. Its
 * standard error is that of the arena.
 *
 * @param text the description as it is written
 * @param program how it is started
 */
public record ProgramSpec(String text, BotProgram program) implements AgentSpec {
    static final String KIND = "program:";

    static Either<Seq<Problem>, AgentSpec> parse(String text) {
        if (!fitsACell(text)) {
            return Either.left(Array.of(Problem.at(
                    "agent",
                    "agent/signs",
                    "a command cannot contain commas, bars, line breaks or control characters here: {command}",
                    Excerpt.plain(text))));
        }
        return BotProgram.parse(text.substring(KIND.length()))
                .<AgentSpec>map(program -> new ProgramSpec(text, program))
                .mapLeft(Array::of);
    }

    /** Whether it can be written in the results, among agents separated by commas or bars. */
    private static boolean fitsACell(String text) {
        return Excerpt.isPlain(text) && text.indexOf(',') < 0 && text.indexOf('|') < 0;
    }

    @Override
    public <S, A, E, V> Seated<V, A, E> seated(Playbook<S, A, E, V> book, CardPool pool, Place place) {
        ProgramAgent<V, A, E> agent = program.start(book.rules(), place.game(), place.seat(), place.seats());
        return new Seated<>(agent, outcome -> {
            outcome.forEach(agent::tell);
            agent.close();
        });
    }
}
