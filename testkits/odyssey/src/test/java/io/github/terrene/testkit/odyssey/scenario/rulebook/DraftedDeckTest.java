package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.testkit.odyssey.format.Drafted;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Drafted decks")
class DraftedDeckTest {
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
    private static final CharacterCard GIANTESS =
            character("Giantess").of(EARTH, GOLEM).stats(3, 3, 60, 30, 10).build();

    private static Seq<String> problems(Edition edition, Deck deck) {
        return DeckRules.DRAFTED.problems(deck, edition, "deck").map(Problem::toString);
    }

    @Test
    @DisplayName("At most 20 cards, also none, of any number of copies, without a Terrain and a complete party")
    @Rule({"TO-14.6", "TO-14.17"})
    void anything() {
        assertThat(problems(Edition.RULEBOOK, Deck.of("None"))).isEmpty();
        assertThat(problems(Edition.RULEBOOK, Deck.of("Rams").with(20, IRON_RAM)))
                .isEmpty();
        assertThat(problems(Edition.RULEBOOK, Deck.of("Rams").with(21, IRON_RAM)))
                .containsExactly("deck: has 21 cards (at most 20) (TO-14.6)");
        assertThat(problems(Edition.RULEBOOK, Deck.of("Rams").with(201, IRON_RAM)))
                .containsExactly("deck: has 201 cards (at most 20) (TO-14.6)");
    }

    @Test
    @DisplayName("One Hero, and one Character of SP 3 or more whatever the edition says")
    @Rule({"TO-14.6", "TO-14.13"})
    void limits() {
        for (Edition edition : Array.of(Edition.RULEBOOK, Edition.UPDATE_2015)) {
            assertThat(problems(edition, Deck.of("One", HERO, OLD_GIANT))).isEmpty();
            assertThat(problems(edition, Deck.of("Heroes", HERO, OTHER_HERO)))
                    .containsExactly("deck: has 2 Heroes (at most 1): First Hero, Second Hero (TO-14.6)");
            assertThat(problems(edition, Deck.of("Giants", GIANTESS, OLD_GIANT)))
                    .containsExactly(
                            "deck: has 2 Characters of SP 3 or more (at most 1): Giantess, Old Giant (TO-14.6)");
        }
    }

    @Test
    @DisplayName("Open Field and tokens are in no deck")
    @Rule({"TO-1.14", "TO-14.8"})
    void noOpenField() {
        assertThat(problems(Edition.RULEBOOK, Deck.of("Open", Catalogue.OPEN_FIELD)))
                .containsExactly("deck: Open Field cannot be in a deck (TO-1.14)");
    }

    @Test
    @DisplayName("Rules for decks that no format can use are refused")
    @Rule({"TO-2.1", "TO-2.3", "TO-14.6"})
    void unplayable() {
        assertThat(DeckRules.DRAFTED.problems(Format.DUEL)).isEmpty();
        assertThat(DeckRules.CONSTRUCTED.problems(Format.DUEL)).isEmpty();
        assertThat(new DeckRules(9, 20, 1, 1, 3, 4).problems(Format.DUEL)).isEmpty();
        assertThat(new DeckRules(5, 8, 1, 1, 3, 4).problems(Format.DUEL).map(Problem::key))
                .containsExactly("TO-2.1/deck-for-party");
        assertThat(new DeckRules(5, 4, 1, 1, 3, 0).problems(Format.DUEL).map(Problem::toString))
                .containsExactly("deck rules: no deck has at least 5 and at most 4 cards (TO-14.6)");
        assertThat(new DeckRules(20, 1, 3, 3).problems(Format.DUEL).map(Problem::key))
                .containsExactly("TO-2.3/format-party");
        assertThat(new DeckRules(9, 20, 1, 1, 3, 4)
                        .problems(Deck.of("Few", ETHAN), Edition.RULEBOOK, "deck")
                        .map(Problem::toString))
                .contains("deck: has 1 cards (at least 9) (TO-2.1)");
    }

    private static final Deck NO_TERRAIN = Deck.of("No Terrain")
            .with(4, ETHAN, ASU, IRON_RAM)
            .with(3, DART, HUSH)
            .with(2, ASH_STORM);

