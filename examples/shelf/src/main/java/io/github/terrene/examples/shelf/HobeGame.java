package io.github.terrene.examples.shelf;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardSet;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.shelf.Decks;
import io.github.terrene.shelf.Matches;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Sets;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Stock;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/** Hobe with the starter cards. */
public class HobeGame implements ShelvedGame {
    private static final int PLACE = 40;

    private final Options options;

    /** Found as a service. */
    public HobeGame() {
        this(Options.standard());
    }

    /** Games with other options. */
    HobeGame(Options options) {
        this.options = options;
    }

    @Override
    public String id() {
        return "hobe";
    }

    /** Whatever the size of decks, replays say {@code hobe}. */
    @Override
    public String family() {
        return "hobe";
    }

    @Override
    public String title() {
        return "Hobe";
    }

    @Override
    public Array<String> artifacts() {
        return Array.of("terrene-rules-hobe");
    }

    @Override
    public int place() {
        return PLACE;
    }

    @Override
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
        Sets<CardSet, Card, Deck> sets = found();
        return sets.stock(StarterSet.cards(), wish)
                .flatMap(stock -> Catalogue.of(stock.cards())
                        .map(cards ->
                                of(Hobe.of(cards), sets, stock, wish.cards().map(file -> deck(file.name(), stock)))));
    }

    @Override
    public Option<Sets<?, ?, ?>> sets() {
        return Option.some(found());
    }

    private static Sets<CardSet, Card, Deck> found() {
        return Sets.of(ServiceLoader.load(CardSet.class), Card.class, CardForms::with);
    }

    /** A deck that has as many of some cards as it may. */
    private Deck deck(String name, Stock<Card> stock) {
        return Deck.of(
                name,
                stock.own()
                        .flatMap(card -> Array.fill(options.copiesOf(card), () -> card))
                        .appendAll(stock.of(ReadyDecks.all().head().cards()))
                        .take(options.deckSize()));
    }

    /** As many of a deck's cards as the options say: every third, for example, so that they are of all kinds. */
    private Deck cut(Deck deck) {
        int size = options.deckSize();
        Array<Card> all = deck.cards();
        return all.size() <= size
                ? deck
                : Deck.of(deck.name(), Array.range(0, size).map(card -> all.get(card * all.size() / size)));
    }

    private ReadyGame<?, ?, ?, ?, ?> of(
            Hobe rules, Sets<CardSet, Card, Deck> sets, Stock<Card> stock, Option<Deck> own) {
        Decks<GameConfig> ready = Decks.of(
                ReadyDecks.all().appendAll(sets.decks()).map(deck -> cut(Deck.of(deck.name(), stock.of(deck.cards())))),
                own,
                Array.of(0, 1),
                Deck::name,
                decks -> new GameConfig(options, decks),
                GameConfig::decks,
                deck -> Deck.of(deck.name(), deck.cards(), rules.catalogue()));
        return ReadyGame.builder(this, rules, ready)
                .playStyle(PlayStyles.SENSIBLE, PlayStyles.PROSPECT)
                .cards(Cards.of(sets.form(), rules.catalogue().all(), Card::name))
                .first(game -> Option.some(
                        Turns.first(game.table().turn(), game.table().active())))
                .turns(game -> game.table().turn())
                .matches(Matches.alike(rules.match()))
                .build();
    }
}
