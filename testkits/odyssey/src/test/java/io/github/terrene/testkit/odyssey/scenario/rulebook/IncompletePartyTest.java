package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.card.Catalogue.OPEN_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.rulebook.Decks.PARTY;
import static io.github.terrene.testkit.odyssey.scenario.rulebook.Drafts.begunBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.PlaceAssignable;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.action.PlaceTerrain;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.SetupEvent.PartiesPlaced;
import io.github.terrene.odyssey.event.SetupEvent.TerrainsRevealed;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.testkit.odyssey.format.Drafted;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Incomplete starting parties")
class IncompletePartyTest extends ScenarioBook {
    private static final Deck NOBODY =
            Deck.of("Nobody", IRON_RAM, DART, ASH_STORM).with(2, HUSH);
    private static final Deck TWO_CARDS = Deck.of("Two cards", HOME_FIELD, SALT_FLATS, IRON_RAM, OLD_GIANT)
            .with(1, ETHAN, ASU, SAMMY, MILL_HAND, DART)
            .with(2, HUSH);
    private static final Deck TWO_CHARACTERS = Deck.of("Two Characters", HOME_FIELD, SALT_FLATS, ASH_STORM, IRON_RAM)
            .with(2, ETHAN, ASU)
            .with(1, DART, HUSH, WARD_STONE);
    private static final StartingParty EMPTY = StartingParty.on(HOME_FIELD);

    private Scenario begin(Deck one, Deck other) {
        return tell(Drafts.begin(begunBy(A), one, other));
    }

    private static Seq<String> whyNot(Scenario s, Action action) {
        return s.rules().whyNot(s.game(), action).map(Rejection::sentence);
    }

    private static Seq<Action> legal(Scenario s) {
        return s.rules().legal(s.game(), A.seat());
    }

