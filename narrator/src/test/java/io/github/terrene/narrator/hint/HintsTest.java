package io.github.terrene.narrator.hint;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.Asks;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.card.PrintedWord;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Resolution;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is probably a mistake on a dish. */
class HintsTest {
    private static final Form<Dish> FORM = Forms.builder().build().of(Dish.class);

    /** What a dish is. */
    public enum Course implements PrintedWord {
        /** Soup. */
        SOUP,
        /** Cake. */
        CAKE,
        /** Of which there is none. */
        SALAD
    }

    /** What a dish says. */
    public sealed interface Text permits Eat, Wait, Pay, If, Stay {}

    /** Eats what fits. */
    public record Eat(Fits what) implements Text {}

    /** Which dishes. */
    public record Fits(Course course) implements Asks.ForThings {}

    /** Waits for a dish. */
    public record Wait(Fits what) implements Text, Asks.ForMoment {}

    /** Stays where it is. */
    public record Stay(boolean there) implements Text, Effect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public boolean changesNothing() {
            return there;
        }
    }

    /** Is paid with a dish. */
    public record Pay(Course with) implements Text, Asks.ForPrice {}

    /** Depends on a dish, or on nothing. */
    public record If(Is when, Array<Text> then, Array<Text> otherwise) implements Text {}

    /** A condition. */
    public record Is(Option<Course> course, boolean yes) implements Asks.ForTruth {
        @Override
        public Option<Boolean> always() {
            return Option.when(course.isEmpty(), yes);
        }
    }

    /** A card. */
    public record Dish(
            String name,
            Course course,
            @Bounded(called = "a size") int size,
            Array<Text> texts) {}

    private static final Text EAT = new Eat(new Fits(Course.SOUP));

    private static ReadCard read(Dish dish) {
        return ReadCard.of(dish.name(), dish.name(), FORM, dish);
    }

    private static String hints(int size, Text... texts) {
        ReadCard own = read(new Dish("Own", Course.CAKE, size, Array.of(texts)));
        Array<ReadCard> others =
                Array.range(0, 8).map(i -> read(new Dish("Soup " + i, Course.SOUP, i % 3, Array.of(EAT))));
        return Hints.of(
                        Array.of(own),
                        others.append(own),
                        word -> word.toString().toLowerCase(java.util.Locale.ROOT))
                .map(Problem::toString)
                .mkString("; ");
    }

    private static Text when(Is is, Text then, Text... otherwise) {
        return new If(is, Array.of(then), Array.of(otherwise));
    }

    @Test
    void whatIsFineHasNoHints() {
        assertThat(hints(2, EAT, new Wait(new Fits(Course.CAKE)), when(new Is(Option.some(Course.SOUP), true), EAT)))
                .isEmpty();
    }

    @Test
    void whatAsksForAWordThatNoCardHasAsksInVain() {
        assertThat(hints(2, new Eat(new Fits(Course.SALAD))))
                .isEqualTo("Own: it means salad, which no card of the game is"); // hint/never-fits
        assertThat(hints(2, new Wait(new Fits(Course.SALAD))))
                .isEqualTo("Own: it waits for salad, which no card of the game is"); // hint/never-triggered
        assertThat(hints(2, new Pay(Course.SALAD)))
                .isEqualTo("Own: nobody can pay it: it takes salad, which no card of the game has");
        assertThat(hints(2, when(new Is(Option.some(Course.SALAD), true), EAT)))
                .isEqualTo("Own: its condition is about salad, which no card of the game is");
    }

    @Test
    void aConditionThatDependsOnNothingIsNone() {
        assertThat(hints(2, when(new Is(Option.none(), true), EAT))).isEqualTo("Own: its condition is always true");
        assertThat(hints(2, when(new Is(Option.none(), false), EAT))).isEqualTo("Own: its condition is never true");
        assertThat(hints(2, when(new Is(Option.some(Course.SOUP), true), EAT, EAT)))
                .isEqualTo("Own: the same happens either way, so that the condition changes nothing");
    }

    @Test
    void whatStandsTwiceAndWhatIsFarFromTheOthersIsTold() {
        assertThat(hints(2, new Stay(false))).isEmpty();
        assertThat(hints(2, new Stay(true))).isEqualTo("Own: it changes nothing: what it moves is there already");
        assertThat(hints(2, EAT, EAT)).isEqualTo("Own: the same stands twice in it");
        assertThat(hints(4)).isEmpty();
        assertThat(hints(5)).isEqualTo("Own: a size is 5, and on all other cards from 0 to 2");
    }
}
