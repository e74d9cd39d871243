package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.odyssey.scenario.Scenario;

/** Decks for the scenarios that begin before the first turn. */
final class Decks {
    /** A deck of 30 cards that may be played. */
    static final Deck PLAIN = Deck.of("Plain")
            .with(3, ETHAN, ASU, SAMMY, MILL_HAND)
            .with(3, DART, HUSH, WARD_STONE, STICKY_JAR)
            .with(1, HOME_FIELD, SALT_FLATS, ASH_STORM, IRON_RAM, EMBER_VERSE, EDGE_OIL);

    /** A party that may be chosen of it. */
    static final StartingParty PARTY = StartingParty.on(HOME_FIELD)
            .with(ETHAN, DART)
            .with(ASU, HUSH)
            .with(SAMMY, WARD_STONE)
            .with(MILL_HAND, STICKY_JAR);

    private Decks() {}

    static TerreneOdyssey rules(Deck deck) {
        return TerreneOdyssey.duel(Catalogue.of(deck.cards().distinct()).get());
    }

    /** A game of the plain deck against itself, before anything was chosen. */
    static Scenario begin(Options options) {
        return Scenario.begin(rules(PLAIN), GameConfig.of(options, PLAIN, PLAIN), 1);
    }
}
