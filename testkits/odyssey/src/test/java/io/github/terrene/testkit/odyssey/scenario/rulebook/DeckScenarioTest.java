package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Decks")
class DeckScenarioTest {
    private static final CharacterCard HERO = character("First Hero")
            .of(LIGHT, WARRIOR)
            .stats(2, 2, 30, 20, 5)
            .hero()
            .build();
    private static final CharacterCard OTHER_HERO = character("Second Hero")
            .of(LIGHT, WARRIOR)
            .stats(2, 2, 30, 20, 5)
            .hero()
            .build();
    private static final CharacterCard IMP =
            character("Imp").of(DARK, BEAST).stats(0, 0, 5, 5, 0).build();
    private static final CharacterCard STRONG =
            character("Strong").of(EARTH, GOLEM).stats(2, 2, 30, 20, 0).build();
    private static final CharacterCard GIANTESS =
            character("Giantess").of(EARTH, GOLEM).stats(3, 3, 60, 30, 10).build();
    private static final Options RULEBOOK = Options.standard();
    private static final Options UPDATED = RULEBOOK.withEdition(Edition.UPDATE_2015);

    private static Seq<String> broken(Options options, Deck deck) {
        Deck all = Deck.of("All", Decks.PLAIN.cards().appendAll(deck.cards()));
        return Decks.rules(all)
                .problems(GameConfig.of(options, Decks.PLAIN, deck))
                .map(problem -> problem.key() + " " + problem.place());
    }

    private static Deck without(Card... cards) {
        return Deck.of(
                "Changed", Decks.PLAIN.cards().reject(card -> Array.of(cards).contains(card)));
    }

    private static Seq<String> brokenByB(String... rules) {
        return Array.of(rules).map(rule -> rule + " deck of seat B");
    }

    @Test
    @DisplayName("Exactly 30 cards")
    @Rule({"TO-2.1", "TO-2.10"})
    void thirty() {
        assertThat(broken(RULEBOOK, Decks.PLAIN)).isEmpty();
        assertThat(broken(RULEBOOK, without(EDGE_OIL))).isEqualTo(brokenByB("TO-2.1/deck-size"));
        assertThat(broken(RULEBOOK, Decks.PLAIN.with(1, INU))).isEqualTo(brokenByB("TO-2.1/deck-size"));
        assertThat(broken(RULEBOOK, without(EDGE_OIL).with(1, INU))).isEmpty();
    }

    @Test
    @DisplayName("One Hero at most, also none")
    @Rule("TO-2.2")
    void heroes() {
        assertThat(broken(RULEBOOK, without(EDGE_OIL).with(1, HERO))).isEmpty();
        assertThat(broken(RULEBOOK, without(EDGE_OIL, EMBER_VERSE).with(2, HERO)))
                .isEqualTo(brokenByB("TO-2.2/heroes"));
        assertThat(broken(RULEBOOK, without(EDGE_OIL, EMBER_VERSE).with(1, HERO, OTHER_HERO)))
                .isEqualTo(brokenByB("TO-2.2/heroes"));
    }

    @Test
    @DisplayName("Four different Characters of SP 1; with the update SP 0 counts as well")
    @Rule({"TO-2.3", "TO-12.1"})
    void enoughForAParty() {
        assertThat(broken(RULEBOOK, without(MILL_HAND).with(3, STRONG))).isEqualTo(brokenByB("TO-2.3/few-characters"));
        Deck imps = without(MILL_HAND).with(3, IMP);
        assertThat(broken(RULEBOOK, imps)).isEqualTo(brokenByB("TO-2.3/few-characters"));
        assertThat(broken(UPDATED, imps)).isEmpty();
    }

    @Test
    @DisplayName("A Terrain besides Storms")
    @Rule({"TO-2.3", "TO-9.1"})
    void aTerrain() {
        assertThat(broken(RULEBOOK, without(SALT_FLATS, HOME_FIELD).with(2, ASH_STORM)))
                .isEqualTo(brokenByB("TO-2.3/no-terrain"));
        assertThat(broken(RULEBOOK, without(SALT_FLATS, ASH_STORM).with(2, HOME_FIELD)))
                .isEmpty();
    }

    @Test
    @DisplayName("Items or Commands of four names")
    @Rule("TO-2.3")
    void assignables() {
        assertThat(broken(
                        RULEBOOK,
                        without(STICKY_JAR, EDGE_OIL, EMBER_VERSE).with(3, INU).with(2, STRONG)))
                .isEqualTo(brokenByB("TO-2.3/few-assignables"));
        assertThat(broken(RULEBOOK, without(STICKY_JAR, EDGE_OIL).with(3, INU).with(1, STRONG)))
                .isEmpty();
    }

    @Test
    @DisplayName("With the update four Characters of SP 1 or less")
    @Rule({"TO-2.3", "TO-12.1"})
    void smallCharacters() {
        assertThat(broken(UPDATED, without(MILL_HAND).with(3, STRONG)))
                .isEqualTo(brokenByB("TO-2.3/few-small-characters"));
    }

    @Test
    @DisplayName("Three copies of one card at most")
    @Rule("TO-2.4")
    void copies() {
        assertThat(broken(RULEBOOK, without(EDGE_OIL).with(1, DART))).isEqualTo(brokenByB("TO-2.4/copies"));
        assertThat(broken(RULEBOOK, without(EDGE_OIL).with(1, ETHAN))).isEqualTo(brokenByB("TO-2.4/copies"));
    }

    @Test
    @DisplayName("With the update one Character of SP 3 or more")
    @Rule("TO-12.1")
    void villains() {
        Deck two = without(EDGE_OIL, EMBER_VERSE).with(1, OLD_GIANT, GIANTESS);
        assertThat(broken(RULEBOOK, two)).isEmpty();
        assertThat(broken(UPDATED, two)).isEqualTo(brokenByB("TO-12.1/villains"));
        assertThat(broken(UPDATED, without(EDGE_OIL).with(1, OLD_GIANT))).isEmpty();
    }

    @Test
    @DisplayName("As many decks as players")
    @Rule("TO-2.10")
    void asManyDecksAsPlayers() {
        TerreneOdyssey rules = Decks.rules(Decks.PLAIN);
        assertThat(rules.start(GameConfig.of(RULEBOOK, Decks.PLAIN), 1)
                        .getLeft()
                        .map(Problem::key))
                .containsExactly("TO-2.10/number-of-decks");
    }
}
