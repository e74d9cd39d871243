package io.github.terrene.carnage.starter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.Values;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The starter set as a whole: numbers, levels, values, prices, texts. */
class StarterSetTest {
    private static final Array<Card> CARDS = StarterSet.cards();

    private static Array<Card> of(CardKind kind) {
        return CARDS.filter(card -> card.is(kind));
    }

    private static Array<Card> of(CardKind kind, Element element) {
        return of(kind).filter(card -> card.element().equals(element));
    }

    private static Array<Integer> levels(CardKind kind, Element element) {
        return of(kind, element).map(Card::level).sorted();
    }

    private static int sum(Card card) {
        return card.values().all().map(Values.In::number).sum().intValue();
    }

    private static int highest(Card card) {
        return card.values().all().map(Values.In::number).max().getOrElse(0);
    }

    private static Array<Ability> abilities(CardKind kind) {
        return of(kind).flatMap(Card::abilities);
    }

    private static boolean without(Card card) {
        return card.abilities().isEmpty() && card.continuous().isEmpty();
    }

    private static int count(CardKind kind, Predicate<Card> which) {
        return of(kind).count(which::test);
    }

    @Test
    @Rule({"CG-1.2", "CG-1.8", "CG-2.4", "CG-16.1"})
    void fortyEightCardsWithDifferentNamesAndTwentyElementCards() {
        assertThat(CARDS).hasSize(48);
        assertThat(CARDS.map(Card::name)).doesNotHaveDuplicates();
        assertThat(StarterSet.elements().map(Element::name)).containsExactly("fire", "water", "earth", "air");
        assertThat(ElementCard.deck(StarterSet.elements())).hasSize(20).doesNotHaveDuplicates();
        for (Element element : StarterSet.elements()) {
            assertThat(of(CardKind.LEGEND, element)).hasSize(4);
            assertThat(of(CardKind.RELIC, element)).hasSize(3);
            assertThat(of(CardKind.LOCATION, element)).hasSize(2);
            assertThat(of(CardKind.MONSTER, element)).hasSize(3);
        }
    }

    @Test
    @Rule({"CG-1.4", "CG-16.1"})
    void legends() {
        for (Element element : StarterSet.elements()) {
            assertThat(levels(CardKind.LEGEND, element)).startsWith(1, 2, 3);
            assertThat(levels(CardKind.LEGEND, element).last()).isBetween(4, 5);
        }
        assertThat(of(CardKind.LEGEND))
                .allMatch(card -> sum(card) == 2 * card.level() + 2, "values of twice the level plus 2")
                .allMatch(card -> highest(card) <= 5, "no value above 5")
                .allMatch(card -> card.continuous().isEmpty());
        assertThat(abilities(CardKind.LEGEND)).hasSize(6).allMatch(power -> power.price() >= 1 && power.price() <= 3);
        assertThat(count(CardKind.LEGEND, card -> card.abilities().size() == 1)).isEqualTo(6);
    }

    @Test
    @Rule({"CG-1.5", "CG-16.1"})
    void relics() {
        assertThat(of(CardKind.RELIC).map(Card::level).distinct().sorted()).containsExactly(1, 2, 3, 4);
        Array<Card> lasting = of(CardKind.RELIC).filter(card -> card.abilities().isEmpty());
        Array<Card> ties = lasting.filter(card -> card.continuous().contains(Words.winsTies()));
        Array<Card> bonuses = lasting.removeAll(ties);
        assertThat(lasting).hasSize(8);
        assertThat(ties).isNotEmpty().allMatch(card -> card.values().all().isEmpty());
        assertThat(bonuses.map(card -> card.values().all().map(Values.In::number))
                        .distinct())
                .containsExactlyInAnyOrder(Array.of(1), Array.of(2), Array.of(1, 1));
        assertThat(bonuses).allMatch(card -> card.continuous().isEmpty());
        assertThat(abilities(CardKind.RELIC)).hasSize(4).allMatch(power -> power.price() >= 0 && power.price() <= 2);
        assertThat(of(CardKind.RELIC).removeAll(lasting))
                .allMatch(card ->
                        card.values().all().isEmpty() && card.continuous().isEmpty());
    }

    @Test
    @Rule({"CG-1.7", "CG-16.1"})
    void locations() {
        assertThat(count(CardKind.LOCATION, StarterSetTest::without)).isEqualTo(4);
        assertThat(abilities(CardKind.LOCATION))
                .allMatch(ability -> ability.trigger().equals(Trigger.itself(When.PLACED)))
                .extracting(ability -> ability.effects().single())
                .containsExactlyInAnyOrder(
                        Words.gainShards(Words.OWN, 1),
                        Words.meditate(2),
                        Words.draw(Words.OWN, 1),
                        Words.discard(Words.ENEMY, 1));
    }

    @Test
    @Rule({"CG-1.6", "CG-16.1"})
    void monsters() {
        for (Element element : StarterSet.elements()) {
            assertThat(levels(CardKind.MONSTER, element)).containsExactly(1, 2, 3);
        }
        assertThat(of(CardKind.MONSTER))
                .allMatch(card -> sum(card) == 3 * card.level() + 3, "values of three times the level plus 3")
                .allMatch(card -> highest(card) <= 6, "no value above 6");
        Array<Card> texts = of(CardKind.MONSTER).reject(StarterSetTest::without);
        assertThat(texts.flatMap(Card::continuous))
                .containsExactlyInAnyOrder(Words.winsTies(), Words.againstFew(2), Words.savedFirst());
        assertThat(texts.flatMap(Card::abilities))
                .containsExactly(
                        new Ability(Trigger.itself(When.BEATEN), 0, false, Array.of(Words.gainShards(Words.OWN, 1))));
    }

    @Test
    @Rule({"CG-1.10", "CG-16.4"})
    void eachCardHasTwoPrints() {
        Array<Card> prints = StarterSet.catalogue().cards();
        assertThat(prints).hasSize(96);
        assertThat(prints.count(Card::premium)).isEqualTo(48);
        assertThat(CARDS).allMatch(card -> prints.contains(card) && prints.contains(card.inPremium()));
    }
}
