package io.github.terrene.carnage.starter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The powers of the starter set. */
class StarterPowersTest {
    private static final Array<Card> CARDS = StarterSet.cards();

    private static Array<Ability> abilities(CardKind kind) {
        return CARDS.filter(card -> card.is(kind)).flatMap(Card::abilities);
    }

    @Test
    @Rule({"CG-12.12", "CG-16.2"})
    void sixPowersOfLegendsAndFourOfRelics() {
        Array<Ability> legends = abilities(CardKind.LEGEND);
        Array<Ability> relics = abilities(CardKind.RELIC);
        assertThat(legends.map(Ability::effects)).doesNotHaveDuplicates();
        assertThat(legends.filter(Ability::oncePerGame).map(Ability::effects))
                .containsExactly(Array.of(Words.rescue()));
        assertThat(relics)
                .contains(
                        new Ability(Trigger.itself(When.USED), 0, false, Array.of(Words.gainShards(Words.OWN, 2))),
                        new Ability(Trigger.itself(When.USED), 0, false, Array.of(Words.cheaperPlacement(3))));
        assertThat(relics.filter(power -> legends.map(Ability::effects).contains(power.effects())))
                .hasSize(2);
    }
}
