package io.github.terrene.examples.lanterns;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.law.card.CardSheetLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The cards are printed in two languages and read from both, and the plain text says the same as the Java code. */
class LanternTextsTest implements CardSheetLaws<Card> {
    private static final LanternIsles SET = new LanternIsles();
    private static final Form<Card> FORM =
            CardForms.with(SET.types().toJavaArray(Class<?>[]::new)).of(Card.class);

    private static Wording in(String language) {
        return Wording.of("hobe", language)
                .flatMap(game -> game.and("lantern-isles", LanternIsles.class))
                .get();
    }

    @Override
    public Form<Card> form() {
        return FORM;
    }

    @Override
    public Seq<Wording> languages() {
        return Array.of("en", "de").map(LanternTextsTest::in);
    }

    @Override
    public Seq<Card> printed() {
        return SET.cards();
    }

    @Test
    void theTextSaysTheSameAsTheCode() {
        String text = GameFile.read("META-INF/lantern-isles/lantern-isles.txt", LanternIsles.class)
                .get();
        assertThat(CardSheet.read(text, FORM, in("en")).get()).containsExactlyElementsOf(SET.cards());
    }

    @Test
    void aCardIsSaidInBothLanguages() {
        assertThat(CardSheet.write(Array.of(LanternCards.MOTHER_OF_LAMPS), FORM, in("de")))
                .isEqualTo("""
                Mother of Lamps
                Gott, Fernkampf, ATK 2, HP 4, verlangt Mensch und beliebig, Kosten 2
                Weitschuss.
                Zu Beginn deines Zuges: Das größere Deck verliert eine Karte.
                """);
    }

    @Test
    void nothingIsWrongWithThem() {
        Array<Card> all = StarterSet.cards().toArray().appendAll(SET.cards());
        assertThat(Catalogue.of(all).isRight()).isTrue();
        assertThat(Cards.of(FORM, all, Card::name).hints(SET.cards().map(PrintedCard::id), in("en")))
                .isEmpty();
    }
}
