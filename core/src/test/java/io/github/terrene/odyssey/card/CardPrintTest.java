package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class CardPrintTest {
    private static final CardPrint ASH_SEER = CardPrint.of(ScenarioCards.ASH_SEER);
    private static final CardPrint ETHAN = CardPrint.of(ScenarioCards.ETHAN);
    private static final Catalogue CATALOGUE =
            Catalogue.of(Array.of(ScenarioCards.ETHAN, ScenarioCards.ASH_SEER)).get();

    private static Either<Problem, String> read(CardPrint... prints) {
        return CardPrint.unchanged(Array.of(prints), CATALOGUE, "read");
    }

    @Test
    void eachCardIsThereOnceInTheOrderOfTheIds() {
        assertThat(read(ASH_SEER, ETHAN).get()).isEqualTo("read");
        assertThat(read(ASH_SEER, ASH_SEER).getLeft())
                .isEqualTo(Problem.at("cards", "each card must be there once, in the order of the ids: ash-seer"));
        assertThat(read(ETHAN, ASH_SEER).getLeft().sentence()).endsWith("in the order of the ids: ash-seer");
    }

    @Test
    void ofManyCardsThatChangedSomeAreNamed() {
        Array<CardPrint> strangers =
                Array.range(0, 40_000).map(number -> new CardPrint(String.format("x%05d", number), Fingerprint.of("")));
        assertThat(CardPrint.unchanged(strangers, CATALOGUE, "read").getLeft().sentence())
                .startsWith("these cards have changed since: x00000, x00001, ")
                .endsWith(", x00019 and 39980 more");
    }
}
