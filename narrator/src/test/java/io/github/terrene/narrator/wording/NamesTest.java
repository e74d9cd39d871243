package io.github.terrene.narrator.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Kitchen.Order;
import io.github.terrene.narrator.wording.Kitchen.Written;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What cards are called in a language. */
class NamesTest {
    private static final Form<Kitchen.Dish> PRINTED = Forms.builder().build().of(Kitchen.Dish.class);
    private static final Form<Order> ORDER = Forms.builder().build().of(Order.class);
    private static final Form<Written> WRITTEN = Forms.builder().build().of(Written.class);

    private static final String GERMAN = """
            language de
            feature number = one many
            feature case = nom acc
            feature gender = m f n
            count one = n = 1
            Card.KNOWN (m one) = #
            Order (next=0) = {#/mine nom *} {dish nom *} [dish: ist|sind] fertig
            Order = iss {#/mine acc *} {dish acc *}
            Order/mine = {-mein}
            Order/short = {dish}
            Written = {name}
            refusals:
              X-1/gone = {dish} [dish: ist|sind] weg
            -mein (one nom f) = meine
            -mein (one nom) = mein
            -mein (one acc m) = meinen
            -mein (one acc f) = meine
            -mein (one acc n) = mein
            -mein (many) = meine
            """;

    private static final String NAMES = """
            names:
              pie = Kuchen
              soup (f) = Grüne[.case: |n] Suppe
              bread (n) = Brot
              ñoquis (many) = Nocken
            """;

    private static final Array<Known.Printed> CARDS = Array.of("Pie", "Soup", "Bread", "Ñoquis", "Salt")
            .map(name -> new Known.Printed(
                    name.toLowerCase(Locale.ROOT),
                    name,
                    new Known.Value(PRINTED, new Kitchen.Dish(name.toLowerCase(Locale.ROOT), 3, Array.empty()))));

    private static final Known KNOWN = new Known() {
        @Override
        public Option<Printed> card(String id) {
            return CARDS.find(card -> card.id().equals(id));
        }

        @Override
        public Array<Printed> printed() {
            return CARDS;
        }
    };

    private static final Wording WORDS = Kitchen.wording(GERMAN + NAMES);

    private static Array<String> said(int next) {
        return CARDS.map(card -> WORDS.say(ORDER, new Order(card.id(), next), "", KNOWN)
                .map(Said::text)
                .getOrElse("?"));
    }

    /** A name brings its gender and number; without them it is what names are in the language. */
    @Test
    void whatStandsBesideANameAgreesWithIt() {
        assertThat(said(0))
                .containsExactly(
                        "mein Kuchen ist fertig",
                        "meine Grüne Suppe ist fertig",
                        "mein Brot ist fertig",
                        "meine Nocken sind fertig",
                        "mein Salt ist fertig");
        assertThat(said(1))
                .containsExactly(
                        "iss meinen Kuchen",
                        "iss meine Grünen Suppe",
                        "iss mein Brot",
                        "iss meine Nocken",
                        "iss meinen Salt");
        assertThat(CARDS.map(WORDS::called)).containsExactly("Kuchen", "Grüne Suppe", "Brot", "Nocken", "Salt");
        assertThat(WORDS.say(ORDER, new Order("soup", 1), "short", KNOWN).get().words())
                .containsExactly(new Word(Word.Kind.CARD, "Grüne Suppe", "soup"));
    }

    /** The card is the same, whatever it is called. */
    @Test
    void bothNamesAreRead() {
        assertThat(WORDS.say(WRITTEN, new Written("soup", "Soup"), "", KNOWN).map(Said::text))
                .contains("Grüne Suppe");
        assertThat(WORDS.say(WRITTEN, new Written("soup", "Soup"), "", Known.NOTHING)
                        .map(Said::text))
                .contains("Soup");
        for (String name : Array.of("Grüne Suppe", "Soup")) {
            assertThat(WORDS.read(WRITTEN, name, "", KNOWN)).containsExactly(new Written("soup", "Soup"));
        }
    }

    /** A refusal names a card by its id, or as it is printed. */
    @Test
    void aRefusalSaysTheNameInTheLanguage() {
        assertThat(WORDS.why(Rejection.of("X-1/gone", "{dish:card} is gone", "ñoquis"), KNOWN)
                        .text())
                .isEqualTo("Nocken sind weg");
        assertThat(WORDS.why(Rejection.of("X-1/gone", "{dish} is gone", "Soup"), KNOWN)
                        .text())
                .isEqualTo("Grüne Suppe ist weg");
        assertThat(WORDS.why(Rejection.of("X-1/gone", "{dish} is gone", "Gravy"), KNOWN)
                        .text())
                .isEqualTo("Gravy ist weg");
    }

    private static Array<String> gaps(String file) {
        return Kitchen.wording(file)
                .gaps(Array.of(new Need.Names(CARDS)))
                .filter(problem -> Array.of(
                                "words/no-names",
                                "words/no-card",
                                "words/misnamed-card",
                                "words/named-twice",
                                "words/same-name")
                        .contains(problem.key()))
                .map(Problem::toString);
    }

    /** Missing names are counted, since there may be hundreds. */
    @Test
    void whatIsWrongWithNamesIsTold() {
        assertThat(gaps(GERMAN + NAMES)).containsExactly("the file: 1 of 5 cards have no name in this language: salt");
        assertThat(gaps("language de"))
                .containsExactly("the file: 5 of 5 cards have no name in this language: bread, pie, salt, …");
        assertThat(gaps("language en")).isEmpty();
        String all = "language de\nfeature number = one many\n" + "names:\n  pie = Kuchen\n  soup = Suppe\n"
                + "  bread = Brot\n  ñoquis = Nocken\n  salt = Salz\n";
        assertThat(gaps(all)).isEmpty();
        assertThat(gaps(all + "  salt (many) = Salze\n")).isEmpty();
        assertThat(gaps(all + "  salt = Meersalz\n")).containsExactly("line 9: salt has a name in line 8 already");
        assertThat(gaps(all + "  bead = Perle\n  sea = Meer\n"))
                .containsExactly("line 9: there is no card bead: did you mean bread?", "line 10: there is no card sea");
        assertThat(gaps(all.replace("= Salz", "= Suppe"))).containsExactly("line 5: soup has the name of salt");
        assertThat(gaps(all.replace("= Salz", "= Pie"))).containsExactly("line 8: salt has the name of pie");
    }
}
