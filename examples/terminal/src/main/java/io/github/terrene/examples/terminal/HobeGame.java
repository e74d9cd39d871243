package io.github.terrene.examples.terminal;

import io.github.terrene.bots.Playbook;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Hobe.
 *
 * @param rules with the cards that can be played
 * @param ready the decks that can be played
 * @param usual the places of the two that are played if nothing else is said
 */
record HobeGame(Hobe rules, Array<Deck> ready, Array<Integer> usual) {

    /** What is played of it, or what is wrong with the own cards. */
    static Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wish wish) {
        return wish.cards()
                .map(HobeGame::with)
                .getOrElse(() -> Either.right(standard()))
                .map(game -> game.played(wish));
    }

    private static HobeGame standard() {
        return new HobeGame(Hobe.of(StarterSet.catalogue()), ReadyDecks.all(), Array.of(0, 1));
    }

    /** With cards of one's own besides, and a deck that has as many of them as it may. */
    private static Either<Seq<Problem>, HobeGame> with(CardFile file) {
        return file.cards(CardForms.STANDARD.of(Card.class))
                .flatMap(own ->
                        Catalogue.of(StarterSet.cards().appendAll(own)).map(catalogue -> with(own, catalogue, file)));
    }

    private static HobeGame with(Array<Card> own, Catalogue catalogue, CardFile file) {
        Options standard = Options.standard();
        Array<Card> cards = own.flatMap(card -> Array.fill(standard.copiesOf(card), () -> card))
                .appendAll(ReadyDecks.all().head().cards())
                .take(standard.deckSize());
        return new HobeGame(
                Hobe.of(catalogue),
                ReadyDecks.all().append(Deck.of(file.name(), cards)),
                Array.of(ReadyDecks.all().size(), 1));
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
                wish.brief(Games.HOBE),
                rules,
                rules.match(),
                decks,
                () -> wish.level().bot(playbook, CardPool.UNKNOWN),
                new Narration<>(rules, cards, game -> game.table().turn()));
    }
}
