package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Byes;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Pairings;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Result;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.game.WrittenState;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** What must hold for a tournament that was read from text. Each invariant relies on those before it. */
final class TournamentInvariants {
    private TournamentInvariants() {}

    /** All of them but those of the games. */
    static Array<Invariant<Tournament, ?>> of(String rules) {
        return Array.of(
                Invariant.of(
                        WrittenState.class,
                        (tournament, written) -> written.rules().equals(rules),
                        "this was saved with other rules, not with those of " + rules),
                of(
                        TournamentInvariants::countsAllPlayers,
                        "the players, or who has left, do not fit the configuration"),
                of(TournamentInvariants::isPaired, "the rounds cannot have been paired like that"),
                of(TournamentInvariants::hasItsGames, "the games of this round do not fit their results"),
                of(TournamentInvariants::isPlanned, "nobody else can plan to leave after this round"),
                of(TournamentInvariants::hasItsOutcome, "the results and the outcome do not match"));
    }

    private static Invariant<Tournament, ?> of(Predicate<Tournament> holds, String sentence) {
        return Invariant.of(WrittenTournamentState.class, (tournament, written) -> holds.test(tournament), sentence);
    }

    /** Whether these are different players, ascending. */
    private static boolean arePlayers(Array<Seat> seats, int players) {
        return seats.equals(seats.distinct().sorted()) && seats.forAll(seat -> seat.index() < players);
    }

    private static boolean countsAllPlayers(Tournament tournament) {
        Progress progress = tournament.progress();
        TournamentConfig config = tournament.config();
        return progress.seats() == config.entrants().size()
                && arePlayers(progress.left(), progress.seats())
                && progress.left().containsAll(config.absent())
                && progress.roundNumber() >= 1
                && progress.roundNumber() <= progress.roundsInAll();
    }

    /** Whether each round is one that could be drawn then: who is not in it had left. */
    @Rule({"TO-14.9", "TO-14.10"})
    private static boolean isPaired(Tournament tournament) {
        Progress progress = tournament.progress();
        Array<Seat> gone = tournament.config().absent();
        for (int played = 0; played < progress.roundNumber(); played++) {
            Round round = progress.rounds().get(played);
            Array<Seat> absent = Seat.first(progress.seats()).reject(round::has);
            Progress before = new Progress(progress.seats(), progress.rounds().take(played), absent);
            boolean followed = played + 1 < progress.roundNumber();
            boolean possible = absent.containsAll(gone)
                    && (played > 0 || absent.equals(gone))
                    && progress.left().containsAll(absent)
                    && isPaired(before, round)
                    && (round.over() || !followed);
            if (!possible) {
                return false;
            }
            gone = absent;
        }
        return true;
    }

    private static boolean isPaired(Progress before, Round round) {
        Array<Seat> candidates = Byes.candidates(before);
        boolean drawn = round.bye().map(candidates::contains).getOrElse(candidates.isEmpty());
        Array<Seat> players = before.remaining().removeAll(round.bye());
        return drawn
                && round.games().nonEmpty()
                && 2 * round.games().size() == players.size()
                && Pairings.best(before, players).has(round.games());
    }

    /** Whether games are over exactly if they have results: the right ones, or that of leaving. */
    @Rule({"TO-14.9", "TO-14.16"})
    private static boolean hasItsGames(Tournament tournament) {
        Array<Fixture> fixtures = tournament.round().games();
        return tournament.games().size() == fixtures.size()
                && Array.range(0, fixtures.size()).forAll(place -> fits(tournament, place));
    }

    private static boolean fits(Tournament tournament, int place) {
        Progress progress = tournament.progress();
        Fixture fixture = tournament.fixture(place);
        Option<Game> game = tournament.games().get(place);
        if (fixture.result().isEmpty()) {
            return game.exists(each -> !each.over())
                    && !progress.isGone(fixture.first())
                    && !progress.isGone(fixture.second());
        }
        boolean loserLeft = fixture.winner().exists(winner -> progress.isGone(fixture.opponentOf(winner)));
        return (loserLeft || !tournament.wasLeft(place))
                && game.forAll(each -> each.table().outcome().map(Result::of).equals(fixture.result()));
    }

    @Rule("TO-14.16")
    private static boolean isPlanned(Tournament tournament) {
        Array<Seat> leaving = tournament.leaving();
        Progress progress = tournament.progress();
        return arePlayers(leaving, progress.seats())
                && !leaving.exists(progress::isGone)
                && (leaving.isEmpty()
                        || !progress.inLastRound() && tournament.outcome().isEmpty());
    }

    @Rule({"TO-14.11", "TO-14.12", "TO-14.16"})
    private static boolean hasItsOutcome(Tournament tournament) {
        Progress progress = tournament.progress();
        Array<Seat> remaining = progress.remaining();
        boolean over = progress.round().over();
        if (remaining.size() <= 1) {
            return (remaining.nonEmpty() || !progress.inLastRound())
                    && over
                    && tournament.outcome().contains(new Outcome(remaining, "TO-14.16"));
        }
        return over
                ? progress.inLastRound()
                        && tournament.outcome().contains(new Outcome(Standings.winners(progress), "TO-14.12"))
                : tournament.outcome().isEmpty();
    }
}
