package io.github.terrene.examples.terminal;

import io.github.terrene.bots.Playbook;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.PlayStyles;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Terralore.
 *
 * @param rules with the cards that can be played
 * @param ready the decks that can be played
 * @param usual the places of the two that are played if nothing else is said
 */
record TerraloreGame(Terralore rules, Array<Deck> ready, Array<Integer> usual) {

    /** What is played of it, or what is wrong with the own cards. */
    static Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wish wish) {
        return wish.cards()
                .map(TerraloreGame::with)
                .getOrElse(() -> Either.right(standard()))
                .map(game -> game.played(wish));
    }

    private static TerraloreGame standard() {
        return new TerraloreGame(Terralore.of(StarterSet.catalogue()), ReadyDecks.all(), Array.of(0, 2));
    }

    /** With cards of one's own besides, and a deck that has as many of them as it can. */
    private static Either<Seq<Problem>, TerraloreGame> with(CardFile file) {
        return file.cards(CardForms.STANDARD.of(Card.class))
                .flatMap(own ->
                        Catalogue.of(StarterSet.cards().appendAll(own)).map(catalogue -> with(own, catalogue, file)));
    }

    private static TerraloreGame with(Array<Card> own, Catalogue catalogue, CardFile file) {
        Array<Card> cards =
                own.appendAll(ReadyDecks.all().head().cards()).distinct().take(DeckRules.SIZE);
        return new TerraloreGame(
                Terralore.of(catalogue),
                ReadyDecks.all().append(Deck.of(file.name(), cards)),
                Array.of(ReadyDecks.all().size(), 2));
    }

    private Contest<?, ?, ?, ?, ?> played(Wish wish) {
        DeckBox<GameConfig, Deck> decks = new DeckBox<>(
                ready,
                Deck::name,
                usual,
                played -> new GameConfig(Options.standard(), played),
                config -> config.decks().map(Deck::name));
        Cards cards =
                Cards.of(CardForms.STANDARD.of(Card.class), rules.catalogue().all(), Card::name);
        Playbook<Game, Action, Event, View> playbook = new Playbook<>(rules, PlayStyles.SENSIBLE, PlayStyles.PROSPECT);
        return Contest.of(
                wish.brief(Games.TERRALORE),
                rules,
                rules.match(),
                decks,
                () -> wish.level().bot(playbook, CardPool.UNKNOWN),
                new Narration<>(rules, cards, game -> game.table().turn()));
    }
}
