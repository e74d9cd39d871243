package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Setting;
import io.vavr.collection.Array;

/**
 * What must hold for every tournament that is read, even with the print of these rules, which others can make, too: its numbers and seats
 * are used to look things up in its configuration and in its rounds. Each relies on those before it.
 */
final class TournamentInvariants {
    private static final Array<Invariant<Tournament, ?>> OF_ROUNDS = Array.of(
            Invariant.<Tournament, Progress>of(
                            Progress.class,
                            (tournament, progress) -> progress.seats() == players(tournament),
                            "there are as many players as the configuration says")
                    .by("TO-14.11"),
            Invariant.of(
                    Seat.class, (tournament, seat) -> seat.index() < players(tournament), "nobody sits at that seat"),
            Invariant.<Tournament, Progress>of(
                            Progress.class,
                            (tournament, progress) -> progress.rounds().nonEmpty()
                                    && progress.rounds().size() <= progress.roundsInAll(),
                            "there is a round under way, and there are no more than the number of players asks for")
                    .by("TO-14.11"),
            Invariant.<Tournament, Fixture>of(
                            Fixture.class,
                            (tournament, fixture) -> fixture.first().compareTo(fixture.second()) < 0
                                    && fixture.players().forAll(seat -> hasDeck(tournament, seat)),
                            "a game is played by two players with decks, the one at the lower seat first")
                    .by("TO-14.9"),
            Invariant.<Tournament, Progress>of(
                            Progress.class,
                            (tournament, progress) -> gamesAreThere(tournament),
                            "each game of the round that is not over is being played")
                    .by("TO-14.9"));

    private TournamentInvariants() {}

    /** All of them for tournaments whose games are played in that format. */
    static Array<Invariant<Tournament, ?>> of(Format format) {
        return OF_ROUNDS.append(Invariant.<Tournament, Setting>of(
                        Setting.class,
                        (tournament, setting) -> setting.equals(
                                new Setting(format, tournament.config().options(), Array.empty())),
                        "all games are played in the format and with the options of the tournament")
                .by("TO-14.9"));
    }

    private static int players(Tournament tournament) {
        return tournament.config().entrants().size();
    }

    private static boolean hasDeck(Tournament tournament, Seat seat) {
        return tournament.config().entrants().get(seat.index()).isDefined();
    }

    @Rule("TO-14.9")
    private static boolean gamesAreThere(Tournament tournament) {
        Array<Fixture> fixtures = tournament.round().games();
        return tournament.games().size() == fixtures.size()
                && fixtures.zip(tournament.games()).forAll(each -> each._1.over() || each._2.isDefined());
    }
}
