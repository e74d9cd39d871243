package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
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

/** Terralore with the starter cards. Both players act at the same time, so nobody goes first. */
final class TerraloreGame {

    private TerraloreGame() {}

    /** What is played of it, or what is wrong with the own cards. */
    static Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?, ?, ?>> of(Wish wish) {
        Sets<CardSet, Card, Deck> sets = sets();
        return sets.cards(wish.cards())
                .flatMap(own -> Catalogue.of(
                                StarterSet.cards().appendAll(sets.printed()).appendAll(own))
                        .map(cards -> of(Terralore.of(cards), sets, wish.cards().map(file -> deck(file.name(), own)))));
    }

    /** The card sets that are found. */
    static Sets<CardSet, Card, Deck> sets() {
        return Sets.found(CardSet.class, Card.class, CardForms::with);
    }

    /** A deck that has as many of some cards as it can. */
    private static Deck deck(String name, Array<Card> own) {
        return Deck.of(
                name, own.appendAll(ReadyDecks.all().head().cards()).distinct().take(DeckRules.SIZE));
    }

    private static ReadyGame<?, ?, ?, ?, ?, ?, ?> of(
            Terralore rules, Sets<CardSet, Card, Deck> sets, Option<Deck> own) {
        return new ReadyGame<>(
                "terralore",
                "Terralore",
                "terrene-rules-terralore",
                rules,
                new Playbook<>(rules, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                Decks.of(
                        ReadyDecks.all().appendAll(sets.decks()),
                        own,
                        Array.of(0, 2),
                        Deck::name,
                        decks -> new GameConfig(Options.standard(), decks),
                        GameConfig::decks),
                ByHeart.nothing(),
                Cards.of(sets.form(), rules.catalogue().all(), Card::name),
                game -> Option.none(),
                game -> game.table().turn(),
                Matches.alike(rules.match()));
    }
}
