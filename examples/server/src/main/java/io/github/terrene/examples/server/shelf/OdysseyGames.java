package io.github.terrene.examples.server.shelf;

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
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;

/** Terrene Odyssey with the base set: duels, and two against two. */
final class OdysseyGames {
    private static final Array<ReadyDeck> READY = Array.ofAll(new BaseSet().decks());
    private static final Array<Integer> USUAL = Array.of(0, 1, 3, 5);

    private OdysseyGames() {}

    static Game<?, ?, ?, ?, ?> duel() {
        return game("odyssey", "Terrene Odyssey", TerreneOdyssey.duel(catalogue()));
    }

    static Game<?, ?, ?, ?, ?> teams() {
        return game("odyssey-2v2", "Terrene Odyssey, two against two", TwoVersusTwo.rules(catalogue()));
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

    private static Game<?, ?, ?, ?, ?> game(String id, String title, TerreneOdyssey rules) {
        Format format = rules.book().format();
        int players = format.seats().size();
        return new Game<>(
                id,
                title,
                "terrene-core",
                rules,
                players,
                READY.map(deck -> deck.deck().name()),
                USUAL.take(players),
                decks -> new GameConfig(
                        Options.standard(), decks.map(deck -> READY.get(deck).deck()), Array.empty()),
                (config, seat) -> bot(rules, config, seat),
                cards(rules.book().catalogue()));
    }

    private static Agent<View, Action, Event> bot(TerreneOdyssey rules, GameConfig config, Seat seat) {
        Agent<View, Action, Event> player =
                new PolicyBot<>(rules, PlayStyles.SENSIBLE, rules.pool(config).knownTo(seat));
        int size = rules.book().format().partySize();
        return READY.find(ready -> ready.deck().equals(config.decks().get(seat.index())))
                .<Agent<View, Action, Event>>map(ready -> PartyBot.with(seat, ready.party(), size, player))
                .getOrElse(player);
    }
}
