package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardPrint;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.odyssey.CardForms;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class CardPrintTest {
    private static final Form<Card> FORM = CardForms.PRINTED.of(Card.class);
    private static final CardPrint ASH_SEER = CardPrint.of(FORM, ScenarioCards.ASH_SEER);
    private static final CardPrint ETHAN = CardPrint.of(FORM, ScenarioCards.ETHAN);
    private static final CardPrint OPEN_FIELD = CardPrint.of(FORM, Catalogue.OPEN_FIELD);
    private static final Array<Deck> DECKS = Array.of(Deck.of("deck", ScenarioCards.ETHAN, ScenarioCards.ASH_SEER));
    private static final Catalogue CATALOGUE =
            Catalogue.of(Array.of(ScenarioCards.ETHAN, ScenarioCards.ASH_SEER)).get();

    private static Either<Problem, String> read(CardPrint... prints) {
        return CardPrint.unchanged(Array.of(prints), FORM, CATALOGUE.playedWith(DECKS), "read");
    }

    @Test
    void eachCardOfTheDecksIsThereOnceInTheOrderOfTheIds() {
        String problem = "cards: each card of the game must be listed once, in the order of ids";
        assertThat(read(ASH_SEER, ETHAN, OPEN_FIELD).get()).isEqualTo("read");
        assertThat(read(ASH_SEER, ASH_SEER, ETHAN, OPEN_FIELD).getLeft()).hasToString(problem);
        assertThat(read(ETHAN, ASH_SEER, OPEN_FIELD).getLeft()).hasToString(problem);
        assertThat(read(ASH_SEER, OPEN_FIELD).getLeft()).hasToString(problem);
    }

    @Test
    void noCardIsThereThatNoDeckHas() {
        assertThat(CardPrint.unchanged(
                                Array.of(ASH_SEER, ETHAN, OPEN_FIELD),
                                FORM,
                                CATALOGUE.playedWith(Array.empty()),
                                "read")
                        .getLeft())
                .hasToString("cards: these cards have changed since, or are in no deck: " + ASH_SEER.id() + ", "
                        + ETHAN.id());
    }

    @Test
    void ofManyCardsThatChangedSomeAreNamed() {
        Array<CardPrint> strangers =
                Array.range(0, 40_000).map(number -> new CardPrint(String.format("x%05d", number), Fingerprint.of("")));
        assertThat(CardPrint.unchanged(strangers, FORM, CATALOGUE.playedWith(DECKS), "read")
                        .getLeft()
                        .sentence())
                .startsWith("these cards have changed since, or are in no deck: x00000, x00001, ")
                .endsWith(", x00019 and 39980 more");
    }
}
