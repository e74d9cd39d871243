package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.shelf.Decks;
import io.github.terrene.shelf.Matches;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Sets;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Stock;
import io.github.terrene.shelf.Wish;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardSet;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.game.PlayStyles;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/** Terralore with the starter cards. Both players act at the same time, so nobody goes first. */
public final class TerraloreGame implements ShelvedGame {
    private static final int PLACE = 30;

    /** Found as a service. */
    public TerraloreGame() {}

    @Override
    public String id() {
        return "terralore";
    }

    @Override
    public String title() {
        return "Terralore";
    }

    @Override
    public Array<String> artifacts() {
        return Array.of("terrene-rules-terralore");
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
                        .map(cards -> of(
                                Terralore.of(cards), sets, stock, wish.cards().map(file -> deck(file.name(), stock)))));
    }

    @Override
    public Option<Sets<?, ?, ?>> sets() {
        return Option.some(found());
    }

    private static Sets<CardSet, Card, Deck> found() {
        return Sets.of(ServiceLoader.load(CardSet.class), Card.class, CardForms::with);
    }

    /** A deck that has as many of some cards as it can. */
    private static Deck deck(String name, Stock<Card> stock) {
        return Deck.of(
                name,
                stock.own()
                        .appendAll(stock.of(ReadyDecks.all().head().cards()))
                        .distinct()
                        .take(DeckRules.SIZE));
    }

    private ReadyGame<?, ?, ?, ?, ?> of(
            Terralore rules, Sets<CardSet, Card, Deck> sets, Stock<Card> stock, Option<Deck> own) {
        Decks<GameConfig> ready = Decks.of(
                ReadyDecks.all().appendAll(sets.decks()).map(deck -> Deck.of(deck.name(), stock.of(deck.cards()))),
                own,
                Array.of(0, 2),
                Deck::name,
                decks -> new GameConfig(Options.standard(), decks),
                GameConfig::decks,
                deck -> Deck.of(deck.name(), deck.cards(), rules.catalogue()));
        return ReadyGame.builder(this, rules, ready)
                .playStyle(PlayStyles.SENSIBLE, PlayStyles.PROSPECT)
                .cards(Cards.of(sets.form(), rules.catalogue().all(), Card::name))
                .turns(game -> game.table().turn())
                .matches(Matches.alike(rules.match()))
                .build();
    }
}
