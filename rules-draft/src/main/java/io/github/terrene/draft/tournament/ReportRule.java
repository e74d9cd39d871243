package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** Reporting a game that was played elsewhere: it is checked action by action. No player is offered it, since it is the host's. */
@Rule({"TO-14.9", "TO-14.16"})
final class ReportRule extends ActionRule<Tournament, ReportGame, ReportRule.Report, TournamentPlay> {
    private final TerreneOdyssey games;

    /**
     * A game that was played elsewhere.
     *
     * @param action the action
     * @param place the place of the game
     * @param step the whole game
     */
    record Report(ReportGame action, int place, Step<Game, Event> step) {}

    ReportRule(TerreneOdyssey games) {
        super(TournamentAction.ReportGame.class, "TO-14.9");
        this.games = games;
    }

    @Override
    protected @Nullable Report find(Tournament tournament, ReportGame report, Verdict why) {
        int round = tournament.progress().roundNumber();
        if (report.round() != round) {
            return why.none(Rejection.of(
                    "TO-14.9/other-round",
                    "this is a game of round {given:number}, and round {round:number} is being played",
                    report.round(),
                    round));
        }
        int place = tournament.round().placeOf(report.first());
        if (place < 0
                || !tournament.fixture(place).first().equals(report.first())
                || !tournament.fixture(place).second().equals(report.second())) {
            return why.none(refused(
                    report,
                    "TO-14.9/no-fixture",
                    "{first:seat} and {second:seat} are not the players of a game of this round"));
        }
        if (tournament.fixture(place).over()) {
            return why.none(
                    tournament.wasLeft(place)
                            ? refused(
                                    report,
                                    Tournament.LEFT + "/closed",
                                    "the game of {first:seat} and {second:seat} was closed when one of them left, whatever was played since")
                            : refused(
                                    report,
                                    "TO-14.9/over-already",
                                    "the game of {first:seat} and {second:seat} is over already"));
        }
        Game start = start(tournament, tournament.fixture(place));
        return start.equals(tournament.game(place))
                ? whole(report, place, start, why)
                : why.none(refused(
                        report,
                        "TO-14.9/begun",
                        "the game of {first:seat} and {second:seat} has already begun at this table"));
    }

    private Game start(Tournament tournament, Fixture fixture) {
        long seed = Course.seed(tournament.rng(), tournament.progress().roundNumber(), fixture);
        return games.opening(tournament.config().game(fixture)).start(seed).state();
    }

    /** The whole game as one step, or why it is refused. */
    private @Nullable Report whole(ReportGame report, int place, Game start, Verdict why) {
        Game game = start;
        ArrayBuilder<Event> events = new ArrayBuilder<>(report.actions().size());
        for (int i = 0; i < report.actions().size(); i++) {
            Action action = report.actions().get(i);
            Either<Seq<Rejection>, Step<Game, Event>> next = games.apply(game, action);
            if (next.isLeft()) {
                int step = i + 1;
                next.getLeft().forEach(refusal -> why.no(inGame(report, step, refusal)));
                return null;
            }
            game = next.get().state();
            events.addAll(next.get().events().toJavaList());
        }
        return game.over()
                ? new Report(report, place, new Step<>(game, events.all(), false))
                : why.none(refused(
                        report,
                        "TO-14.9/unfinished",
                        "the game of {first:seat} and {second:seat} is not over after {actions:number} actions",
                        report.actions().size()));
    }

    /** Why an action is refused, in the words of the game; its seats are those of the game. */
    private static Rejection inGame(ReportGame report, int step, Rejection why) {
        return Rejection.of(
                why.rule() + "/report-refused",
                "action {step:number} of the game of {first:seat} and {second:seat} is refused: {why}",
                step,
                report.first(),
                report.second(),
                why.text());
    }

    /** A refusal whose sentence names first the players of the game, and then further facts. */
    private static Rejection refused(ReportGame report, String key, String template, Object... more) {
        return Rejection.of(
                key,
                template,
                Array.<Object>of(report.first(), report.second())
                        .appendAll(Array.of(more))
                        .toJavaArray());
    }

    @Override
    protected void list(Tournament tournament, Seat seat, Listing<Report> listing) {}

    @Override
    protected ReportGame naming(Seat seat, Report report) {
        return report.action();
    }

    @Override
    protected boolean permits(Tournament tournament, Seat seat, Report report, Verdict why) {
        return true;
    }

    @Override
    protected void carryOut(Seat seat, Report report, TournamentPlay play) {
        play.play(report.place(), report.step());
    }
}
