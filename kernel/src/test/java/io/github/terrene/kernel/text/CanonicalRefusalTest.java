package io.github.terrene.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Samples.Amount;
import io.github.terrene.kernel.text.Samples.Card;
import io.github.terrene.kernel.text.Samples.Chained;
import io.github.terrene.kernel.text.Samples.Everything;
import io.github.terrene.kernel.text.Samples.Held;
import io.github.terrene.kernel.text.Samples.Hero;
import io.github.terrene.kernel.text.Samples.Picky;
import io.github.terrene.kernel.text.Samples.Tidy;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link Canonical} refuses, and at which place. */
class CanonicalRefusalTest {
    private final Canonical canonical = Samples.canonical();
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                 | 1  | a name and \"(\" expected, but the text ends",
                "Fixed              | 1  | a name and \"(\" expected, not Fixed",
                "(value:1)          | 1  | a name and \"(\" expected, not \"(value:1)\"",
                "Level(atLeast:1,others:[],whose:- | 34 | \")\" expected, but the text ends",
                "Fixd(value:1)      | 1  | there is no Amount called Fixd; did you mean Fixed?",
                "Fixed(val:1)       | 7  | \"value:\" expected, not \"val:1)\"",
                "Fixed(value:x)     | 13 | there is no int x",
                "Fixed(value:)      | 13 | a value expected, not \")\"",
                "Fixed(value:1      | 14 | \")\" expected, but the text ends",
                "Fixed(value:1)x    | 15 | the text should end here",
                "Fixed(value:01)    | 13 | from here, the canonical text would be \"1)\"",
                "Fixed(value:+1)    | 13 | from here, the canonical text would be \"1)\"",
                "Fixed(value:2147483648) | 13 | there is no int 2147483648",
                "Sum(of:[None(),])  | 16 | a name and \"(\" expected, not \"])\"",
                "Stat(SPD)          | 6  | there is no Stat SPD",
                "OfCard(card:nobody)| 13 | there is no Card nobody",
                "OfCard(card:\"zane\") | 13 | from here, the canonical text would be \"zane)\"",
                "OfCard(card:\"zane) | 19 | the text ends inside quotes",
            })
    void aBadTextIsRefusedAtItsPlace(String text, int column, String sentence) {
        assertThat(canonical.read(Amount.class, text).swap())
                .extracting(Problem::toString)
                .containsExactly("column " + column + ": " + sentence);
    }

    @Test
    void whoReadsATextGoesByTheKey() {
        assertThat(canonical.read(Amount.class, "Fixed(val:1)").getLeft().key()).isEqualTo("text/other-expected");
    }

    @Test
    void badEscapesAreRefused() {
        assertThat(canonical.read(String.class, "\"a\\x\"").getLeft())
                .hasToString("column 3: \\x is not an escape sequence");
        assertThat(canonical.read(String.class, "\"\\u12g4\"").getLeft())
                .hasToString("column 6: a hexadecimal digit expected");
    }

    @Test
    void aTypeReadsOnlyItsOwnMembers() {
        assertThat(canonical.read(Hero.class, "\"haste potion\"").getLeft().sentence())
                .isEqualTo("there is no Hero \"haste potion\"");
        assertThat(canonical.read(Seat.class, "a").isLeft()).isTrue();
        assertThat(canonical.read(Seat.class, "1").isLeft()).isTrue();
        assertThat(canonical.read(Seat.class, "Z").get()).isEqualTo(Seat.of(25));
    }

    @Test
    void whatAConstructorRefusesIsAProblem() {
        assertThat(canonical.read(Picky.class, "(positive:1)").get()).isEqualTo(new Picky(1));
        assertThat(canonical.read(Picky.class, "(positive:0)").getLeft())
                .hasToString("column 1: there is no such Picky: not positive: 0");
    }

    @Test
    void aTextThatAConstructorTidiesIsRefused() {
        assertThat(canonical.read(Tidy.class, "(number:-1)").getLeft().place()).isEqualTo("column 9");
    }

    @Test
    void aMapWithADuplicateKeyIsRefused() {
        String text = canonical.write(
                Everything.class, CanonicalTest.withKeys(TreeMap.of(A, Option.some(1), B, Option.some(2))));
        assertThat(canonical.read(Everything.class, text).isRight()).isTrue();
        assertThat(canonical.read(Everything.class, text.replace("B:2", "A:2")).isLeft())
                .isTrue();
        assertThat(canonical
                        .read(Everything.class, text.replace("A:1,B:2", "B:2,A:1"))
                        .isLeft())
                .isTrue();
    }

    @Test
    void absurdDepthIsRefusedInBothDirections() {
        Chained chain = new Chained(Option.none());
        for (int i = 1; i < 200; i++) {
            chain = new Chained(Option.some(chain));
        }
        String deepest = canonical.write(Chained.class, chain);
        assertThat(canonical.read(Chained.class, deepest).get()).isEqualTo(chain);
        Chained tooDeep = new Chained(Option.some(chain));
        assertThatThrownBy(() -> canonical.write(Chained.class, tooDeep)).hasMessageContaining("deeper than 200");
        assertThat(canonical
                        .read(Chained.class, "(next:" + deepest + ")")
                        .getLeft()
                        .sentence())
                .isEqualTo("the text is nested deeper than 200");
        assertThat(canonical
                        .read(Chained.class, "(next:".repeat(1_000_000))
                        .getLeft()
                        .place())
                .isEqualTo("column 1201");
    }

    @Test
    void absurdLengthIsRefused() {
        String longest = "a".repeat(1 << 24);
        assertThat(canonical.read(String.class, longest).get()).isEqualTo(longest);
        assertThat(canonical.read(String.class, longest + "a").getLeft().sentence())
                .isEqualTo("the text is longer than 16777216 characters");
        assertThatThrownBy(() -> canonical.write(String.class, longest + "a")).hasMessageContaining("longer than");
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Samples.WithDouble.class,
                Samples.OptionOfOption.class,
                Samples.WithSet.class,
                Samples.Hidden.class,
                Samples.MapByAmount.class,
                Samples.Twins.class,
                Held.class,
                Object.class,
                Canonical.class
            })
    void aTypeThatCannotBeWrittenIsRefusedWhenTheEncodingIsBuilt(Class<?> type) {
        Forms.Builder builder = Forms.builder()
                .scalar(Card.class, Card::id, Samples.CATALOGUE::get)
                .type(type);
        assertThatThrownBy(builder::build).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> canonical.read(type, "")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRefusalNamesThePart() {
        assertThatThrownBy(() -> Forms.builder().type(Samples.WithDouble.class).build())
                .hasMessageStartingWith("WithDouble.value: double has no form");
        assertThatThrownBy(() -> Forms.builder().type(Samples.Twins.class).build())
                .hasMessageEndingWith("Twins has two members called Twin");
    }

    @Test
    void aRefusalOfAHiddenTypeSaysWhatToDo() {
        assertThatThrownBy(() -> Forms.builder().type(Samples.Hidden.class).build())
                .hasMessageStartingWith(
                        "io.github.terrene.kernel.text.Samples$Hidden has no form: make the type and its "
                                + "constructor or builder public, and add to its module \"exports io.github.terrene.kernel.text;\" (");
    }

    @Test
    void noTypeCanBeAScalarTwice() {
        Forms.Builder builder = Forms.builder().scalar(Card.class, Card::id, Samples.CATALOGUE::get);
        assertThatThrownBy(() -> builder.scalar(Card.class, Card::id, Samples.CATALOGUE::get))
                .isInstanceOf(IllegalArgumentException.class);
        Canonical both = new Canonical(builder.scalar(Samples.Fixed.class, fixed -> "x", text -> Option.none())
                .build());
        assertThat(both.write(Samples.Fixed.class, new Samples.Fixed(1))).isEqualTo("x");
    }
}
