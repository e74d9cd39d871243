package io.github.terrene.examples.server.shelf;

import io.github.terrene.narrator.Cards;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.game.PlayStyles;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.vavr.collection.Array;

/** Terralore with the starter cards. */
final class TerraloreGame {
    private TerraloreGame() {}

    static Game<?, ?, ?, ?, ?> game() {
        Terralore rules = Terralore.of(StarterSet.catalogue());
        Array<Deck> ready = ReadyDecks.all();
        return new Game<>(
                "terralore",
                "Terralore",
                "terrene-rules-terralore",
                rules,
                2,
                ready.map(Deck::name),
                Array.of(0, 2),
                decks -> new GameConfig(Options.standard(), decks.map(ready::get)),
                (config, seat) -> new PolicyBot<>(
                        rules, PlayStyles.SENSIBLE, rules.pool(config).knownTo(seat)),
                Cards.of(CardForms.STANDARD.of(Card.class), rules.catalogue().all(), Card::name));
    }
}
