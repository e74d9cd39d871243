package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.Imagination;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Makes a random tournament from a view. */
@Rule("TO-14.19")
final class Imagined {
    private static final int OWN_GAME = 0;
    private static final int TOURNAMENT = 1;
    private static final int DECKS = 2;

    private final TerreneOdyssey games;

    Imagined(TerreneOdyssey games) {
        this.games = games;
    }

    /**
     * The own game as its own rules imagine it; other games as they begin, if they are not over; decks of the pool, filled up with any
     * cards; no plans of others.
     */
    Tournament of(TournamentView view, CardPool pool, Rng rng) {
        Array<Option<Entrant>> entrants = Seat.first(view.progress().seats())
                .map(seat -> seat.equals(view.seat()) ? view.own() : entrant(view, pool, seat, rng));
        TournamentConfig config = new TournamentConfig(view.options(), entrants);
        Rng own = rng.split(TOURNAMENT);
        Array<Option<Game>> begun = view.progress()
                .round()
                .games()
                .map(fixture -> game(view, fixture, config, own))
                .toArray();
        Array<Option<Game>> all = view.game().isEmpty()
                ? begun
                : begun.update(
                        view.progress().round().placeOf(view.seat()),
                        Option.some(ownGame(view, pool, rng.split(OWN_GAME))));
        Array<Seat> leaving = view.leaving() ? view.seat().alone() : Array.empty();
        return new Tournament(config, view.progress(), all, leaving, own, view.outcome());
    }

    private Option<Entrant> entrant(TournamentView view, CardPool pool, Seat seat, Rng rng) {
        int size = view.deckSizes().get(seat.index());
        return size == 0
                ? Option.none()
                : Option.some(Entrant.of(deck(view, pool, seat, size, rng.split(DECKS + seat.index()))));
    }

    private Deck deck(TournamentView view, CardPool pool, Seat seat, int size, Rng rng) {
        Setting setting = new Setting(games.book().format(), view.options(), Array.empty());
        return Imagination.deck(setting, games.book().catalogue(), games.deckRules(), pool.of(seat), size, rng);
    }

    /** A game at its start; none if it is over. */
    private Option<Game> game(TournamentView view, Fixture fixture, TournamentConfig config, Rng own) {
        if (fixture.over() || fixture.has(view.seat())) {
            return Option.none();
        }
        long seed = Course.seed(own, view.progress().number(), fixture);
        return Option.some(games.opening(config.game(fixture)).start(seed).state());
    }

    private Game ownGame(TournamentView view, CardPool pool, Rng rng) {
        Fixture fixture = view.progress().round().gameOf(view.seat()).get();
        CardPool ofTwo = new CardPool(Array.of(pool.of(fixture.first()), pool.of(fixture.second())));
        return games.imagine(view.game().get(), ofTwo, rng);
    }
}