    /** What B may have, as A imagines it from a game that has just begun. */
    private static Game imagined(Deck real, Deck believed, int seed) {
        TerreneOdyssey rules = Drafts.rules(Drafted.FORMAT, Drafts.FULL, real, believed);
        Game game = rules.start(GameConfig.of(Options.standard(), Drafts.FULL, real), seed)
                .get()
                .state();
        CardPool pool = Deck.pool(Array.of(Drafts.FULL, believed));
        Game imagined = rules.imagine(rules.view(game, Seat.of(0)), pool, Rng.of(seed));
        assertThat(rules.view(imagined, Seat.of(0))).isEqualTo(rules.view(game, Seat.of(0)));
        for (Decision decision : rules.pending(imagined)) {
            assertThat(rules.legal(imagined, decision.seat())).isNotEmpty();
        }
        return imagined;
    }

    @Test
    @DisplayName("Whoever knows a deck imagines exactly its cards, even without a Terrain or anybody to begin with")
    @Rule({"TO-14.6", "TO-11.1"})
    void imagined() {
        for (Deck deck : Array.of(
                NO_TERRAIN,
                Deck.of("Rams").with(20, IRON_RAM),
                Deck.of("Storms").with(20, ASH_STORM),
                Deck.of("One", HOME_FIELD),
                Deck.of("None"))) {
            for (int seed = 0; seed < 5; seed++) {
                assertThat(imagined(deck, deck, seed).side(Seat.of(1)).deck().cards())
                        .isEqualTo(deck.cards());
            }
        }
    }

    @Test
    @DisplayName(
            "Of a pool with more cards than the deck a party is imagined first; where a pool has too few there are any")
    @Rule({"TO-14.6", "TO-11.1"})
    void imaginedOfAnotherPool() {
        Deck picks = Deck.of("Picks").with(30, IRON_RAM).with(1, ETHAN, DART, HOME_FIELD);
        for (int seed = 0; seed < 5; seed++) {
            assertThat(imagined(NO_TERRAIN, picks, seed).side(Seat.of(1)).deck().cards())
                    .hasSize(20)
                    .contains(ETHAN, DART, HOME_FIELD)
                    .isSubsetOf(picks.cards());
            Array<Card> any = imagined(NO_TERRAIN, Deck.of("Nothing"), seed)
                    .side(Seat.of(1))
                    .deck()
                    .cards();
            assertThat(any).hasSize(20);
            assertThat(DeckRules.holdParty(any, 4, Edition.RULEBOOK)).isTrue();
        }
    }

    @Test
    @DisplayName("A face-down Terrain of a deck that has none is imagined as Open Field")
    @Rule({"TO-14.8", "TO-11.2"})
    void imaginedOpenField() {
        Deck rams = Deck.of("Rams").with(18, IRON_RAM).with(2, ASH_STORM);
        TerreneOdyssey rules = Drafts.rules(Drafted.FORMAT, rams, Deck.of("One", ETHAN, HOME_FIELD));
        for (Deck other : Array.of(rams, Deck.of("One", ETHAN, HOME_FIELD).with(9, IRON_RAM))) {
            Game game = rules.start(GameConfig.of(Options.standard(), rams, other), 3)
                    .get()
                    .state();
            assertThat(game.table().turn()).isZero();
            for (int seat = 0; seat < 2; seat++) {
                Game imagined =
                        rules.imagine(rules.view(game, Seat.of(seat)), Deck.pool(Array.of(rams, other)), Rng.of(seat));
                assertThat(terrains(imagined)).isEqualTo(terrains(game));
                assertThat(rules.view(imagined, Seat.of(seat))).isEqualTo(rules.view(game, Seat.of(seat)));
            }
        }
    }

    @Test
    @DisplayName("The number of cards shows that a face-down Terrain is Open Field, whatever deck is believed")
    @Rule({"TO-14.8", "TO-11.2"})
    void openFieldByNumber() {
        Deck rams = Deck.of("Rams").with(18, IRON_RAM).with(2, ASH_STORM);
        Deck one = Deck.of("One", ETHAN, HOME_FIELD).with(9, IRON_RAM);
        Deck believed = Deck.of("Believed", HOME_FIELD).with(19, IRON_RAM);
        TerreneOdyssey rules = Drafts.rules(Drafted.FORMAT, rams, one);
        Game game = rules.start(GameConfig.of(Options.standard(), rams, one), 3)
                .get()
                .state();
        Game imagined = rules.imagine(rules.view(game, Seat.of(1)), Deck.pool(Array.of(believed, one)), Rng.of(1));
        assertThat(terrains(imagined).head()).isEqualTo("Open Field");
        assertThat(imagined.side(Seat.of(0)).deck().cards()).contains(HOME_FIELD);
    }

    private static Seq<String> terrains(Game game) {
        return game.table()
                .sides()
                .flatMap(side -> side.terrains())
                .map((TerrainInPlay ground) -> ground.card().name());
    }
}
