package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.HouseRules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Finds what is wrong with a format. */
final class FormatCheck {
    private static final String TEAMS = "TO-13.1";

    private FormatCheck() {}

    static Seq<Problem> problems(Format format) {
        return names(format)
                .appendAll(teams(format.teams()))
                .appendAll(seats(format.seats()))
                .appendAll(atLeastOne("TO-7.1", "supply", format.supply()))
                .appendAll(atLeastOne("TO-3.1", "partySize", format.partySize()))
                .appendAll(party(format))
                .appendAll(atLeastOne("TO-10.1", "hp", format.hp()));
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
    private static Array<Problem> teams(Array<Array<Seat>> teams) {
        Array<Problem> few = teams.size() < 2
                ? Array.of(Problem.at(
                        "teams", TEAMS + "/few-teams", "there must be two or more, not {number:number}", teams.size()))
                : Array.empty();
        int players = teams.map(Array::size).sum().intValue();
        Array<Problem> number = players > Seat.ONLOOKER.index()
                ? few.append(Problem.at(
                        "teams",
                        TEAMS + "/many-players",
                        "there must be at most {most:number} players, not {number:number}",
                        Seat.ONLOOKER.index(),
                        players))
                : few;
        return teams.exists(Array::isEmpty)
                ? number.append(Problem.at("teams", TEAMS + "/empty-team", "a team must have a player"))
                : number;
    }

    /** Seats are numbered from 0 without a gap, and nobody plays twice. */
    @Rule("TO-13.1")
    private static Array<Problem> seats(Array<Seat> seats) {
        Array<Seat> taken = seats.distinct();
        Array<Problem> twice = seats.filter(seat -> seats.count(seat::equals) > 1)
                .distinct()
                .map(seat ->
                        Problem.at("teams", TEAMS + "/seat-twice", "seat {seat:seat} is listed more than once", seat));
        Array<Problem> missing = Array.range(0, taken.size())
                .map(Seat::of)
                .reject(taken::contains)
                .map(seat -> Problem.at("teams", TEAMS + "/unknown-seat", "nobody sits at seat {seat:seat}", seat));
        return twice.appendAll(missing);
    }

    @Rule({"TO-7.1", "TO-10.1"})
    private static Array<Problem> atLeastOne(String rule, String place, int number) {
        return number < 1
                ? Array.of(Problem.at(place, rule + "/too-small", "must be 1 or more, not {number:number}", number))
                : Array.empty();
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
