package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Byes;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Pairings;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Result;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.event.EndEvent.GameEnded;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The course of a tournament: rounds are paired, games end, players leave. */
final class Course {
    private static final int MOST_EVENTS = 8;

    private final TerreneOdyssey games;

    Course(TerreneOdyssey games) {
        this.games = games;
    }

    /** The seed of a game, which tells nothing about other games or the pairing. */
    @Rule("TO-14.9")
    static long seed(Rng tournament, int round, Fixture game) {
        return tournament.split(round).streamOf(game.first()).state();
    }

    /** The dice for the pairing of a round. */
    @Rule("TO-14.9")
    private static Dice lots(Rng tournament, int round) {
        return tournament.split(round).split(0).dice();
    }

    Step<Tournament, TournamentEvent> begin(TournamentConfig config, long seed) {
        Progress progress = new Progress(config.entrants().size(), Array.empty(), config.absent());
        Tournament before = new Tournament(config, progress, Array.empty(), Array.empty(), Rng.of(seed), Option.none());
        return next(before, new ArrayBuilder<>(MOST_EVENTS));
    }

    /** The bye is given before pairing. */
    @Rule({"TO-14.9", "TO-14.10"})
    private Step<Tournament, TournamentEvent> next(Tournament before, ArrayBuilder<TournamentEvent> events) {
        Progress progress = before.progress();
        int number = progress.roundNumber() + 1;
        Dice lots = lots(before.rng(), number);
        Option<Seat> bye = Byes.draw(progress, lots);
        Array<Seat> players = progress.remaining().removeAll(bye);
        Round round = new Round(Pairings.best(progress, players).draw(lots), bye);
        events.add(new TournamentEvent.RoundBegan(number, progress.roundsInAll(), round));
        ArrayBuilder<Option<Game>> begun = new ArrayBuilder<>(round.games().size());
        for (Fixture game : round.games()) {
            GameConfig config = before.config().game(game);
            Step<Game, Event> first = games.opening(config).start(seed(before.rng(), number, game));
            Array<Seat> seats = game.players();
            events.add(new TournamentEvent.GameBegan(seats, Option.some(games.tableBefore(config))));
            tell(events, seats, first.events());
            begun.add(Option.some(first.state()));
        }
        Tournament next = new Tournament(
                before.config(), progress.with(round), begun.all(), Array.empty(), before.rng(), Option.none());
        return new Step<>(next, events.all(), false);
    }

    /** The step of a game at a place. Others are not told about it unless the game is over. */
    Step<Tournament, TournamentEvent> played(Tournament before, int place, Step<Game, Event> step) {
        Fixture fixture = before.fixture(place);
        ArrayBuilder<TournamentEvent> events =
                new ArrayBuilder<>(step.events().size() + (step.state().over() ? MOST_EVENTS : 0));
        tell(events, fixture.players(), step.events());
        Tournament after = before.with(place, step.state());
        Option<Outcome> outcome = step.state().table().outcome();
        return outcome.isEmpty()
                ? new Step<>(after, events.all(), step.undoable())
                : goOn(ended(after, place, fixture.with(Result.of(outcome.get())), events), events);
    }

    private static void tell(ArrayBuilder<TournamentEvent> events, Array<Seat> players, Seq<Event> inGame) {
        for (int i = 0; i < inGame.size(); i++) {
            events.add(new TournamentEvent.InGame(players, Option.some(inGame.get(i))));
        }
    }

    private static Tournament ended(
            Tournament before, int place, Fixture fixture, ArrayBuilder<TournamentEvent> events) {
        events.add(new TournamentEvent.GameFinished(place + 1, fixture));
        return before.with(before.progress().with(place, fixture));
    }

    /** A player plans to leave; nobody else knows about it until the round is over. */
    @Rule({"TO-14.16", "TO-14.19"})
    Step<Tournament, TournamentEvent> planned(Tournament before, Seat seat) {
        return new Step<>(before.withLeaving(before.leaving().append(seat).sorted()), Array.empty(), true);
    }

    /** A player leaves at once; if a game is being played, the player loses it. */
    @Rule("TO-14.16")
    Step<Tournament, TournamentEvent> left(Tournament before, Seat seat) {
        ArrayBuilder<TournamentEvent> events = new ArrayBuilder<>(MOST_EVENTS);
        int place = before.playing(seat);
        Tournament gone =
                gone(before, seat.asList(), events).withLeaving(before.leaving().remove(seat));
        Tournament after =
                place < 0 ? gone : closed(gone, place, before.fixture(place).lostBy(seat), events);
        return goOn(after, events);
    }

    /** Nothing is asked in a game that somebody left. */
    @Rule("TO-14.16")
    private static Tournament closed(
            Tournament before, int place, Fixture fixture, ArrayBuilder<TournamentEvent> events) {
        Game game = before.game(place);
        Array<Seat> winner = fixture.winner().map(fixture::seatInGame).toArray();
        GameEnded end = new GameEnded(new Outcome(winner, Tournament.LEFT));
        tell(events, fixture.players(), Array.of(end));
        Game over = new Game(game.setting(), end.applyTo(game.table()), Agenda.EMPTY, game.rng());
        return ended(before.with(place, over), place, fixture, events);
    }

    private static Tournament gone(Tournament before, Array<Seat> leavers, ArrayBuilder<TournamentEvent> events) {
        leavers.forEach(seat -> events.add(new TournamentEvent.PlayerLeft(seat)));
        return before.with(before.progress().without(leavers));
    }

    /** What follows after a game has ended or somebody has left. */
    @Rule({"TO-14.9", "TO-14.11", "TO-14.12", "TO-14.16"})
    private Step<Tournament, TournamentEvent> goOn(Tournament now, ArrayBuilder<TournamentEvent> events) {
        Progress progress = now.progress();
        Array<Seat> remaining = progress.remaining();
        if (remaining.size() <= 1) {
            return over(now, new Outcome(remaining, Tournament.LEFT), events);
        }
        if (!progress.round().over()) {
            return new Step<>(now, events.all(), false);
        }
        if (now.leaving().nonEmpty()) {
            return goOn(gone(now, now.leaving(), events).withLeaving(Array.empty()), events);
        }
        return progress.inLastRound()
                ? over(now, new Outcome(Standings.winners(progress), "TO-14.12"), events)
                : next(now, events);
    }

    private static Step<Tournament, TournamentEvent> over(
            Tournament now, Outcome outcome, ArrayBuilder<TournamentEvent> events) {
        events.add(new TournamentEvent.TournamentFinished(outcome));
        return new Step<>(now.over(outcome), events.all(), false);
    }
}
