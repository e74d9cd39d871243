package io.github.terrene.draft.tournament;

import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigPrint;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How tournaments are written as text. */
public final class TournamentNotation
        extends CardNotation<TournamentConfig, WrittenTournament, Tournament, TournamentAction> {
    private final TerreneOdyssey games;
    private final Array<Invariant<Tournament, ?>> invariants;

    TournamentNotation(TerreneOdyssey games) {
        super(
                games.notation().canonical(),
                TournamentConfig.class,
                WrittenTournament.class,
                WrittenTournament::new,
                TournamentAction.class);
        this.games = games;
        this.invariants = Array.<Invariant<Tournament, ?>>of(
                        ConfigPrint.same(canonical(), TournamentConfig.class, Tournament::config))
                .appendAll(TournamentInvariants.of(games.book().name()));
    }

    @Override
    public String game() {
        return games.notation().game() + "-tournament";
    }

    @Override
    protected Seq<Card> cards(TournamentConfig config) {
        return games.book()
                .catalogue()
                .playedWith(config.entrants()
                        .flatMap(entrant -> entrant)
                        .flatMap(entrant -> Array.of(entrant.deck())
                                .appendAll(entrant.picks().map(picks -> new Deck("picks", picks)))));
    }

    @Override
    public String writeState(Tournament tournament) {
        return canonical()
                .write(
                        WrittenTournamentState.class,
                        WrittenTournamentState.of(
                                ConfigPrint.of(canonical(), TournamentConfig.class, tournament.config()),
                                games.book().name(),
                                tournament));
    }

    @Override
    public String writePosition(Tournament tournament) {
        return canonical().write(TournamentPosition.class, TournamentPosition.of(tournament));
    }

    /** Another configuration than the tournament's is a problem, and so is one of which a part is missing. */
    @Override
    public Either<Problem, Tournament> readState(TournamentConfig config, String text) {
        @Nullable String missing = missing(config);
        return missing == null
                ? read(config, text)
                : Either.left(EncounterCheck.missing(config == null ? null : config.options(), missing));
    }

    private Either<Problem, Tournament> read(TournamentConfig config, String text) {
        return canonical()
                .read(
                        WrittenTournamentState.class,
                        text,
                        written -> written.in(config, games.book().format()),
                        invariants)
                .flatMap(this::withPossibleGames);
    }

    /** Each game is checked by itself, in the words of its own rules. */
    private Either<Problem, Tournament> withPossibleGames(Tournament tournament) {
        for (int place = 0; place < tournament.games().size(); place++) {
            Option<Problem> problem = problem(tournament, place);
            if (problem.isDefined()) {
                return Either.left(problem.get());
            }
        }
        return Either.right(tournament);
    }

    private Option<Problem> problem(Tournament tournament, int place) {
        String prefix = "games[" + place + "].";
        return tournament
                .games()
                .get(place)
                .flatMap(game -> read(tournament, place, game)
                        .swap()
                        .toOption()
                        .map(problem -> problem.at(prefix + problem.place())));
    }

    private Either<Problem, Game> read(Tournament tournament, int place, Game game) {
        return games.notation()
                .readState(
                        tournament.config().game(tournament.fixture(place)),
                        games.notation().writeState(game));
    }
}
