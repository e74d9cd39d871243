package io.github.terrene.draft.scenario;

import static io.github.terrene.odyssey.trait.Affiliation.DARK;
import static io.github.terrene.odyssey.trait.Affiliation.FIRE;
import static io.github.terrene.odyssey.trait.CharacterClass.GOLEM;
import static io.github.terrene.odyssey.trait.CharacterClass.WARRIOR;
import static io.github.terrene.testkit.draft.scenario.DraftTableBuilder.EXTRA;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ASU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.DART;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ETHAN;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.INU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.LANCER;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.NEEDLE;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.OLD_GIANT;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.PIKE;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.SAMMY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.DraftEvent.DecksHandedIn;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.testkit.draft.scenario.DraftBook;
import io.github.terrene.testkit.draft.scenario.DraftScene;
import io.github.terrene.testkit.odyssey.scenario.SampleCards;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import org.junit.jupiter.api.Test;

class DeckTest extends DraftBook {
    private static final CharacterCard PALADIN = Words.character("Paladin")
            .of(FIRE, WARRIOR)
            .hero()
            .stats(1, 1, 20, 20, 0)
            .build();
    private static final CharacterCard WARLORD = Words.character("Warlord")
            .of(DARK, WARRIOR)
            .hero()
            .stats(2, 2, 30, 20, 0)
            .build();
    private static final CharacterCard SPRITE =
            Words.character("Sprite").of(FIRE, GOLEM).stats(1, 0, 10, 5, 0).build();
    private static final CharacterCard TYRANT =
            Words.character("Tyrant").of(DARK, GOLEM).stats(3, 4, 60, 30, 0).build();
    private static final TerrainCard MEADOW = ground("Meadow");
    private static final TerrainCard MOOR = ground("Moor");
    private static final Array<Card> PARTY =
            Array.of(ASU, ETHAN, INU, SAMMY, DART, NEEDLE, PIKE, SampleCards.WARD_STONE);

    private static TerrainCard ground(String name) {
        return Words.terrain(name)
                .actions(3)
                .xp(Words.plus(5, Stat.ATK), Words.plus(5, Stat.ATK), Words.plus(5, Stat.ATK), Words.plus(5, Stat.ATK))
                .build();
    }

    private static Card[] cards(Array<Card> some, int extras, Card... more) {
        return some.appendAll(Array.of(more)).appendAll(extras(extras)).toJavaArray(Card[]::new);
    }

    private static Array<Card> extras(int number) {
        return Array.fill(number, (Card) EXTRA);
    }

    @Test
    @Rule({"TO-14.6", "TO-14.19"})
    void theLastDeckHandedInMovesAllOtherPicksToTheExcessPile() {
        DraftScene s = building(draft(3).picked(A, cards(PARTY, 12, MEADOW, LANCER))
                .picked(B, cards(PARTY, 12, MEADOW, MOOR))
                .picked(C, cards(PARTY, 13, LANCER))
                .excess(OLD_GIANT));
        s.awaitsDecks(A, B, C);
        s.builds(A, cards(PARTY, 11, MEADOW)).builds(C, cards(PARTY, 12));
        s.never(DecksHandedIn.class);
        assertThat(s.seenBy(B).table().deck(A)).isEmpty();
        s.awaitsDecks(B);
        s.builds(B, cards(PARTY, 10, MEADOW, MOOR));
        assertThat(s.excess())
                .as("whoever they were from")
                .containsExactlyElementsOf(
                        extras(10).append(LANCER).append(LANCER).append(OLD_GIANT));
        assertThat(s.seenBy(A).table().deck(B).get()).hasSize(20).containsOnly(Card.UNKNOWN);
        assertThat(s.seenBy(A).table().deck(A).get()).contains(MEADOW);
        s.isDone();
    }

