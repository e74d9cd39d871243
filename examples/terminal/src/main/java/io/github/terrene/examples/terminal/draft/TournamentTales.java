package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.draft.tournament.TournamentEvent.GameBegan;
import io.github.terrene.draft.tournament.TournamentEvent.GameFinished;
import io.github.terrene.draft.tournament.TournamentEvent.InGame;
import io.github.terrene.draft.tournament.TournamentEvent.PlayerLeft;
import io.github.terrene.draft.tournament.TournamentEvent.RoundBegan;
import io.github.terrene.draft.tournament.TournamentEvent.TournamentFinished;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.odyssey.tale.GameNarrator;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** Tells the tournament: who plays whom, the games or only their results, and who stands where. */
final class TournamentTales {
    /** How much of the whole work the draft is. */
    static final double DRAFT = 0.1;

    private final Paper paper;
    private final PlayerNames cast;
    private final Detail detail;
    private final Option<Seat> eyes;
    private final RoundPage page;
    private Option<Progress> progress = Option.none();
    private Map<Seat, GameTale> games = HashMap.empty();
    private Option<GameTale> latest = Option.none();
    private Array<Seat> gone = Array.empty();
    private boolean unfinished;

    TournamentTales(Paper paper, PlayerNames cast, Detail detail, Option<Seat> eyes) {
        this.paper = paper;
        this.cast = cast;
        this.detail = detail;
        this.eyes = eyes;
        this.page = new RoundPage(paper, cast);
    }

    private boolean tells() {
        return detail != Detail.RESULTS;
    }

    private boolean gamesAreTold() {
        return tells() && eyes.isDefined() || detail == Detail.ALL;
    }

    /** A player left before the tournament began. */
    void without(Seat seat) {
        gone = gone.append(seat).sorted();
    }

    /**
     * Tells of an event.
     *
     * @param paragraph whether a player did it on that player's turn of a game
     */
    void tell(boolean paragraph, TournamentEvent event) {
        progress = progress.map(event::applyTo);
        if (event instanceof RoundBegan began) {
            round(began);
        } else if (event instanceof GameBegan began) {
            began.table().forEach(table -> game(began.players(), table));
        } else if (event instanceof InGame inGame) {
            latest = inGame.players().headOption().flatMap(games::get);
            latest.forEach(tale -> tale.tell(paragraph, Array.ofAll(inGame.event())));
        } else if (event instanceof GameFinished finished) {
            finished(finished);
        } else if (event instanceof PlayerLeft left && tells()) {
            pause();
            paper.line("  " + Paper.capital(cast.does(left.seat(), "leave")) + " the tournament.");
        } else if (event instanceof TournamentFinished finished) {
            end(finished.outcome());
        }
    }

    private void round(RoundBegan began) {
        Progress before = progress.getOrElse(() -> new Progress(cast.names().size(), Array.empty(), gone));
        progress = Option.some(progress.isEmpty() ? began.applyTo(before) : before);
        games = HashMap.empty();
        latest = Option.none();
        unfinished = true;
        if (tells()) {
            page.headline(began.number(), before.roundsInAll());
            if (gamesAreTold()) {
                page.pairing(began.round());
            }
        }
    }

    private void game(Array<Seat> players, Table table) {
        boolean atOnce = eyes.isDefined();
        PlayerNames inside = Players.inside(cast, Fixture.of(players.get(0), players.get(1)));
        Option<GameNarrator> narrator =
                Option.when(gamesAreTold(), () -> new GameNarrator(paper, inside, detail, table));
        games = games.put(players.head(), new GameTale(narrator, atOnce));
    }

    private void finished(GameFinished event) {
        Fixture game = event.game();
        games.get(game.first()).forEach(tale -> {
            if (tale.late()) {
                paper.blank();
                paper.rule(cast.name(game.first()) + " against " + cast.name(game.second()), "");
            }
            tale.close();
        });
        if (progress.exists(now -> now.round().over())) {
            results();
        }
    }

    private void results() {
        unfinished = false;
        if (tells()) {
            if (gamesAreTold()) {
                paper.blank();
                paper.line("  " + paper.paint(Ink.STRONG, "Results"));
            }
            progress.forEach(now -> page.results(now.round(), games));
            progress.filter(now -> now.round().over() && !now.inLastRound())
                    .forEach(now -> new StandingsPage(paper, cast).soFar(now));
        }
    }

    private void end(Outcome outcome) {
        paper.blank();
        paper.rule(paper.paint(Ink.STRONG, "Final standings"), "");
        progress.forEach(now -> new StandingsPage(paper, cast).table(now));
        paper.blank();
        paper.line(Paper.capital(
                outcome.drawn()
                        ? "Nobody wins the tournament."
                        : Names.list(outcome.winners().map(cast::player)) + " "
                                + (outcome.winners().size() == 1
                                        ? cast.verb(outcome.winners().head(), "win")
                                        : "share the victory in")
                                + " the tournament."));
    }

    void pause() {
        latest.filter(tale -> !tale.late()).forEach(GameTale::pause);
    }

    /** Tells the results of a round that is not over. */
    void close() {
        if (unfinished) {
            games.values().forEach(GameTale::close);
            results();
        }
    }

    /** How much of the whole work is done. */
    static double share(Progress now) {
        double all = now.roundsInAll() * Math.max(1, now.seats() / 2);
        int over = now.rounds().flatMap(round -> round.games()).count(Fixture::over);
        return DRAFT + (1 - DRAFT) * over / all;
    }

    /** What is done now. */
    String doing() {
        return progress.map(now -> "round " + now.roundNumber() + " of " + now.roundsInAll() + ", "
                        + now.round().games().count(Fixture::over) + " of "
                        + now.round().games().size() + " games over"
                        + latest.map(tale -> ", turn " + tale.turns()).getOrElse(""))
                .getOrElse("");
    }
}
