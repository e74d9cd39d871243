package io.github.terrene.examples.shelf;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardSet;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
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

/** Carnage with the starter cards. Who goes first is chosen in the game. */
public final class CarnageGame implements ShelvedGame {
    private static final int PLACE = 50;

    private static final int LEGENDS = 3;

    /** Found as a service. */
    public CarnageGame() {}

    @Override
    public String id() {
        return "carnage";
    }

    @Override
    public String title() {
        return "Carnage";
    }

    @Override
    public Array<String> artifacts() {
        return Array.of("terrene-rules-carnage");
    }

    @Override
    public int place() {
        return PLACE;
    }

    @Override
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
        Sets<CardSet, Card, DeckList> sets = found();
        return sets.stock(StarterSet.cards(), wish)
                .flatMap(stock -> Catalogue.inBothPrints(StarterSet.elements(), stock.cards())
                        .map(cards -> of(Carnage.of(cards), sets, wish.cards().map(file -> list(file.name(), stock)))));
    }

    @Override
    public Option<Sets<?, ?, ?>> sets() {
        return Option.some(found());
    }

    private static Sets<CardSet, Card, DeckList> found() {
        return Sets.of(ServiceLoader.load(CardSet.class), Card.class, CardForms::with);
    }

    /** A list that has as many of some cards as it may. */
    private static DeckList list(String name, Stock<Card> stock) {
        return DeckList.of(name, Array.of(DeckKind.values()).flatMap(kind -> deck(kind, stock)));
    }

    /** What no deck may lack comes first, then the own cards, then others. */
    private static Array<Card> deck(DeckKind kind, Stock<Card> stock) {
        Array<Card> ready = stock.of(ReadyLists.all().head().deck(kind));
        Array<Card> needed = Array.of(CardKind.values())
                .flatMap(type -> ready.filter(card -> card.is(type))
                        .distinctBy(Card::name)
                        .take(type == CardKind.LEGEND ? LEGENDS : 1));
        Array<Card> copies = stock.own()
                .filter(card -> card.kind().deck() == kind)
                .flatMap(card -> Array.fill(ListRules.COPIES, () -> card));
        return needed.appendAll(copies)
                .appendAll(needed.foldLeft(ready, Array::remove))
                .take(ListRules.SIZE);
    }

    private ReadyGame<?, ?, ?, ?, ?> of(Carnage rules, Sets<CardSet, Card, DeckList> sets, Option<DeckList> own) {
        Decks<GameConfig> ready = Decks.of(
                ReadyLists.all().appendAll(sets.decks()).map(list -> printed(list, rules)),
                own,
                Array.of(0, 2),
                DeckList::name,
                lists -> new GameConfig(Options.standard(), lists),
                GameConfig::lists,
                list -> DeckList.of(list.name(), list.cards(), rules.catalogue()));
        return ReadyGame.builder(this, rules, ready)
                .playStyle(PlayStyles.SENSIBLE, PlayStyles.PROSPECT)
                .cards(cards(rules.catalogue(), sets.form()))
                .first(game -> Option.some(
                        Turns.first(game.table().turn(), game.table().active())))
                .turns(game -> game.table().turn())
                .matches(Matches.alike(rules.match()))
                .build();
    }

    /** The same list with the cards as they are played: premium prints have the numbers of the plain ones. */
    private static DeckList printed(DeckList list, Carnage rules) {
        return DeckList.of(list.name(), list.ids(), rules.catalogue()).get();
    }

    private static Cards cards(Catalogue catalogue, Form<Card> form) {
        return Cards.of(form, catalogue.cards(), Card::name)
                .and(CardForms.STANDARD.of(ElementCard.class), ElementCard.deck(catalogue.elements()), ElementCard::id);
    }
}
