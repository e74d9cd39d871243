package io.github.terrene.testkit.arbitrary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Values of a language that contains itself in every way, and whose words refuse some of their parts. */
class RandomValuesTest {
    /** How loud. */
    public enum Loudness {
        LOUD,
        SOFT
    }

    /** What is said. */
    public sealed interface Speech {}

    /** Some of it one after another, at least one. */
    public record Several(Array<Speech> all) implements Speech {
        public Several {
            if (all.isEmpty()) {
                throw new IllegalArgumentException("nothing is said");
            }
        }
    }

    /** Two at once. */
    public record Both(Speech one, Speech other) implements Speech {}

    /** Each with its own answer. */
    public record Talk(TreeMap<Integer, Speech> answers) implements Speech {}

    /** From least to most. */
    public record Range(int least, long most) implements Speech {
        public Range {
            if (least > most) {
                throw new IllegalArgumentException(least + " is more than " + most);
            }
        }
    }

    /** Said by somebody. */
    public record Said(Loudness loudness, Option<Seat> by, String text, boolean twice) implements Speech {}

    /** Contains itself without a family. */
    public record Box(List<Box> boxes, Option<Box> lid, int size) {}

    /** Has no values. */
    public record Never(int number) {
        public Never {
            throw new IllegalArgumentException(number + " is never right");
        }
    }

    /** Has none that end. */
    public record Endless(Array<Endless> more) {}

    private static final Forms FORMS = Forms.builder()
            .scalar(
                    Seat.class,
                    Seat::toString,
                    name -> Players.BOTH.find(seat -> seat.toString().equals(name)))
            .build();
    private static final Form<Speech> SPEECH = FORMS.of(Speech.class);
    private static final RandomValues VALUES = RandomValues.PLAIN.named(Array.of("A", "B", "Z"));

    private static <T> Array<T> drawn(RandomValues values, Form<T> form, int number) {
        return Array.fill(number, values.supplier(form, Rng.of(7).dice()));
    }

    private static Set<Object> inside(Object value) {
        Set<Object> here = HashSet.of(value, value.getClass());
        if (value instanceof Several several) {
            return several.all().map(RandomValuesTest::inside).fold(here, Set::union);
        } else if (value instanceof Both both) {
            return here.union(inside(both.one())).union(inside(both.other()));
        } else if (value instanceof Talk talk) {
            return talk.answers().values().map(RandomValuesTest::inside).fold(here, Set::union);
        } else if (value instanceof Said said) {
            return here.addAll(Array.of(said.loudness(), said.by(), said.twice(), said.text()));
        }
        return here;
    }

    private static int depth(Object value) {
        if (value instanceof Several several) {
            return 1 + several.all().map(RandomValuesTest::depth).max().get();
        } else if (value instanceof Both both) {
            return 1 + Math.max(depth(both.one()), depth(both.other()));
        } else if (value instanceof Talk talk) {
            return 1
                    + talk.answers().values().map(RandomValuesTest::depth).max().getOrElse(-1);
        }
        return 0;
    }

    private static int depth(Box box) {
        return box.boxes()
                .appendAll(box.lid())
                .map(RandomValuesTest::depth)
                .max()
                .map(deepest -> 1 + deepest)
                .getOrElse(0);
    }

    @Test
    void everyMemberAndEveryConstantIsDrawn() {
        Set<Object> met =
                drawn(VALUES, SPEECH, 300).map(RandomValuesTest::inside).fold(HashSet.empty(), Set::union);
        assertThat(met)
                .contains(Several.class, Both.class, Talk.class, Range.class, Said.class)
                .contains(Loudness.LOUD, Loudness.SOFT, true, false, Option.none())
                .contains(Option.some(Seat.of(0)), Option.some(Seat.of(1)), "火の鳥", "");
    }

    @Test
    void valuesAreWithinEachOtherAsOftenAsIsSaid() {
        for (int deepest = 0; deepest < 4; deepest++) {
            RandomValues values = VALUES.deepest(deepest);
            assertThat(drawn(values, SPEECH, 300).map(RandomValuesTest::depth).max())
                    .contains(deepest);
            assertThat(drawn(values, FORMS.of(Box.class), 300)
                            .map(RandomValuesTest::depth)
                            .max())
                    .contains(deepest);
        }
    }

    @Test
    void whatEndsOnlyIfListsAreEmptyEnds() {
        assertThat(drawn(VALUES, FORMS.of(Endless.class), 20)).contains(new Endless(Array.empty()));
    }

    @Test
    void theSameChoicesMakeTheSame() {
        assertThat(drawn(VALUES, SPEECH, 50)).isEqualTo(drawn(VALUES, SPEECH, 50));
        Array<Integer> numbers = Array.of(9_000, 1, 5_000, 5_000, 700);
        assertThat(VALUES.any(SPEECH, Choices.of(numbers))).isEqualTo(VALUES.any(SPEECH, Choices.of(numbers)));
    }

    @Test
    void typesAndPartsHaveSourcesOfTheirOwn() {
        RandomValues values = VALUES.with(Range.class, "least", choices -> 3)
                .with(long.class, choices -> choices.of(2L, 4L))
                .with(Said.class, choices -> new Said(Loudness.SOFT, Option.none(), "no", false))
                .with(Loudness.class, choices -> Loudness.LOUD);
        Set<Object> met =
                drawn(values, SPEECH, 100).map(RandomValuesTest::inside).fold(HashSet.empty(), Set::union);
        assertThat(met.filter(Range.class::isInstance)).containsExactly(new Range(3, 4));
        assertThat(met.filter(Said.class::isInstance))
                .containsExactly(new Said(Loudness.SOFT, Option.none(), "no", false));
        assertThat(values.any(FORMS.of(Loudness.class), Rng.of(1).dice())).isEqualTo(Loudness.LOUD);
    }

    @Test
    void listsAreAsLongAsIsSaid() {
        assertThat(drawn(VALUES.lengths(choices -> choices.of(4, 6)), FORMS.of(Several.class), 20)
                        .map(several -> several.all().size())
                        .distinct())
                .containsExactlyInAnyOrder(4, 6);
    }

    /** That is what jqwik shrinks to; the first of its parts that make sense. */
    @Test
    void withoutNumbersTheFirstIsMade() {
        assertThat(VALUES.any(FORMS.of(Said.class), Choices.of(Array.empty())))
                .isEqualTo(new Said(Loudness.LOUD, Option.none(), "a", false));
        assertThat(VALUES.any(FORMS.of(Several.class), Choices.of(Array.empty()))
                        .all())
                .isNotEmpty();
    }

    @Test
    void whatCannotBeDrawnIsSaid() {
        assertThatThrownBy(() -> drawn(VALUES, FORMS.of(Never.class), 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("Never accepts nothing of 1000", "is never right");
        assertThatThrownBy(() -> drawn(RandomValues.PLAIN, FORMS.of(Seat.class), 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no Seat is known");
    }
}
