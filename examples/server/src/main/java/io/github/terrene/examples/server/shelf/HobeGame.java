package io.github.terrene.examples.server.shelf;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.game.PlayStyles;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.narrator.Cards;
import io.vavr.collection.Array;

/** Hobe with the starter cards. */
final class HobeGame {
    private HobeGame() {}

    static Game<?, ?, ?, ?, ?> game() {
        Hobe rules = Hobe.of(StarterSet.catalogue());
        Array<Deck> ready = ReadyDecks.all();
        return new Game<>(
                "hobe",
                "Hobe",
                "terrene-rules-hobe",
                rules,
                2,
                ready.map(Deck::name),
                Array.of(0, 1),
                decks -> new GameConfig(Options.standard(), decks.map(ready::get)),
                (config, seat) -> new PolicyBot<>(
                        rules, PlayStyles.SENSIBLE, rules.pool(config).knownTo(seat)),
                Cards.of(CardForms.STANDARD.of(Card.class), rules.catalogue().all(), Card::name));
    }
}