    @Test
    @DisplayName("As many Characters as the deck has are placed, no more and no fewer")
    @Rule({"TO-14.7", "TO-3.1"})
    void asManyCharactersAsThereAre() {
        Scenario s = begin(TWO_CHARACTERS, Drafts.FULL);
        s.refuses(A.places(EMPTY.with(ETHAN, DART)), "TO-14.7/few-characters");
        s.refuses(A.places(EMPTY.with(ASU, DART)), "TO-14.7/small-party-incomplete");
        s.refuses(A.places(EMPTY.with(ASU, DART).with(ETHAN)), "TO-14.7/small-party-incomplete");
        s.refuses(A.places(EMPTY.with(ASU, DART).with(ETHAN, HUSH).with(IRON_RAM, WARD_STONE)), "TO-14.7/party-full");
        assertThat(whyNot(s, new PlaceCharacter(A.seat(), ETHAN.id())))
                .containsExactly("too few Characters would be left after it to complete the party (TO-14.7)");
        assertThat(whyNot(s, new PlaceTerrain(A.seat(), HOME_FIELD.id())))
                .containsExactly("the party has 0 of 2 Characters, which hold 0 of 2 cards (TO-14.7)");
        s.when(A.places(EMPTY.with(ASU, DART).with(ETHAN, HUSH)), B.places(PARTY));
        s.then(A.characters(2), A.has(hidden(ASU).holding(DART), hidden(ETHAN).holding(HUSH)), A.terrains(HOME_FIELD));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Too few are refused by 14.7, not by 3.9, even if the deck has a complete party")
    @Rule({"TO-14.7", "TO-3.9"})
    void tooFewOfACompleteParty() {
        Scenario s = begin(Drafts.FULL, Drafts.FULL);
        assertThat(whyNot(s, new PlaceTerrain(A.seat(), HOME_FIELD.id())))
                .containsExactly("the party has 0 of 4 Characters, which hold 0 of 4 cards (TO-14.7)");
        assertThat(whyNot(s, new PlaceCharacter(A.seat(), SAMMY.id())))
                .containsExactly("too few Characters would be left after it to complete the party (TO-14.7)");
        s.when(A.beginsToPlace(EMPTY.with(ASU), 1));
        assertThat(whyNot(s, new PlaceCharacter(A.seat(), ETHAN.id())))
                .containsExactly(
                        "the Character before it must hold a card, or not all 4 that the party can hold are held (TO-14.7)");
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("Of four Characters two hold the only two cards, and the player chooses which hold none")
    @Rule("TO-14.7")
    void someHoldNone() {
        Scenario s = begin(TWO_CARDS, Drafts.FULL);
        s.refuses(
                A.places(EMPTY.with(ASU).with(ETHAN, DART).with(SAMMY).with(MILL_HAND)),
                "TO-14.7/small-party-incomplete");
        s.refuses(A.places(EMPTY.with(ASU, DART).with(ETHAN, DART).with(SAMMY).with(MILL_HAND)), "TO-3.2/name-twice");
        s.allows(
                A.places(EMPTY.with(ASU, DART).with(ETHAN, HUSH).with(SAMMY).with(MILL_HAND)),
                A.places(EMPTY.with(ASU).with(ETHAN).with(SAMMY, DART).with(MILL_HAND, HUSH)),
                A.places(EMPTY.with(ASU, HUSH).with(ETHAN).with(SAMMY).with(MILL_HAND, DART)));
        s.when(A.places(EMPTY.with(ASU).with(ETHAN, DART).with(SAMMY, HUSH).with(MILL_HAND)), B.places(PARTY));
        s.then(A.has(
                hidden(ASU),
                hidden(ETHAN).holding(DART),
                hidden(MILL_HAND),
                hidden(SAMMY).holding(HUSH)));
        assertThat(s.game()
                        .side(A.seat())
                        .members()
                        .count(member -> member.held().isDefined()))
                .isEqualTo(2);
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character stays empty as long as enough come after it; the last one must hold what is left")
    @Rule("TO-14.7")
    void asLongAsEnoughComeAfterIt() {
        Scenario s = begin(TWO_CARDS, Drafts.FULL);
        s.when(A.beginsToPlace(EMPTY.with(ASU).with(ETHAN), 2));
        assertThat(legal(s))
                .contains(new PlaceAssignable(A.seat(), DART.id()), new PlaceAssignable(A.seat(), HUSH.id()))
                .contains(new PlaceCharacter(A.seat(), MILL_HAND.id()))
                .hasSize(3);
        s.when(A.beginsToPlace(EMPTY.with(MILL_HAND), 1));
        assertThat(legal(s).filter(PlaceAssignable.class::isInstance)).isEqualTo(legal(s));
        assertThat(whyNot(s, new PlaceCharacter(A.seat(), SAMMY.id())))
                .containsExactly(
                        "the Character before it must hold a card, or not all 2 that the party can hold are held (TO-14.7)");
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("Without cards to hold only Characters and a Terrain are chosen")
    @Rule("TO-14.7")
    void noCardsToHold() {
        Deck bare = Deck.of("Bare", HOME_FIELD, SALT_FLATS, ETHAN, ASU, SAMMY, MILL_HAND, INU);
        Scenario s = begin(bare, Drafts.FULL);
        s.refuses(A.places(EMPTY.with(ASU, DART)), "TO-3.1/not-in-deck");
        s.refuses(A.places(EMPTY.with(ASU).with(ETHAN).with(INU)), "TO-14.7/small-party-incomplete");
        s.when(A.places(EMPTY.with(ASU).with(ETHAN).with(INU).with(SAMMY)), B.places(PARTY));
        s.then(A.characters(4), A.cardsInDeck(1), A.cardsInHand(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("With the update Characters of SP 0 count, with the rulebook they do not")
    @Rule({"TO-14.7", "TO-12.1"})
    void spZero() {
        CharacterCard imp = Words.character("Imp")
                .of(Affiliation.DARK, CharacterClass.BEAST)
                .stats(0, 0, 5, 5, 0)
                .build();
        Deck imps = Deck.of("Imps", imp, HOME_FIELD, SALT_FLATS);
        Scenario s = begin(imps, Drafts.FULL);
        s.refuses(A.places(EMPTY.with(imp)), "TO-14.7/party-full");
        s.when(A.places(EMPTY)).awaits(B, "party");
        Scenario updated = tell(Drafts.begin(begunBy(A).withEdition(Edition.UPDATE_2015), imps, Drafts.FULL));
        updated.refuses(A.places(EMPTY), "TO-14.7/small-party-incomplete");
        updated.when(A.places(EMPTY.with(imp))).awaits(B, "party");
    }

    @Test
    @DisplayName("A deck without a Terrain, or with Storms only, is played on Open Field, and nobody is asked")
    @Rule({"TO-14.8", "TO-14.19", "TO-9.1"})
    void openField() {
        Deck stormy =
                Deck.of("Stormy", ETHAN, ASU, SAMMY, MILL_HAND, INU, DART, HUSH).with(2, ASH_STORM);
        StartingParty party = EMPTY.with(ASU, DART).with(ETHAN, HUSH).with(INU).with(MILL_HAND);
        Scenario s = begin(stormy, Drafts.FULL);
        s.refuses(A.places(new StartingParty(party.slots(), HOME_FIELD)), "TO-3.1/not-awaited");
        s.refuses(A.places(new StartingParty(party.slots(), ASH_STORM)), "TO-3.1/not-awaited");
        s.when(A.places(new StartingParty(party.slots(), OPEN_FIELD))).awaits(B, "party");
        s.when(B.places(PARTY));
        s.then(A.terrains(OPEN_FIELD), A.cardsInDeck(2), A.cardsInHand(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("With another Terrain in the deck Open Field cannot be chosen")
    @Rule("TO-14.8")
    void notInsteadOfAnother() {
        Scenario s = begin(TWO_CHARACTERS, Drafts.FULL);
        StartingParty party = EMPTY.with(ASU, DART).with(ETHAN, HUSH);
        s.refuses(A.places(new StartingParty(party.slots(), OPEN_FIELD)), "TO-3.1/not-in-deck");
        s.refuses(A.places(new StartingParty(party.slots(), ASH_STORM)), "TO-9.1/storm");
        s.awaits(A.and(B), "party");
    }

    @Test
    @DisplayName("Open Field lies face-down until the Terrains are revealed")
    @Rule({"TO-14.8", "TO-3.6"})
    void unseenUntilRevealed() {
        Deck stormy = Deck.of("Stormy", ETHAN, ASU, DART, ASH_STORM);
        Scenario s = tell(Drafts.begin(Options.standard(), stormy, Drafts.FULL));
        s.when(A.beginsToPlace(EMPTY.with(ASU, DART).with(ETHAN), 3), B.places(PARTY));
        s.seenBy(B).isSilentAbout(OPEN_FIELD);
        s.when(s.game().deciders().contains(A.seat()) ? A.names(B) : B.names(B));
        s.seenBy(B).then(A.terrains(OPEN_FIELD));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("The only Terrain of a deck is not asked for, and others see no more of it than of a choice")
    @Rule({"TO-14.19", "TO-3.7", "TO-11.6"})
    void theOnlyTerrain() {
        Deck one = Deck.of("One", ETHAN, ASU, DART, HOME_FIELD).with(2, ASH_STORM);
        Deck two = Deck.of("Two", ETHAN, ASU, DART, HOME_FIELD, SALT_FLATS, ASH_STORM);
        StartingParty party = EMPTY.with(ASU, DART).with(ETHAN);
        Scenario s = begin(one, Drafts.FULL);
        Scenario asked = begin(two, Drafts.FULL);
        s.refuses(A.places(new StartingParty(party.slots(), OPEN_FIELD)), "TO-3.1/not-awaited");
        s.refuses(A.places(EMPTY.with(ETHAN)), "TO-14.7/few-characters");
        s.when(A.places(party)).awaits(B, "party");
        asked.when(A.beginsToPlace(party, 3)).awaits(A.and(B), "party");
        s.seenBy(B).looksLike(asked);
        s.when(B.places(PARTY)).then(A.terrains(HOME_FIELD), A.has(hidden(ASU).holding(DART), hidden(ETHAN)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("So it is with a constructed deck")
    @Rule({"TO-14.19", "TO-3.1", "TO-3.9"})
    void theOnlyTerrainOfAConstructedDeck() {
        Deck one =
                Deck.of("One", Decks.PLAIN.cards().reject(SALT_FLATS::equals)).with(1, EDGE_OIL);
        GameConfig config = GameConfig.of(begunBy(A), one, Decks.PLAIN);
        Scenario s = tell(Scenario.begin(Decks.rules(Decks.PLAIN), config, 1));
        s.when(A.places(Decks.PARTY)).awaits(B, "party");
        s.when(B.places(Decks.PARTY)).awaits(A, "action");
    }

    @Test
    @DisplayName("Who has only one party is never asked, and others do not see it")
    @Rule({"TO-14.19", "TO-3.7"})
    void forced() {
        Array<Deck> forced = Array.of(
                NOBODY,
                Deck.of("Nothing"),
                Deck.of("A Terrain", HOME_FIELD, DART).with(2, IRON_RAM),
                Deck.of("One who holds one", ETHAN, DART, HOME_FIELD),
                Deck.of("Two who hold none", ETHAN, ASU, HOME_FIELD, ASH_STORM));
        for (Deck deck : forced) {
            Scenario s = begin(Drafts.FULL, deck);
            s.awaits(A, "party");
            assertThat(s.rules().awaited(s.rules().view(s.game(), A.seat()))).containsExactly(A.seat(), B.seat());
            assertThat(s.rules().awaited(s.rules().view(s.game(), B.seat()))).containsExactly(A.seat());
            assertThat(s.rules().legal(s.game(), B.seat())).isEmpty();
            s.when(A.places(PARTY)).awaits(A, "action");
        }
        for (Deck deck : Array.of(
                Deck.of("Two Terrains", HOME_FIELD, SALT_FLATS),
                Deck.of("One of two holds one", ETHAN, ASU, DART, HOME_FIELD),
                Deck.of("One holds one of two", ETHAN, DART, HUSH, HOME_FIELD),
                Deck.of("Four of five", ETHAN, ASU, SAMMY, MILL_HAND, INU))) {
            begin(Drafts.FULL, deck).awaits(A.and(B), "party");
        }
    }

    @Test
    @DisplayName(
            "A party that nobody is asked for can be told like any other; another cannot, and who is awaited is said")
    @Rule({"TO-14.19", "TO-3.1"})
    void toldLikeAnyOther() {
        Scenario s = begin(Drafts.FULL, Deck.of("One who holds one", ETHAN, DART, HOME_FIELD));
        s.when(B.places(EMPTY.with(ETHAN, DART))).awaits(A, "party");
        s.refuses(B.places(EMPTY.with(ETHAN)), "TO-3.1/not-awaited");
        assertThatThrownBy(() -> s.fork().when(B.places(EMPTY.with(ETHAN))))
                .hasMessageContainingAll(
                        "B has nothing to decide now: A must decide about party (TO-3.1/not-awaited)",
                        "awaited: A about party");
        s.awaits(A, "party");
    }

    @Test
    @DisplayName("If nobody has anything to choose, the game goes on at the start")
    @Rule({"TO-14.19", "TO-14.7", "TO-14.8"})
    void allForced() {
        Deck one = Deck.of("One", ETHAN, DART, HOME_FIELD).with(2, IRON_RAM);
        TerreneOdyssey rules = Drafts.rules(Drafted.FORMAT, one, NOBODY);
        Step<Game, Event> start =
                rules.start(GameConfig.of(begunBy(A), one, NOBODY), 3).get();
        assertThat(start.events().take(1)).allMatch(PartiesPlaced.class::isInstance);
        assertThat(start.events()).anyMatch(TerrainsRevealed.class::isInstance).anyMatch(TurnBegan.class::isInstance);
        assertThat(start.undoable()).isFalse();
        assertThat(rules.start(GameConfig.of(begunBy(A), one, NOBODY), 3).get()).isEqualTo(start);
        Scenario s = tell(Scenario.from(rules, start.state()));
        s.then(A.has(hidden(ETHAN).holding(DART)), A.terrains(HOME_FIELD), A.cardsInDeck(1), A.cardsInHand(1));
        s.then(B.characters(0), B.terrains(OPEN_FIELD), B.cardsInDeck(5));
        s.awaits(A, "action");
        Scenario rolled = tell(Drafts.begin(Options.standard(), one, NOBODY));
        assertThat(rolled.game().prompt()).isNotNull();
        rolled.when(rolled.game().deciders().contains(A.seat()) ? A.names(A) : B.names(A));
        rolled.awaits(A, "action");
    }
}
