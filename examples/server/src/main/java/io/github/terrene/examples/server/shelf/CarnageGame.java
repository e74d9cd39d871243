package io.github.terrene.examples.server.shelf;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.narrator.Cards;
import io.vavr.collection.Array;

/** Carnage with the starter cards. */
final class CarnageGame {
    private CarnageGame() {}

    static Game<?, ?, ?, ?, ?> game() {
        Carnage rules = Carnage.of(StarterSet.catalogue());
        Array<DeckList> ready = ReadyLists.all();
        return new Game<>(
                "carnage",
                "Carnage",
                "terrene-rules-carnage",
                rules,
                2,
                ready.map(DeckList::name),
                Array.of(0, 2),
                lists -> new GameConfig(Options.standard(), lists.map(ready::get)),
                (config, seat) -> new PolicyBot<>(
                        rules, PlayStyles.SENSIBLE, rules.pool(config).knownTo(seat)),
                cards(rules));
    }

    private static Cards cards(Carnage rules) {
        return Cards.of(CardForms.STANDARD.of(Card.class), rules.catalogue().cards(), Card::name)
                .and(
                        CardForms.STANDARD.of(ElementCard.class),
                        ElementCard.deck(rules.catalogue().elements()),
                        ElementCard::id);
    }
}
