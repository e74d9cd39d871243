package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.TournamentAction.HandIn;
import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/** What speaks against a complete action before anybody looks into a game. */
final class Refusals {
    private Refusals() {}

    /** The first reason; null if there is none. */
    static @Nullable Rejection of(Tournament tournament, TournamentAction action) {
        if (tournament.outcome().isDefined()) {
            return Rejection.of(tournament.outcome().get().rule(), "the tournament is over");
        }
        return action instanceof HandIn handIn ? ofGame(tournament, handIn) : ofPlayer(tournament, action);
    }

    private static @Nullable Rejection ofPlayer(Tournament tournament, TournamentAction action) {
        Seat seat = action.seat();
        if (seat.index() >= tournament.progress().seats()) {
            return Rejection.of("TO-14.9", "nobody sits at seat {seat}", "seat", seat);
        }
        if (tournament.progress().isGone(seat)) {
            return Rejection.of("TO-14.16", "{seat} has left", "seat", seat);
        }
        if (action instanceof Play play) {
            return ofPlay(tournament, play);
        }
        return action instanceof LeaveAfterRound ? ofPlan(tournament, seat) : null;
    }

    @Rule({"TO-14.9", "TO-14.10"})
    private static @Nullable Rejection ofPlay(Tournament tournament, Play play) {
        Seat seat = play.seat();
        int place = tournament.round().placeOf(seat);
        if (place < 0) {
            return Rejection.of("TO-14.10", "{seat} has the bye and no game in this round", "seat", seat);
        }
        Fixture fixture = tournament.fixture(place);
        if (fixture.over()) {
            return Rejection.of(
                    "TO-14.9",
                    "the game of {first} and {second} is over, and the round is not",
                    "first",
                    fixture.first(),
                    "second",
                    fixture.second());
        }
        Seat inside = fixture.inside(seat);
        return play.action().seat().equals(inside)
                ? null
                : Rejection.of(
                        "TO-14.9",
                        "in the game of {first} and {second}, {seat} is {inside} and cannot act for {other}",
                        "first",
                        fixture.first(),
                        "second",
                        fixture.second(),
                        "seat",
                        seat,
                        "inside",
                        inside,
                        "other",
                        play.action().seat());
    }

    @Rule("TO-14.16")
    private static @Nullable Rejection ofPlan(Tournament tournament, Seat seat) {
        if (tournament.leaving().contains(seat)) {
            return Rejection.of("TO-14.16", "{seat} will leave after this round already", "seat", seat);
        }
        return tournament.progress().last()
                ? Rejection.of(
                        "TO-14.16",
                        "round {round} is the last, and the tournament is over with it",
                        "round",
                        tournament.progress().number())
                : null;
    }

    @Rule({"TO-14.9", "TO-14.16"})
    private static @Nullable Rejection ofGame(Tournament tournament, HandIn handIn) {
        int round = tournament.progress().number();
        if (handIn.round() != round) {
            return Rejection.of(
                    "TO-14.9",
                    "this is a game of round {given}, and round {round} is being played",
                    "given",
                    handIn.round(),
                    "round",
                    round);
        }
        int place = placeOf(tournament, handIn);
        if (place < 0) {
            return handedIn(handIn, "TO-14.9", "{first} and {second} are not the players of a game of this round");
        }
        Fixture fixture = tournament.fixture(place);
        if (!fixture.over()) {
            return null;
        }
        return tournament.wasLeft(place)
                ? handedIn(
                        handIn,
                        Tournament.LEFT,
                        "the game of {first} and {second} was closed when one of them left, whatever was played since")
                : handedIn(handIn, "TO-14.9", "the game of {first} and {second} is over already");
    }

    /** The place of the game that is handed in, or -1 if there is no such game. */
    static int placeOf(Tournament tournament, HandIn handIn) {
        int place = tournament.round().placeOf(handIn.first());
        return place >= 0
                        && tournament.fixture(place).first().equals(handIn.first())
                        && tournament.fixture(place).second().equals(handIn.second())
                ? place
                : -1;
    }

    /** A refusal of a game that is handed in, which names its players and further facts. */
    static Rejection handedIn(HandIn handIn, String rule, String template, Object... more) {
        Object[] facts = new Object[4 + more.length];
        facts[0] = "first";
        facts[1] = handIn.first();
        facts[2] = "second";
        facts[3] = handIn.second();
        System.arraycopy(more, 0, facts, 4, more.length);
        return Rejection.of(rule, template, facts);
    }
}
