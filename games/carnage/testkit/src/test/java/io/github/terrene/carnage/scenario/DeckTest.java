package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.EarthCards;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 2: decks, and options of section 15 that cannot be. */
class DeckTest {
    private static final Carnage RULES = Carnage.of(StarterSet.catalogue());
    private static final Array<Card> GOOD = ReadyLists.COAL_ROAD.cards();

    private static Array<String> problems(Iterable<Card> cards) {
        return problems(GameConfig.of(Options.standard(), DeckList.of("Test", cards), ReadyLists.LONG_WALL));
    }

    private static Array<String> problems(GameConfig config) {
        return RULES.start(config, 1)
                .fold(
                        problems -> problems.map(each -> each.key() + " " + each.sentence())
                                .toArray(),
                        step -> Array.<String>empty());
    }

    private static Array<Card> without(Array<Card> cards, CardKind kind, int number) {
        return cards.filter(card -> card.is(kind)).take(number).foldLeft(cards, Array::remove);
    }

    @Test
    @Rule({"CG-2.1", "CG-2.7", "CG-16.3"})
    void everyReadyListIsLegal() {
        for (DeckList list :
                Array.of(ReadyLists.COAL_ROAD, ReadyLists.LONG_WALL, ReadyLists.GREY_HARBOUR, ReadyLists.HIGH_PASS)) {
            assertThat(problems(list.cards())).isEmpty();
            assertThat(list.companion()).hasSize(15);
            assertThat(list.adventure()).hasSize(15);
        }
    }

    @Test
    @Rule({"CG-2.2", "CG-2.8"})
    void aCompanionDeckHasFifteenCardsThreeLegendsAndARelic() {
        assertThat(problems(without(GOOD, CardKind.LEGEND, 1)))
                .containsExactly("CG-2.2/deck-size must have 15 cards, not 14");
        assertThat(problems(without(without(GOOD, CardKind.RELIC, 9), CardKind.LEGEND, 0)))
                .contains("CG-2.2/lacks-type must have at least one Relic");
        Array<Card> twoNames =
                without(GOOD, CardKind.LEGEND, 15).append(FireCards.WICK_BEARER).append(FireCards.KILN_SINGER);
        assertThat(problems(twoNames))
                .contains("CG-2.2/few-legends must have at least 3 Legends with different names, not 2");
    }

    @Test
    @Rule("CG-2.3")
    void anAdventureDeckHasFifteenCardsALocationAndAMonster() {
        assertThat(problems(without(GOOD, CardKind.MONSTER, 6)))
                .contains(
                        "CG-2.3/deck-size must have 15 cards, not 9",
                        "CG-2.3/lacks-type must have at least one Monster");
        assertThat(problems(without(GOOD, CardKind.LOCATION, 9)))
                .contains("CG-2.3/lacks-type must have at least one Location");
    }

    @Test
    @Rule({"CG-2.5", "CG-2.8"})
    void threeIdenticalCardsAndAPremiumPrintBesides() {
        Card digger = EarthCards.DITCH_DIGGER;
        Array<Card> bare = without(GOOD, CardKind.LEGEND, 4).removeAll(digger).removeAll(digger.inPremium());
        Array<Card> three = bare.append(digger).append(digger).append(digger);
        assertThat(problems(three).filter(each -> each.startsWith("CG-2.5"))).isEmpty();
        assertThat(problems(three.append(digger.inPremium())).filter(each -> each.startsWith("CG-2.5")))
                .isEmpty();
        assertThat(problems(three.append(digger)))
                .contains("CG-2.5/copies Ditch Digger is in the deck 4 times, but may be there only 3 times");
        assertThat(problems(bare.append(digger.inPremium()).append(digger.inPremium())))
                .contains(
                        "CG-2.5/copies Ditch Digger is in the deck 2 times as a premium card, but may be there only once");
    }

    @Test
    @Rule("CG-2.6")
    void threePremiumCardsOfEachType() {
        Array<Card> ordinary = GOOD.map(card -> card.premium()
                ? StarterSet.cards()
                        .find(each -> each.name().equals(card.name()))
                        .get()
                : card);
        Array<Card> names =
                ordinary.filter(card -> card.is(CardKind.LEGEND)).distinct().take(4);
        Array<Card> four =
                names.foldLeft(ordinary, (cards, card) -> cards.remove(card).append(card.inPremium()));
        assertThat(problems(four)).containsExactly("CG-2.6/premium may have at most 3 premium Legends, not 4");
        assertThat(problems(names.take(3)
                        .foldLeft(ordinary, (cards, card) -> cards.remove(card).append(card.inPremium()))))
                .isEmpty();
    }

    @Test
    @Rule({"CG-2.7", "CG-2.8"})
    void aRefusalNamesEveryFaultOfBothDecks() {
        Array<Card> bad =
                without(without(GOOD, CardKind.RELIC, 15), CardKind.MONSTER, 15).append(CINDER_WARDEN);
        assertThat(problems(bad).map(each -> each.substring(0, 6)).distinct())
                .containsExactlyInAnyOrder("CG-2.2", "CG-2.3", "CG-2.7");
        assertThat(problems(bad)).contains("CG-2.7/foreign-card Cinder Warden is not among the cards of this game");
        assertThat(problems(new GameConfig(Options.standard(), Array.of(ReadyLists.COAL_ROAD))))
                .containsExactly("CG-2.7/number-of-lists two players need two lists, not 1");
    }

    @Test
    @Rule({"CG-10.11", "CG-13.5", "CG-13.6"})
    void optionsThatCannotBe() {
        Options wrong =
                Options.standard().withSavedMonsterVp(2).withStalemateTurns(1).withTurnLimit(1);
        assertThat(problems(GameConfig.of(wrong, ReadyLists.COAL_ROAD, ReadyLists.LONG_WALL)))
                .containsExactly(
                        "CG-10.11/out-of-range savedMonsterVp must be from 0 to 1, not 2",
                        "CG-13.5/below-least stalemateTurns must be 2 or more, not 1",
                        "CG-13.6/below-least turnLimit must be 2 or more, not 1");
        Options least = Options.standard().withStalemateTurns(2).withTurnLimit(2);
        assertThat(problems(GameConfig.of(least, ReadyLists.COAL_ROAD, ReadyLists.LONG_WALL)))
                .isEmpty();
    }
}
