package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.view.SeenDeck;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Makes a random tournament from a view. */
@Rule("TO-14.19")
final class Imagined {
    private static final int OWN_GAME = 0;
    private static final int TOURNAMENT = 1;
    private static final int DECKS = 2;

    private final TerreneOdyssey games;
    private final TournamentView view;
    private final Map<Seat, SeenDeck> seen;

    Imagined(TerreneOdyssey games, TournamentView view) {
        this.games = games;
        this.view = view;
        this.seen = view.seenDecks(games.book().catalogue());
    }

    /** The viewer's game as its rules imagine it with these decks; other games, unless over, as they begin; no plans of others to leave. */
    Tournament of(CardPool pool, Rng rng) {
        Array<Option<Entrant>> entrants = Seat.first(view.progress().seats())
                .map(seat -> seat.equals(view.seat()) ? view.own() : entrant(pool, seat, rng));
        TournamentConfig config = new TournamentConfig(view.options(), entrants);
        Rng own = rng.split(TOURNAMENT);
        Array<Option<Game>> begun = view.progress()
                .round()
                .games()
                .map(fixture -> game(fixture, config, own))
                .toArray();
        Array<Option<Game>> all = view.game().isEmpty()
                ? begun
                : begun.update(
                        view.progress().round().placeOf(view.seat()),
                        Option.some(ownGame(config, rng.split(OWN_GAME))));
        Array<Seat> leaving = view.leaving() ? view.seat().asList() : Array.empty();
        return new Tournament(config, view.progress(), all, leaving, own, view.outcome());
    }

    private Option<Entrant> entrant(CardPool pool, Seat seat, Rng rng) {
        int size = view.deckSizes().get(seat.index());
        return size == 0 ? Option.none() : Option.some(Entrant.of(new Deck("imagined", deck(pool, seat, size, rng))));
    }

    /** A deck of the cards of a pool, filled up with any others, within the limits for decks if possible. */
    @Rule({"TO-2.2", "TO-2.4", "TO-14.6"})
    private Array<Card> deck(CardPool pool, Seat seat, int size, Rng rng) {
        Setting setting = new Setting(games.book().format(), view.options(), Array.empty());
        SeenDeck known = seen.get(seat).getOrElse(() -> SeenDeck.unseen(setting));
        Dice dice = rng.split(DECKS + seat.index()).dice();
        Array<Card> left = known.known().foldLeft(cards(pool.of(seat), size, dice), Array::remove);
        Array<Card> needed =
                known.faceDown(left, games.deckRules(), size - known.known().size());
        Array<Card> deck = known.known().appendAll(needed);
        Array<Card> others = needed.foldLeft(left, Array::remove);
        Array<Card> tooMany = Array.empty();
        DeckLimits<Card> limits = games.deckRules().kinds(setting.edition());
        for (int i = 0; i < others.size() && deck.size() < size; i++) {
            Card card = others.get(i);
            boolean fits = limits.room(deck, card) > 0 && known.permits(deck, card);
            deck = fits ? deck.append(card) : deck;
            tooMany = fits ? tooMany : tooMany.append(card);
        }
        return deck.appendAll(tooMany.take(size - deck.size()));
    }

    /** The cards of a pool in random order; if there are too few for a deck, followed by the others. */
    private Array<Card> cards(Seq<String> pool, int size, Dice dice) {
        Catalogue catalogue = games.book().catalogue();
        Array<Card> own = dice.shuffle(pool.flatMap(catalogue::find).filter(Card::ofDecks));
        int copies = own.size() >= size ? 0 : 1 + size / catalogue.cards().size();
        return own.appendAll(dice.shuffle(Array.fill(copies, catalogue.cards()).flatMap(all -> all)));
    }

    /** A game at its start; none if it is over. */
    private Option<Game> game(Fixture fixture, TournamentConfig config, Rng own) {
        if (fixture.over() || fixture.has(view.seat())) {
            return Option.none();
        }
        long seed = Course.seed(own, view.progress().roundNumber(), fixture);
        return Option.some(games.opening(config.game(fixture)).start(seed).state());
    }

    private Game ownGame(TournamentConfig config, Rng rng) {
        Fixture fixture = view.progress().round().gameOf(view.seat()).get();
        return games.imagine(view.game().get(), games.pool(config.game(fixture)), rng);
    }
}