    @Test
    @Rule({"TO-14.6", "TO-14.13"})
    void whatIsWrongWithADeckIsSaidAllAtOnce() {
        DraftScene s = building(draft(3).picked(A, cards(PARTY, 14, MEADOW, PALADIN, WARLORD, OLD_GIANT, TYRANT))
                .picked(B, cards(PARTY, 13, LANCER))
                .picked(C, cards(PARTY, 13, LANCER)));
        Array<Card> rest = extras(6);
        s.refusesDeck(A, PARTY.append(MEADOW).appendAll(extras(10)), "has 19 cards instead of 20 (TO-14.6/deck-size)");
        s.refusesDeck(A, PARTY.append(MEADOW).appendAll(extras(12)), "has 21 cards instead of 20 (TO-14.6/deck-size)");
        s.refusesDeck(
                A,
                PARTY.drop(1)
                        .appendAll(rest)
                        .append(LANCER)
                        .append(PALADIN)
                        .append(WARLORD)
                        .append(OLD_GIANT)
                        .append(TYRANT)
                        .append(EXTRA)
                        .append(EXTRA),
                "has 1 of Lancer, of which 0 were picked (TO-14.6/not-picked-so-often)",
                "has 2 Heroes (at most 1): Paladin, Warlord (TO-14.6/heroes)",
                "has 2 Characters of SP 3 or more (at most 1): Old Giant, Tyrant (TO-14.6/villains)",
                "has 0 different Terrains that are no Storm; from these picks it needs 1 (TO-14.6/few-terrains)");
        s.refusesDeck(
                A,
                Array.<Card>of(MEADOW, ASU, DART)
                        .appendAll(extras(14))
                        .append(ETHAN)
                        .append(INU)
                        .append(PALADIN),
                "has 1 different Items and Commands; from these picks it needs 4 (TO-14.6/few-assignables)");
        s.awaitsDecks(A, B, C);
    }

    @Test
    @Rule("TO-14.6")
    void cardsThatAreMissingAndDecksWithoutEndAreRefused() {
        DraftScene s = building(draft(3).picked(A, cards(PARTY, 12, LANCER)).picked(B, cards(PARTY, 12, LANCER)));
        s.refusesDeck(
                A,
                Array.of(ASU, null, INU, null),
                "card 2 is missing (TO-14.6/missing-part)",
                "card 4 is missing (TO-14.6/missing-part)");
        s.refusesDeck(
                A,
                () -> Iterator.continually((Card) EXTRA),
                "has more than 200 cards instead of 20 (TO-14.6/out-of-measure)");
        s.awaitsDecks(A, B);
    }

    @Test
    @Rule("TO-14.6")
    void onlyAPlayerWhoBuildsADeckCanHandOneIn() {
        DraftScene s = building(draft(3).picked(A, cards(PARTY, 12, LANCER)).picked(B, cards(PARTY, 12, LANCER)));
        Array<Card> deck = PARTY.appendAll(extras(12));
        s.builds(A, deck.toJavaArray(Card[]::new));
        s.refusesDeck(A, deck, "player A has already chosen: deck (TO-14.6/chosen)");
        s.refusesDeck(D, deck, "nobody sits at seat D (TO-14.6/no-seat)");
        assertThat(s.seenBy(A).building()).isNotEmpty();
        assertThat(s.seenBy(Seat.ONLOOKER).building()).isEmpty();
        s.awaitsDecks(B);
    }

    @Test
    @Rule("TO-14.6")
    void aDeckIsBuiltCardByCardInTheOrderOfTheCatalogue() {
        DraftScene s = building(draft(3).picked(A, cards(PARTY, 13, MEADOW, PALADIN, LANCER))
                .picked(B, cards(PARTY, 12, LANCER))
                .picked(C, cards(PARTY, 12, LANCER)));
        s.adds(A, DART);
        s.refusesCard(A, ASU, "TO-14.6/order")
                .refusesCard(A, DART, "TO-14.6/copies-used")
                .refusesCard(A, OLD_GIANT, "TO-14.6/not-picked");
        s.refusesCard(A, SampleCards.WARD_STONE, "TO-14.6/incompletable");
        s.refusesDeck(
                A,
                PARTY.append(MEADOW).appendAll(extras(11)),
                "does not begin with the cards that are already taken: Dart (TO-14.6/taken-otherwise)");
        s.awaitsDecks(A, B, C);
    }

