package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.vavr.collection.Array;

/** The search of bots as it is, beside one that plays every game it imagines to the end. */
final class Searches implements Section {
    private static final int TO_THE_END = 10_000;

    @Override
    public String name() {
        return "searches";
    }

    @Override
    public String about() {
        return "tree search in " + SearchedPositions.NUMBER + " positions of sensible games, "
                + SearchedPositions.DESCENTS + " descents in each";
    }

    @Override
    public void print(Report report, Effort effort) {
        report.heading(this);
        report.line("%-38s%12s%24s%12s%14s", "", "descents", "", "decisions", "bytes");
        report.line("%-38s%12s%24s%12s%14s", "", "a second", "quartiles", "a second", "a descent");
        ArenaGames.onPath().all().forEach(game -> print(game, report, effort));
    }

    private static <S, A> void print(ArenaGame<?, S, A, ?, ?> game, Report report, Effort effort) {
        SearchedPositions<?, S, A, ?, ?> positions = SearchedPositions.of(game);
        Rounds.during(effort.calls().dividedBy(2), "warming up searches", report, () -> round(positions));
        Array<Array<Measurement>> rounds =
                Rounds.during(effort.calls(), "searches, " + game.title(), report, () -> round(positions));
        report.line("%s", game.title());
        line(report, "as bots search", rounds.map(round -> round.get(0)));
        line(report, "playing on to the end", rounds.map(round -> round.get(1)));
        Spread ratio = Spread.of(
                rounds, round -> round.get(0).gamesPerSecond() / round.get(1).gamesPerSecond());
        report.line("  %-36s%12.2f%24s", "descents, compared in one round", ratio.median(), ratio.quartiles("%.2f"));
    }

    private static Array<Measurement> round(SearchedPositions<?, ?, ?, ?, ?> positions) {
        int usual = positions.game().book().evaluation().horizon();
        return Array.of(usual, TO_THE_END).map(positions::searched);
    }

    private static void line(Report report, String title, Array<Measurement> rounds) {
        Spread speed = Spread.of(rounds, Measurement::gamesPerSecond);
        report.line(
                "  %-36s%,12.0f%24s%,12.0f%,14.0f",
                title,
                speed.median(),
                speed.quartiles("%,.0f"),
                Spread.of(rounds, Measurement::decisionsPerSecond).median(),
                Spread.of(rounds, Measurement::bytesPerGame).median());
    }
}
