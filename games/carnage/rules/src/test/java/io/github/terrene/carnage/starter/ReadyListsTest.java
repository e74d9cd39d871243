package io.github.terrene.carnage.starter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The four ready lists. */
class ReadyListsTest {
    private static final Array<DeckList> FIRE_AND_EARTH = Array.of(ReadyLists.COAL_ROAD, ReadyLists.LONG_WALL);
    private static final Array<DeckList> WATER_AND_AIR = Array.of(ReadyLists.GREY_HARBOUR, ReadyLists.HIGH_PASS);

    private static Array<Card> of(DeckList list, CardKind kind) {
        return list.cards().filter(card -> card.is(kind));
    }

    private static Array<String> names(DeckList list, CardKind kind) {
        return of(list, kind).map(Card::name).sorted();
    }

    /** How often the names appear that appear more than once, ascending. */
    private static Array<Integer> copies(DeckList list, CardKind kind) {
        Array<String> names = names(list, kind);
        return names.distinct()
                .map(name -> names.count(name::equals))
                .filter(copies -> copies > 1)
                .sorted();
    }

    private static void assertElements(Array<DeckList> lists, Element one, Element other) {
        for (DeckList list : lists) {
            assertThat(list.cards().reject(card -> card.is(CardKind.LOCATION)).map(Card::element))
                    .as(list.name())
                    .containsOnly(one, other);
        }
    }

    @Test
    @Rule({"CG-2.1", "CG-2.2", "CG-2.3", "CG-2.5", "CG-2.6", "CG-16.3"})
    void theyAreLegal() {
        assertThat(ReadyLists.all()).hasSize(4);
        for (DeckList list : ReadyLists.all()) {
            assertThat(ListRules.problems(list, StarterSet.catalogue(), "seat A"))
                    .as(list.name())
                    .isEmpty();
        }
        assertThat(ReadyLists.all().map(DeckList::name)).doesNotHaveDuplicates();
    }

    @Test
    @Rule("CG-16.3")
    void twoAreForFireAndEarthAndTwoForWaterAndAir() {
        assertThat(FIRE_AND_EARTH.appendAll(WATER_AND_AIR)).isEqualTo(ReadyLists.all());
        assertElements(FIRE_AND_EARTH, StarterElements.FIRE, StarterElements.EARTH);
        assertElements(WATER_AND_AIR, StarterElements.WATER, StarterElements.AIR);
        for (Array<DeckList> pair : Array.of(FIRE_AND_EARTH, WATER_AND_AIR)) {
            assertThat(names(pair.head(), CardKind.RELIC)).isNotEqualTo(names(pair.last(), CardKind.RELIC));
            assertThat(names(pair.head(), CardKind.MONSTER)).isNotEqualTo(names(pair.last(), CardKind.MONSTER));
        }
    }

    @Test
    @Rule("CG-16.3")
    void whatEachIsMadeOf() {
        for (DeckList list : ReadyLists.all()) {
            assertThat(of(list, CardKind.LEGEND)).as(list.name()).hasSize(9);
            assertThat(copies(list, CardKind.LEGEND)).hasSize(2).allMatch(copies -> copies <= 3);
            assertThat(of(list, CardKind.RELIC)).hasSize(6);
            assertThat(copies(list, CardKind.RELIC)).containsExactly(2);
            assertThat(of(list, CardKind.LOCATION)).hasSize(9);
            assertThat(of(list, CardKind.LOCATION).map(Card::element)).containsAll(StarterSet.elements());
            assertThat(of(list, CardKind.MONSTER)).hasSize(6);
        }
    }

    @Test
    @Rule({"CG-2.6", "CG-16.3"})
    void fourPremiumPrintsOfDifferentNames() {
        for (DeckList list : ReadyLists.all()) {
            Array<Card> premium = list.cards().filter(Card::premium);
            assertThat(premium.map(Card::name)).as(list.name()).hasSize(4).doesNotHaveDuplicates();
            assertThat(premium.groupBy(Card::kind).values()).allMatch(ofType -> ofType.size() <= 3);
        }
    }

    @Test
    @Rule("CG-16.4")
    void everyCardIsInAList() {
        Array<String> played = ReadyLists.all().flatMap(DeckList::cards).map(Card::name);
        assertThat(StarterSet.cards().map(Card::name).reject(played::contains)).isEmpty();
    }
}
