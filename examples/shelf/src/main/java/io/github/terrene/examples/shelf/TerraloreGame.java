package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.ArenaGame;
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
import io.vavr.control.Option;

/** Terralore with the starter cards. Both players act at the same time, so nobody goes first. */
final class TerraloreGame {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    private TerraloreGame() {}

    static Game<?, ?, ?, ?, ?> game() {
        Cards cards =
                Cards.of(CardForms.STANDARD.of(Card.class), RULES.catalogue().all(), Card::name);
        return Game.of(arena(), "terrene-rules-terralore", Array.of(0, 2), cards);
    }

    static ArenaGame<?, ?, ?, ?, ?> arena() {
        Array<Deck> ready = ReadyDecks.all();
        return new ArenaGame<>(
                "terralore",
                "Terralore",
                RULES,
                new Playbook<>(RULES, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                2,
                ready.map(Deck::name),
                decks -> new GameConfig(Options.standard(), decks.map(ready::get)),
                (config, seat, thinking) -> thinking,
                game -> Option.none(),
                game -> game.table().turn());
    }
}
