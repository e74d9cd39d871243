package io.github.terrene.kernel.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What parts may not be. */
class PartCheckTest {
    /** A text. */
    public interface Text {}

    /** A text with a number. */
    public record Gain(@Rule("X-1") @Bounded int points, Array<String> words) implements Text {}

    /** A card. */
    public record Sheet(
            @Rule("X-2") String name,

            @Rule("X-3") @Bounded(least = 0, most = Bounded.NO_LIMIT, called = "a cost")
            Option<Integer> cost,

            @Rule("X-4") @Bounded(least = -9, most = 9, notZero = true)
            Array<Integer> changes,

            @Rule("X-5") Array<Text> texts,
            int free) {}

    private static final Form<Sheet> FORM =
            Forms.builder().family(Text.class, Array.empty()).build().open().of(Sheet.class);

    private static PartCheck check(Sheet sheet) {
        return PartCheck.of(FORM, sheet, "the card");
    }

    @Test
    @SuppressWarnings("NullAway") // what object mappers make
    void everythingThatIsMissingIsSaidWithItsPlaceAndTheRuleThatAsksForIt() {
        Sheet sheet = new Sheet(null, Option.some(null), Array.of(1, null), Array.of(null, new Gain(1, null)), 0);
        assertThat(check(sheet).missing().map(Problem::toString))
                .containsExactly(
                        "the card: name is missing (X-2)",
                        "the card: cost is missing (X-3)",
                        "the card: changes[1] is missing (X-4)",
                        "the card: texts[0] is missing (X-5)",
                        "the card: texts[1].words is missing");
        assertThat(check(sheet).missing().map(Problem::key)).contains("X-2/missing-part", "card/missing-part");
    }

    @Test
    void numbersOutOfBoundsAreSaid() {
        Sheet sheet =
                new Sheet("a", Option.some(-1), Array.of(1, 0, 10), Array.of(new Gain(100, Array.empty())), 1_000);
        assertThat(check(sheet).missing()).isEmpty();
        assertThat(check(sheet).outOfBounds().map(Problem::toString))
                .containsExactly(
                        "the card: a cost must be 0 or more, not -1 (X-3)",
                        "the card: changes of 0 changes nothing (X-4)",
                        "the card: changes must be from -9 to 9, not 10 (X-4)",
                        "the card: points must be from 1 to 99, not 100 (X-1)");
        assertThat(check(sheet).outOfBounds().map(Problem::key))
                .containsExactly("X-3/below-least", "X-4/of-zero", "X-4/out-of-range", "X-1/out-of-range");
    }

    @Test
    void whatIsCheckedByItselfIsLeftOut() {
        Sheet sheet = new Sheet("a", Option.none(), Array.of(0), Array.of(new Gain(100, Array.empty())), 0);
        assertThat(check(sheet).apart(Text.class).outOfBounds().map(Problem::key))
                .containsExactly("X-4/of-zero");
    }

    /** A part whose name is the beginning of the next one's. */
    public record Pair(Gain gain, @Rule("X-6") @Bounded int gains) {}

    @Test
    void whatComesAfterItIsNotLeftOut() {
        Pair pair = new Pair(new Gain(100, Array.empty()), 200);
        assertThat(PartCheck.of(Pair.class, pair, "the pair")
                        .apart(Gain.class)
                        .outOfBounds()
                        .map(Problem::key))
                .containsExactly("X-6/out-of-range");
    }

    @Test
    void partsOfATypeAreFoundWhereverTheyAre() {
        Gain gain = new Gain(1, Array.of("x"));
        Sheet sheet = new Sheet("a", Option.none(), Array.empty(), Array.of(gain), 0);
        assertThat(check(sheet).parts(Text.class)).containsExactly(gain);
        assertThat(check(sheet).parts(String.class)).containsExactly("a", "x");
        assertThat(check(sheet).outOfBounds()).isEmpty();
    }
}
