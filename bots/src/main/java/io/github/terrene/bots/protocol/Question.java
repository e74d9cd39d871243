package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Excerpt;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What a program was asked, and how its answers are judged.
 *
 * @param number the number of the decision
 * @param choices what it can choose from
 */
record Question<A>(int number, Seq<A> choices, Protocol<A, ?> protocol) {
    /** How many characters of a line are shown to people. */
    static final int EXCERPT = 200;

    /** What a line chooses, or what is wrong with it; none if it answers an earlier question. */
    Option<Either<Fault, A>> judge(String line) {
        return line.length() > Pipe.LONGEST_LINE
                ? Option.some(Either.left(new Fault.TooLong(number, Excerpt.of(line, EXCERPT))))
                : protocol.answered(line).fold(why -> rubbish(line, why), answer -> judge(answer, line));
    }

    private Option<Either<Fault, A>> judge(Answer<A> answer, String line) {
        if (answer.number() < number) {
            return Option.none();
        }
        if (answer.number() > number) {
            return rubbish(
                    line,
                    Problem.at(
                            "/number",
                            "bot/early",
                            "decision {number:number} has not been asked yet",
                            answer.number()));
        }
        if (answer.choice().isDefined() == answer.action().isDefined()) {
            return rubbish(line, Problem.at("/", "bot/one-of-two", "an answer has either a choice or an action"));
        }
        return Option.some(chosen(answer).toEither(() -> new Fault.Illegal(number, line, choices.size())));
    }

    private Option<A> chosen(Answer<A> answer) {
        return answer.choice()
                .filter(place -> place >= 0 && place < choices.size())
                .map(choices::get)
                .orElse(() -> answer.action().filter(choices::contains));
    }

    private Option<Either<Fault, A>> rubbish(String line, Problem why) {
        return Option.some(Either.left(new Fault.Rubbish(number, line, why)));
    }
}
