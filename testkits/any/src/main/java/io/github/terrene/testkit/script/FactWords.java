package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * Facts of refusals as a scenario calls them: with the names of its players for their seats, also in the text that lists those who
 * are awaited.
 *
 * @param names the names of players, by seat
 */
record FactWords(Function<Seat, String> names) implements Function<Fact, String> {
    private static final String AWAITED = "awaited";
    private static final String SEATS = "[A-Z](, [A-Z])*";

    @Override
    public String apply(Fact fact) {
        String text = String.valueOf(fact.value());
        if (fact.value() instanceof Seat seat) {
            return names.apply(seat);
        }
        return fact.name().equals(AWAITED) && text.matches(SEATS)
                ? Array.of(text.split(", ")).map(FactWords::seat).map(names).mkString(", ")
                : text;
    }

    private static Seat seat(String letter) {
        return Seat.of(letter.charAt(0) - 'A');
    }
}
