package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.ArenaGame;
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
import io.vavr.control.Option;

/** Hobe with the starter cards. */
final class HobeGame {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());

    private HobeGame() {}

    static Game<?, ?, ?, ?, ?> game() {
        Cards cards =
                Cards.of(CardForms.STANDARD.of(Card.class), RULES.catalogue().all(), Card::name);
        return Game.of(arena(), "terrene-rules-hobe", Array.of(0, 1), cards);
    }

    static ArenaGame<?, ?, ?, ?, ?> arena() {
        Array<Deck> ready = ReadyDecks.all();
        return new ArenaGame<>(
                "hobe",
                "Hobe",
                RULES,
                new Playbook<>(RULES, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                2,
                ready.map(Deck::name),
                decks -> new GameConfig(Options.standard(), decks.map(ready::get)),
                (config, seat, thinking) -> thinking,
                game -> Option.some(
                        Turns.first(game.table().turn(), game.table().active())),
                game -> game.table().turn());
    }
}
