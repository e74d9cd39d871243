package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.testkit.odyssey.format.Drafted;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Games with drafted decks, before anything was chosen. */
final class Drafts {
    /** A deck of 20 cards with a complete party, that of {@link Decks#PARTY}. */
    static final Deck FULL = Deck.of("Full")
            .with(2, ETHAN, ASU, SAMMY, MILL_HAND)
            .with(2, DART, HUSH, WARD_STONE, STICKY_JAR)
            .with(1, HOME_FIELD, SALT_FLATS, ASH_STORM, IRON_RAM);

    private Drafts() {}

    /** The options with which a player goes first. */
    static Options begunBy(Player player) {
        return Options.standard().withStartingPlayer(new StartingPlayer.Named(player.seat()));
    }

    static TerreneOdyssey rules(Format format, Deck... decks) {
        Seq<Card> cards = Array.of(decks)
                .flatMap(Deck::cards)
                .appendAll(Decks.PLAIN.cards())
                .distinct();
        return Drafted.rules(format, Catalogue.of(cards).get());
    }

    static Scenario begin(Options options, Deck... decks) {
        return begin(Drafted.FORMAT, options, decks);
    }

    static Scenario begin(Format format, Options options, Deck... decks) {
        return Scenario.begin(rules(format, decks), GameConfig.of(options, decks), 1);
    }
}
