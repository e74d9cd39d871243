package io.github.terrene.odyssey.format;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What is wrong with a format. */
final class FormatCheck {
    private static final String TEAMS = "TO-13.1";

    private FormatCheck() {}

    static Seq<Problem> problems(Format format) {
        return teams(format.teams())
                .appendAll(seats(format.seats()))
                .appendAll(atLeastOne("TO-7.1", "supply", format.supply()))
                .appendAll(atLeastOne("TO-3.1", "partySize", format.partySize()))
                .appendAll(party(format))
                .appendAll(atLeastOne("TO-10.1", "hp", format.hp()));
    }

    @Rule("TO-13.1")
    private static Array<Problem> teams(Array<Array<Seat>> teams) {
        Array<Problem> few = teams.size() < 2
                ? Array.of(new Problem(TEAMS, "teams", "there must be two or more, not " + teams.size()))
                : Array.empty();
        return teams.exists(Array::isEmpty)
                ? few.append(new Problem(TEAMS, "teams", "a team must have a player"))
                : few;
    }

    /** Seats are numbered from 0 without a gap, and nobody plays twice. */
    @Rule("TO-13.1")
    private static Array<Problem> seats(Array<Seat> seats) {
        Array<Seat> taken = seats.distinct();
        Array<Problem> twice = seats.filter(seat -> seats.count(seat::equals) > 1)
                .distinct()
                .map(seat -> new Problem(TEAMS, "teams", "seat " + seat + " is listed more than once"));
        Array<Problem> missing = Array.range(0, taken.size())
                .map(Seat::of)
                .reject(taken::contains)
                .map(seat -> new Problem(TEAMS, "teams", "nobody sits at seat " + seat));
        return twice.appendAll(missing);
    }

    @Rule({"TO-7.1", "TO-10.1"})
    private static Array<Problem> atLeastOne(String rule, String place, int number) {
        return number < 1 ? Array.of(new Problem(rule, place, "must be 1 or more, not " + number)) : Array.empty();
    }

    /** All Characters of a starting party are hidden, so each takes 1 supply. */
    @Rule({"TO-3.1", "TO-7.1"})
    private static Array<Problem> party(Format format) {
        return format.partySize() > format.supply()
                ? Array.of(new Problem(
                        "TO-7.1",
                        "partySize",
                        "a party of " + format.partySize() + " does not fit into a supply of " + format.supply()))
                : Array.empty();
    }
}
