package io.github.terrene.carnage.starter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardText;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The words on the cards of the starter set. */
class StarterTextTest {
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
        assertThat(legends.filter(Ability::oncePerGame)
                        .map(power -> power.effects().head().say()))
                .containsExactly("in the next duel, you may keep one beaten Legend without paying a Raïven");
        assertThat(relics.map(Ability::say))
                .contains(
                        "power (0 shards): gain 2 shards",
                        "power (0 shards): the next card that you put into play this turn costs 3 shards less");
        assertThat(relics.filter(power -> legends.map(Ability::effects).contains(power.effects())))
                .hasSize(2);
    }

    @Test
    @Rule({"CG-16.1", "CG-16.2", "CG-16.4"})
    void texts() {
        String texts = contentOf(Objects.requireNonNull(getClass().getResource("/starter-texts.txt")));
        assertThat(CARDS.map(card -> (card.name() + " | " + CardText.typeLine(card) + " | " + CardText.of(card))
                        .replaceAll(" [|] $", "")))
                .containsExactly(texts.split("\n"));
    }
}
