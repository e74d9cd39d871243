package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.narrator.Cards;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Terrene Odyssey with the base set: duels, and two against two. */
final class OdysseyGames {
    private static final Array<ReadyDeck> READY = Array.ofAll(new BaseSet().decks());
    private static final Array<Integer> USUAL = Array.of(0, 1, 3, 5);

    private OdysseyGames() {}

    static Game<?, ?, ?, ?, ?> duel() {
        return game(duelInArena());
    }

    static Game<?, ?, ?, ?, ?> teams() {
        return game(teamsInArena());
    }

    static ArenaGame<?, ?, ?, ?, ?> duelInArena() {
        return arena("odyssey", "Terrene Odyssey", TerreneOdyssey.duel(catalogue()));
    }

    static ArenaGame<?, ?, ?, ?, ?> teamsInArena() {
        return arena("odyssey-2v2", "Terrene Odyssey, two against two", TwoVersusTwo.rules(catalogue()));
    }

    /** The cards of the base set. */
    static Catalogue catalogue() {
        return Catalogue.ofSets(Array.of(new BaseSet()))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    /** All cards, to be told of. */
    static Cards cards(Catalogue catalogue) {
        return Cards.of(CardForms.STANDARD.of(Card.class), catalogue.cards(), Card::name);
    }

    private static Game<?, ?, ?, ?, ?> game(ArenaGame<?, ?, ?, ?, ?> arena) {
        return Game.of(arena, "terrene-core", USUAL.take(arena.players()), cards(catalogue()));
    }

    private static ArenaGame<?, ?, ?, ?, ?> arena(String id, String title, TerreneOdyssey rules) {
        return new ArenaGame<>(
                id,
                title,
                rules,
                new Playbook<>(rules, PlayStyles.SENSIBLE, PlayStyles.PROSPECT),
                rules.book().format().seats().size(),
                READY.map(deck -> deck.deck().name()),
                decks -> new GameConfig(
                        Options.standard(), decks.map(deck -> READY.get(deck).deck()), Array.empty()),
                (config, seat, thinking) -> opening(rules, config, seat, thinking),
                game -> Option.some(game.table().order().head()),
                game -> game.table().turn());
    }

    /** Begins with the party that a ready deck suggests. */
    private static Agent<View, Action, Event> opening(
            TerreneOdyssey rules, GameConfig config, Seat seat, Agent<View, Action, Event> thinking) {
        int size = rules.book().format().partySize();
        return READY.find(ready -> ready.deck().equals(config.decks().get(seat.index())))
                .<Agent<View, Action, Event>>map(ready -> PartyBot.with(seat, ready.party(), size, thinking))
                .getOrElse(thinking);
    }
}
