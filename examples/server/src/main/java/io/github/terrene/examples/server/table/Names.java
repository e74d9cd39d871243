package io.github.terrene.examples.server.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What players are called. */
public final class Names {
    private static final int LONGEST = 40;

    /** Each begins with the letter of the seat. */
    private static final Array<String> BOTS =
            Array.of("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris", "Jonas", "Kira", "Lou");

    private Names() {}

    static String bot(Seat seat) {
        return seat.index() < BOTS.size() ? BOTS.get(seat.index()) : seat.toString();
    }

    /** The name that somebody wishes to have, or none, or what is wrong with it. */
    public static Either<Problem, Option<String>> wished(Option<String> name) {
        Option<String> trimmed = name.map(String::trim).filter(text -> !text.isEmpty());
        return trimmed.exists(
                        text -> text.length() > LONGEST || text.codePoints().anyMatch(Character::isISOControl))
                ? Either.left(Problem.at(
                        "name",
                        "server/name",
                        "a name has at most {most:number} characters and stands in one line",
                        LONGEST))
                : Either.right(trimmed);
    }
}
