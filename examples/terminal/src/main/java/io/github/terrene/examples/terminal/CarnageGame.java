package io.github.terrene.examples.terminal;

import io.github.terrene.bots.Playbook;
import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Carnage.
 *
 * @param rules with the cards that can be played
 * @param ready the lists that can be played
 * @param usual the places of the two that are played if nothing else is said
 */
record CarnageGame(Carnage rules, Array<DeckList> ready, Array<Integer> usual) {
    private static final int LEGENDS = 3;

    /** What is played of it, or what is wrong with the own cards. */
    static Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wish wish) {
        return wish.cards()
                .map(CarnageGame::with)
                .getOrElse(() -> Either.right(standard()))
                .map(game -> game.played(wish));
    }

    private static CarnageGame standard() {
        return new CarnageGame(Carnage.of(StarterSet.catalogue()), ReadyLists.all(), Array.of(0, 2));
    }

    /** With cards of one's own besides, and a list that has as many of them as it may. */
    private static Either<Seq<Problem>, CarnageGame> with(CardFile file) {
        return file.cards(CardForms.STANDARD.of(Card.class))
                .flatMap(own -> Catalogue.inBothPrints(
                                StarterSet.elements(), StarterSet.cards().appendAll(own))
                        .map(catalogue -> with(own, catalogue, file)));
    }

    private static CarnageGame with(Array<Card> own, Catalogue catalogue, CardFile file) {
        Array<Card> cards = Array.of(DeckKind.values()).flatMap(kind -> deck(kind, own));
        return new CarnageGame(
                Carnage.of(catalogue),
                ReadyLists.all().append(DeckList.of(file.name(), cards)),
                Array.of(ReadyLists.all().size(), 2));
    }

    /** What no deck may lack comes first, then the own cards, then others. */
    private static Array<Card> deck(DeckKind kind, Array<Card> own) {
        Array<Card> ready = ReadyLists.all().head().deck(kind);
        Array<Card> needed = Array.of(CardKind.values())
                .flatMap(type -> ready.filter(card -> card.is(type))
                        .distinctBy(Card::name)
                        .take(type == CardKind.LEGEND ? LEGENDS : 1));
        Array<Card> copies = own.filter(card -> card.kind().deck() == kind)
                .flatMap(card -> Array.fill(ListRules.COPIES, () -> card));
        return needed.appendAll(copies)
                .appendAll(needed.foldLeft(ready, Array::remove))
                .take(ListRules.SIZE);
    }

    private Contest<?, ?, ?, ?, ?> played(Wish wish) {
        DeckBox<GameConfig, DeckList> decks = new DeckBox<>(
                ready,
                DeckList::name,
                usual,
                played -> new GameConfig(Options.standard(), played),
                config -> config.lists().map(DeckList::name));
        Cards cards = Cards.of(
                        CardForms.STANDARD.of(Card.class), rules.catalogue().cards(), Card::name)
                .and(
                        CardForms.STANDARD.of(ElementCard.class),
                        ElementCard.deck(rules.catalogue().elements()),
                        ElementCard::id);
        Playbook<Game, Action, Event, View> playbook = new Playbook<>(rules, PlayStyles.SENSIBLE, PlayStyles.PROSPECT);
        return Contest.of(
                wish.brief(Games.CARNAGE),
                rules,
                rules.match(),
                decks,
                () -> wish.level().bot(playbook, CardPool.UNKNOWN),
                new Narration<>(rules, cards, game -> game.table().turn()));
    }
}
