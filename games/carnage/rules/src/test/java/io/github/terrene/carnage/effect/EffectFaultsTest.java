package io.github.terrene.carnage.effect;

import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Amount;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Effects and traits that make no sense on their cards. */
class EffectFaultsTest {
    private static Seq<Problem> problems(CardBuilder card) {
        return Catalogue.of(StarterSet.elements(), Array.of(card.build()))
                .swap()
                .getOrElse(Array.empty());
    }

    private static Seq<String> faults(CardBuilder card) {
        return problems(card).map(Problem::toString);
    }

    private static Seq<String> keys(CardBuilder card) {
        return problems(card).map(Problem::key);
    }

    private static CardBuilder legend() {
        return Words.legend("Odd", FIRE, 1);
    }

    @Test
    @Rule({"CG-1.7", "CG-12.13", "CG-12.16"})
    void someBelongOnCertainCards() {
        assertThat(faults(Words.location("Odd", FIRE).continuous(Words.winsTies())))
                .containsExactly("Odd, wins ties: it belongs on a Legend, Relic or Monster (CG-1.7)");
        assertThat(faults(legend().continuous(Words.savedFirst())))
                .containsExactly("Odd, saved first: it belongs on a Monster (CG-12.13)");
        assertThat(keys(Words.monster("Odd", FIRE, 1).whenBeaten(Words.exchange())))
                .containsExactly("CG-12.16/other-kind");
    }

    @Test
    @Rule("CG-1.2")
    void anElementThatACardNamesMustExist() {
        assertThat(faults(legend().power(1, Words.strongerIn(Words.OWN, new Element("wood"), 1))))
                .containsExactly("Odd, stronger in: there is no element called wood (CG-1.2)");
    }

    @Test
    @Rule({"CG-1.11", "CG-6.4", "CG-12.7", "CG-12.8", "CG-12.10", "CG-12.11", "CG-12.13"})
    void amountsHaveBounds() {
        assertThat(faults(legend().power(0, Words.gainShards(Words.OWN, 0))))
                .containsExactly("Odd, gain: shards must be from 1 to 99, not 0 (CG-1.11)");
        assertThat(faults(legend().power(0, Words.look(5))))
                .containsExactly("Odd, look: cards must be from 1 to 4, not 5 (CG-6.4)");
        assertThat(keys(legend().power(
                                0,
                                Words.meditate(0),
                                Words.cheaperPlacement(100),
                                Words.draw(Words.OWN, 11),
                                Words.drawFrom(Words.OWN, DeckKind.COMPANION, 0),
                                Words.discard(Words.ENEMY, 11),
                                Words.stronger(0),
                                Words.strongerIn(Words.OWN, FIRE, 100))
                        .continuous(Words.againstFew(0))))
                .containsExactly(
                        "CG-12.13/out-of-range",
                        "CG-6.4/out-of-range",
                        "CG-12.11/out-of-range",
                        "CG-12.7/out-of-range",
                        "CG-12.7/out-of-range",
                        "CG-12.8/out-of-range",
                        "CG-12.10/out-of-range",
                        "CG-12.10/out-of-range");
        assertThat(keys(legend().power(0, Words.takeBack(CardKind.UNKNOWN)))).containsExactly("CG-1.1/unknown-type");
        assertThat(faults(legend().power(99, Words.meditate(4), Words.draw(Words.OWN, 10), Words.stronger(99))
                        .continuous(Words.againstFew(99))))
                .isEmpty();
    }

    @Test
    @Rule({"CG-1.1", "CG-1.2"})
    @SuppressWarnings("NullAway") // object mappers leave null what a text does not mention
    void aPartThatATextLacksIsNamed() {
        assertThat(faults(legend().power(0, new CarnageEffect.DrawFrom(null, null, new Amount.Fixed(11)))))
                .containsExactly(
                        "Odd: abilities[0].effects[0].whose is missing",
                        "Odd: abilities[0].effects[0].deck is missing");
        assertThat(faults(legend().power(0, Words.takeBack(null), Words.strongerIn(Words.OWN, null, 1))))
                .containsExactly(
                        "Odd: abilities[0].effects[0].whom.who.noun is missing",
                        "Odd: abilities[0].effects[1].element is missing (CG-1.2)");
    }
}
