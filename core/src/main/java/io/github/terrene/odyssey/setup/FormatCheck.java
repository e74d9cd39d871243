package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.engine.HouseRules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Finds what is wrong with a format. */
final class FormatCheck {
    private static final Limit<Array<Seat>> FEW = Limit.<Array<Seat>>of(
                    "TO-13.1/few-teams", "there must be two or more, not {number:number}")
            .atLeast(2);
    private static final Limit<Seat> MANY = Limit.<Seat>of(
                    "TO-13.1/many-players", "there must be at most {most:number} players, not {number:number}")
            .atMost(Seat.ONLOOKER.index());
    private static final Limit<Array<Seat>> EMPTY = Limit.<Array<Seat>>of(
                    "TO-13.1/empty-team", "a team must have a player")
            .among(Array::isEmpty)
            .atMost(0);
    private static final Limit<Seat> TWICE = Limit.<Seat>of(
                    "TO-13.1/seat-twice", "seat {seat:seat} is listed more than once")
            .each(seat -> seat)
            .atMost(1)
            .fact("seat:seat", Array::head);

    private FormatCheck() {}

    static Seq<Problem> problems(Format format) {
        return names(format)
                .appendAll(teams(format))
                .appendAll(PartCheck.of(Format.class, format, "format").outOfBounds())
                .appendAll(party(format));
    }

    /** A replay names its format, and a refusal its rule. */
    private static Array<Problem> names(Format format) {
        Array<Problem> name = HouseRules.NAME.matcher(format.name()).matches()
                ? Array.empty()
                : Array.of(Problem.at(
                        "name", "format/bad-name", "must be lower-case letters and digits, joined by hyphens"));
        Array<Problem> taken = format.name().equals(Format.DUEL.name()) && !format.equals(Format.DUEL)
                ? Array.of(Problem.at("name", "format/taken-name", "only the duel is called {name}", format.name()))
                : Array.empty();
        return name.appendAll(taken)
                .appendAll(cited("noFirstAttack", format.noFirstAttack()))
                .appendAll(cited("noSmallParty", format.noSmallParty()));
    }

    private static Array<Problem> cited(String place, String rule) {
        return rule.trim().isEmpty()
                ? Array.of(Problem.at(place, "format/no-number", "must be the number of a rule"))
                : Array.empty();
    }

    @Rule("TO-13.1")
    private static Array<Problem> teams(Format format) {
        return FEW.problems(format.teams(), "teams")
                .appendAll(MANY.problems(format.seats(), "teams"))
                .appendAll(EMPTY.problems(format.teams(), "teams"))
                .appendAll(TWICE.problems(format.seats(), "teams"))
                .appendAll(missing(format.seats().distinct()));
    }

    /** Seats are numbered from 0 without a gap. */
    @Rule("TO-13.1")
    private static Array<Problem> missing(Array<Seat> taken) {
        return Seat.first(taken.size())
                .reject(taken::contains)
                .map(seat -> Problem.at("teams", "TO-13.1/unknown-seat", "nobody sits at seat {seat:seat}", seat));
    }

    /** All Characters of a starting party are hidden, so each takes 1 supply. */
    @Rule({"TO-3.1", "TO-7.1"})
    private static Array<Problem> party(Format format) {
        return format.partySize() > format.supply()
                ? Array.of(Problem.at(
                        "partySize",
                        "TO-7.1/party-supply",
                        "a party of {party:number} does not fit into a supply of {supply:number}",
                        format.partySize(),
                        format.supply()))
                : Array.empty();
    }
}
