package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.ArenaGame;
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
import io.vavr.control.Option;

/** Carnage with the starter cards. Who goes first is chosen in the game. */
final class CarnageGame {
    private static final Carnage RULES = Carnage.of(StarterSet.catalogue());

    private CarnageGame() {}

    static Game<?, ?, ?, ?, ?> game() {
        return Game.of(arena(), "terrene-rules-carnage", Array.of(0, 2), cards());
    }

    static ArenaGame<?, ?, ?, ?, ?> arena() {
        Array<DeckList> ready = ReadyLists.all();
        return new ArenaGame<>(
                "carnage",
                "Carnage",
                RULES,
                new Playbook<>(RULES, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                2,
                ready.map(DeckList::name),
                lists -> new GameConfig(Options.standard(), lists.map(ready::get)),
                (config, seat, thinking) -> thinking,
                game -> Option.some(
                        Turns.first(game.table().turn(), game.table().active())),
                game -> game.table().turn());
    }

    private static Cards cards() {
        return Cards.of(CardForms.STANDARD.of(Card.class), RULES.catalogue().cards(), Card::name)
                .and(
                        CardForms.STANDARD.of(ElementCard.class),
                        ElementCard.deck(RULES.catalogue().elements()),
                        ElementCard::id);
    }
}
