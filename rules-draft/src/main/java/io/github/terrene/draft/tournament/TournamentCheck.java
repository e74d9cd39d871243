package io.github.terrene.draft.tournament;

import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.format.StartingPlayer;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What is wrong with a configuration. */
final class TournamentCheck {
    private static final int FEWEST = 3;
    private static final int MOST = 12;
    private static final int FEWEST_DECKS = 2;
    private static final String DECK = "deck of seat ";

    private TournamentCheck() {}

    /** Everything; of more than twelve players only their number. */
    static Seq<Problem> problems(TerreneOdyssey games, TournamentConfig config) {
        return Problem.capped(seats(config)
                .appendAll(decks(games, config))
                .appendAll(starter(config.options()))
                .appendAll(options(games, config.options())));
    }

    @Rule({"TO-14.1", "TO-14.16"})
    private static Array<Problem> seats(TournamentConfig config) {
        int seats = config.entrants().size();
        if (seats < FEWEST || seats > MOST) {
            return Array.of(new Problem(
                    "TO-14.1", "entrants", "a tournament has " + FEWEST + " to " + MOST + " players, not " + seats));
        }
        int decks = seats - config.absent().size();
        return decks >= FEWEST_DECKS
                ? Array.empty()
                : Array.of(new Problem(
                        "TO-14.16", "entrants", "at least " + FEWEST_DECKS + " players need a deck, not " + decks));
    }

    private static Array<Problem> decks(TerreneOdyssey games, TournamentConfig config) {
        return config.entrants().size() > MOST
                ? Array.empty()
                : Seat.first(config.entrants().size())
                        .flatMap(seat -> config.entrants()
                                .get(seat.index())
                                .map(entrant -> problems(games, config.options(), entrant, DECK + seat))
                                .getOrElse(Array.empty()));
    }

    /** What is wrong with the deck of a player. A deck that was drafted is handed over with the picks it was built from. */
    @Rule({"TO-14.15", "TO-14.17"})
    static Seq<Problem> problems(TerreneOdyssey games, Options options, Entrant entrant, String place) {
        Seq<Problem> byItself = inGame(games, options, entrant.deck())
                .filter(problem -> problem.place().equals(DECK + Seat.of(0)))
                .map(problem -> new Problem(problem.rule(), place, problem.sentence()));
        return games.deckRules().incompleteParties()
                ? byItself.reject(problem ->
                                entrant.picks().isDefined() && problem.rule().equals("TO-14.6"))
                        .appendAll(drafted(games, options, entrant, place))
                : byItself;
    }

    /** Only the picks show whether a deck of fewer cards, or with less than a starting party needs, is one that they allow. */
    @Rule({"TO-14.6", "TO-14.17"})
    private static Seq<Problem> drafted(TerreneOdyssey games, Options options, Entrant entrant, String place) {
        if (entrant.picks().isDefined()) {
            return DeckNeeds.problemsOf(entrant.deck().cards(), entrant.picks().get(), options.edition(), place);
        }
        int size = entrant.deck().cards().size();
        return size >= games.deckRules().most()
                ? Array.empty()
                : Array.of(new Problem(
                        "TO-14.17",
                        place,
                        "has " + size + " cards instead of " + games.deckRules().most()
                                + ": only with the picks it was built from could it be shorter"));
    }

    /** Who begins is decided in each game. */
    @Rule("TO-14.15")
    private static Array<Problem> starter(Options options) {
        return options.startingPlayer() instanceof StartingPlayer.Named named
                ? Array.of(new Problem(
                        "TO-14.15",
                        "startingPlayer",
                        "seat " + named.seat() + " cannot be named: each game decides who goes first"))
                : Array.empty();
    }

    private static Seq<Problem> options(TerreneOdyssey games, Options options) {
        return games.problems(unnamed(options));
    }

    /** What is wrong with a game in which both players have that deck. */
    private static Seq<Problem> inGame(TerreneOdyssey games, Options options, Deck deck) {
        return games.problems(GameConfig.of(unnamed(options), deck, deck));
    }

    private static Options unnamed(Options options) {
        return options.startingPlayer() instanceof StartingPlayer.Named
                ? options.withStartingPlayer(new StartingPlayer.WinnerDecides())
                : options;
    }
}
