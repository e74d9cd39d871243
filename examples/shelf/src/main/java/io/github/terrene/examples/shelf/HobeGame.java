package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
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
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Hobe with the starter cards. */
final class HobeGame {
    private static final Options STANDARD = Options.standard();

    private HobeGame() {}

    /** What is played of it, or what is wrong with the own cards. */
    static Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?, ?, ?>> of(Wish wish) {
        Sets<CardSet, Card, Deck> sets = sets();
        return sets.cards(wish.cards())
                .flatMap(own -> Catalogue.of(
                                StarterSet.cards().appendAll(sets.printed()).appendAll(own))
                        .map(cards -> of(Hobe.of(cards), sets, wish.cards().map(file -> deck(file.name(), own)))));
    }

    /** The card sets that are found. */
    static Sets<CardSet, Card, Deck> sets() {
        return Sets.found(CardSet.class, Card.class, CardForms::with);
    }

    /** A deck that has as many of some cards as it may. */
    private static Deck deck(String name, Array<Card> own) {
        return Deck.of(
                name,
                own.flatMap(card -> Array.fill(STANDARD.copiesOf(card), () -> card))
                        .appendAll(ReadyDecks.all().head().cards())
                        .take(STANDARD.deckSize()));
    }

    private static ReadyGame<?, ?, ?, ?, ?, ?, ?> of(Hobe rules, Sets<CardSet, Card, Deck> sets, Option<Deck> own) {
        return new ReadyGame<>(
                "hobe",
                "Hobe",
                "terrene-rules-hobe",
                rules,
                new Playbook<>(rules, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                Decks.of(
                        ReadyDecks.all().appendAll(sets.decks()),
                        own,
                        Array.of(0, 1),
                        Deck::name,
                        decks -> new GameConfig(STANDARD, decks),
                        GameConfig::decks),
                ByHeart.nothing(),
                Cards.of(sets.form(), rules.catalogue().all(), Card::name),
                game -> Option.some(
                        Turns.first(game.table().turn(), game.table().active())),
                game -> game.table().turn(),
                Matches.alike(rules.match()));
    }
}