    @Test
    @Rule("TO-14.6")
    void aDeckHasOneHeroAndOneCharacterOfGreatSp() {
        Array<Card> picks = PARTY.append(MEADOW)
                .appendAll(Array.of(OLD_GIANT, PALADIN, TYRANT, WARLORD))
                .appendAll(Array.of(PIKE, PIKE, SAMMY, SAMMY, SampleCards.WARD_STONE, SampleCards.WARD_STONE))
                .appendAll(extras(6));
        DraftScene s = building(draft(3).picked(A, picks.toJavaArray(Card[]::new))
                .picked(B, cards(PARTY, 17, LANCER))
                .picked(C, cards(PARTY, 17, LANCER)));
        PARTY.append(MEADOW)
                .append(OLD_GIANT)
                .append(PALADIN)
                .appendAll(extras(4))
                .sortBy(Card::id)
                .filter(card -> card.id().compareTo(PALADIN.id()) <= 0)
                .forEach(card -> {
                    if (s.choices(A).contains(card.id())) {
                        s.adds(A, card);
                    }
                });
        s.refusesCard(A, TYRANT, "TO-14.6/one-villain").refusesCard(A, WARLORD, "TO-14.6/one-hero");
        s.awaitsDecks(A, B, C);
    }

    @Test
    @Rule({"TO-14.6", "TO-14.17", "TO-14.19"})
    void aDraftWithoutAChoiceOfDecksAsksNobody() {
        DraftScene s = building(draft(3).picked(A, cards(PARTY, 14, MEADOW, MOOR))
                .picked(B, cards(Array.fill(24, (Card) OLD_GIANT), 0))
                .picked(C, cards(Array.fill(23, (Card) PALADIN), 1)));
        s.awaitsDecks(A);
        s.builds(A, cards(PARTY, 11, MEADOW));
        assertThat(s.deck(B)).containsExactly(OLD_GIANT);
        assertThat(s.deck(C)).containsExactly(EXTRA, PALADIN);
        s.isDone();
    }

    @Test
    @Rule({"TO-14.6", "TO-14.13"})
    void whichCharactersAPartyNeedsDependsOnTheEditionAndTheLimitsDoNot() {
        Card[] picks = cards(Array.of(SPRITE, ASU, ETHAN, INU), 18, OLD_GIANT, TYRANT);
        Array<Card> withoutSprite = Array.<Card>of(ASU, ETHAN, INU).appendAll(extras(16));
        DraftScene rulebook = building(draft(3).picked(A, picks).left(C).picked(B, cards(PARTY, 12, LANCER)));
        rulebook.refusesDeck(
                A,
                withoutSprite
                        .dropRight(4)
                        .append(EXTRA)
                        .append(EXTRA)
                        .append(EXTRA)
                        .append(OLD_GIANT)
                        .append(TYRANT),
                "has 2 Characters of SP 3 or more (at most 1): Old Giant, Tyrant (TO-14.6/villains)");
        rulebook.builds(A, withoutSprite.append(OLD_GIANT).toJavaArray(Card[]::new));
        rulebook.awaitsDecks(B);
        DraftScene update = building(
                draft(3).edition(Edition.UPDATE_2015).picked(A, picks).left(C).picked(B, cards(PARTY, 12, LANCER)));
        update.refusesDeck(
                A,
                withoutSprite.append(OLD_GIANT),
                "has 3 different Characters for a starting party; from these picks it needs 4 (TO-14.6/few-characters)");
        update.awaitsDecks(A, B);
    }

    @Test
    @Rule("TO-14.16")
    void whoLeavesBeforeTheLastDeckIsHandedInHasNone() {
        DraftScene s = building(draft(3).picked(A, cards(PARTY, 12, LANCER))
                .picked(B, cards(PARTY, 11, MEADOW, MOOR))
                .picked(C, cards(PARTY, 11, MEADOW, MOOR)));
        s.builds(A, cards(PARTY, 12)).leaves(A);
        s.builds(B, cards(PARTY, 11, MEADOW)).builds(C, cards(PARTY, 11, MOOR));
        assertThat(s.deck(A)).isEmpty();
        assertThat(s.excess()).containsAll(PARTY).hasSize(23);
        s.isDone();
    }
}
