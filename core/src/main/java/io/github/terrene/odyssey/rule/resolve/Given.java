package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** The arguments that effects give to the methods of a resolution. Any that make no sense are refused: the effect is faulty. */
final class Given {
    private Given() {}

    /** A seat of the game, that of a player who has left it included. */
    static Seat seat(Play play, String method, @Nullable Seat seat) {
        return Arguments.seat(method, seat, play.setting().format().seats());
    }

    /** Seats, each once. */
    static Array<Seat> seats(Play play, String method, @Nullable Iterable<? extends Seat> seats) {
        Array<Seat> all = Arguments.different(method, "seat", seats);
        all.forEach(seat -> seat(play, method, seat));
        return all;
    }

    /** A list in which nothing is null. */
    static <T> Array<T> all(String method, String what, @Nullable Seq<T> values) {
        return Arguments.all(method, what, values);
    }

    /** An amount, as it counts. */
    @Rule("TO-1.8")
    static int amount(String method, int number) {
        return Stat.counted(Arguments.amount(method, number));
    }

    /** A kind of counter. */
    @Rule("TO-8.22")
    static Counter counter(String method, @Nullable Counter counter) {
        Counter kind = Arguments.present(method, "counter", counter);
        if (Arguments.present(method, "name of the counter", kind.name()).trim().isEmpty()) {
            throw new IllegalArgumentException(method + ": a kind of counter has a name");
        }
        return kind;
    }

    /** What a Character is given, with its number as it counts. */
    @Rule({"TO-5.19", "TO-5.20", "TO-8.19"})
    static Alteration alteration(String method, @Nullable Alteration what, Duration duration) {
        Alteration given = Arguments.present(method, "alteration", what);
        if (given instanceof Alteration.StatChange change) {
            Arguments.present(method, "stat", change.stat());
            int by = Stat.counted(change.by());
            return by == change.by() ? given : new Alteration.StatChange(change.stat(), by);
        } else if (given instanceof Alteration.Prevention prevention && prevention.limited()) {
            int most = amount(method, prevention.amount());
            return most == prevention.amount() ? given : new Alteration.Prevention(most, prevention.battleOnly());
        } else if (given instanceof Alteration.GainedKeyword gained) {
            Arguments.present(method, "keyword", gained.keyword());
        } else if (given instanceof Alteration.GainedImmunity gained) {
            Arguments.present(method, "Immunity", gained.from());
        } else if (given instanceof Alteration.Inflicted inflicted) {
            Arguments.present(method, "status", inflicted.status());
        } else if (given instanceof Alteration.MustBlock && duration != Duration.END_OF_TURN) {
            throw new IllegalArgumentException(method + ": the duty to block is one of this turn");
        }
        return given;
    }
}
