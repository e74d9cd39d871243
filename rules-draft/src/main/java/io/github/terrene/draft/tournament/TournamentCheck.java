package io.github.terrene.draft.tournament;

import io.github.terrene.draft.deck.DeckFaults;
import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Finds what is wrong with a configuration. */
final class TournamentCheck {
    private static final int FEWEST_DECKS = 2;
    private static final int PLAYERS_OF_A_GAME = 2;
    /** A number of cards far above what anybody picks; with more, the cards are not looked at. */
    private static final int OUT_OF_MEASURE = 1_000;

    private static final String DECK = "deck of seat ";
    private static final String PICKS = "picks of seat ";

    private TournamentCheck() {}

    /** Everything wrong with it; if there are more than twelve players, only their number. */
    static Seq<Problem> problems(TerreneOdyssey games, TournamentConfig config) {
        Array<Problem> players = EncounterCheck.players(
                "a tournament", "entrants", config.entrants().size());
        Seq<Problem> format = format(games);
        return Problem.capped(format.appendAll(players)
                .appendAll(players.isEmpty() ? absent(config) : Array.empty())
                .appendAll(format.isEmpty() ? entrants(games, config) : Array.empty())
                .appendAll(EncounterCheck.options(config.options(), games)));
    }

    /** What keeps any game from being played by these rules in a tournament. */
    @Rule("TO-14.9")
    private static Seq<Problem> format(TerreneOdyssey games) {
        Format format = games.book().format();
        int players = format.seats().size();
        Array<Problem> notTwo = players == PLAYERS_OF_A_GAME
                ? Array.empty()
                : Array.of(Problem.at(
                        "format",
                        "TO-14.9/number-of-players",
                        "a tournament is of games for two players, not for {number:number}",
                        players));
        return notTwo.appendAll(format.problems()).appendAll(games.deckRules().problems(format));
    }

    @Rule("TO-14.16")
    private static Array<Problem> absent(TournamentConfig config) {
        int decks = config.entrants().size() - config.absent().size();
        return decks >= FEWEST_DECKS
                ? Array.empty()
                : Array.of(Problem.at(
                        "entrants",
                        "TO-14.16/few-decks",
                        "at least {least:number} players need a deck, not {number:number}",
                        FEWEST_DECKS,
                        decks));
    }

    private static Array<Problem> entrants(TerreneOdyssey games, TournamentConfig config) {
        return config.entrants().size() > Dealing.MOST_PLAYERS
                ? Array.empty()
                : Seat.first(config.entrants().size())
                        .flatMap(seat -> config.entrants()
                                .get(seat.index())
                                .map(entrant -> problems(games, config.options(), entrant, seat))
                                .getOrElse(Array.empty()));
    }

    /** What is wrong with the picks and with the deck of a player. */
    @Rule({"TO-14.15", "TO-14.17"})
    private static Array<Problem> problems(TerreneOdyssey games, Options options, Entrant entrant, Seat seat) {
        Catalogue catalogue = games.book().catalogue();
        Array<Problem> picks = entrant.picks()
                .map(cards -> picks(cards, catalogue, PICKS + seat))
                .getOrElse(Array.empty());
        return picks.appendAll(deck(games, options, entrant, DECK + seat));
    }

    @Rule({"TO-14.1", "TO-14.3"})
    private static Array<Problem> picks(Array<Card> picks, Catalogue catalogue, String place) {
        if (picks.size() > OUT_OF_MEASURE) {
            return Array.of(Problem.at(place, "TO-14.3/out-of-measure", "has {number:number} cards", picks.size()));
        }
        Array<Problem> few = picks.size() >= DeckNeeds.CARDS
                ? Array.empty()
                : Array.of(Problem.at(
                        place,
                        "TO-14.3/few-picks",
                        "has {number:number} cards, and every player picks at least {least:number}",
                        picks.size(),
                        DeckNeeds.CARDS));
        return few.appendAll(EncounterCheck.cards(picks, catalogue, place));
    }

    /** What is wrong with a deck; a drafted deck comes with the picks that it was built from. */
    @Rule({"TO-14.6", "TO-14.15"})
    private static Seq<Problem> deck(TerreneOdyssey games, Options options, Entrant entrant, String place) {
        DeckLimits<Card> limits =
                games.deckRules().limits(options.edition(), games.book().catalogue());
        Array<Card> cards = entrant.deck().cards();
        Array<Problem> byItself = limits.problems(cards, place);
        return !games.deckRules().incompleteParties() || limits.outOfMeasure(cards)
                ? byItself
                : byItself.reject(problem ->
                                entrant.picks().isDefined() && problem.rule().equals("TO-14.6"))
                        .appendAll(drafted(games, options, entrant, place));
    }

    /** Only the picks show whether they allow a deck of fewer cards, or with less than a starting party needs. */
    @Rule({"TO-14.6", "TO-14.17"})
    private static Seq<Problem> drafted(TerreneOdyssey games, Options options, Entrant entrant, String place) {
        if (entrant.picks().isDefined()) {
            return entrant.picks().get().size() > OUT_OF_MEASURE
                    ? Array.empty()
                    : DeckFaults.problemsOf(
                            entrant.deck().cards(), entrant.picks().get(), options.edition(), place);
        }
        int size = entrant.deck().cards().size();
        return size >= games.deckRules().most()
                ? Array.empty()
                : Array.of(Problem.at(
                        place,
                        "TO-14.17/short-deck",
                        "has {number:number} cards instead of {most:number}: only with the picks it was built from could it be shorter",
                        size,
                        games.deckRules().most()));
    }
}
