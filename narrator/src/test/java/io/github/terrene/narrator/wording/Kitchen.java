package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A small language of recipes, to try the grammar with. */
public final class Kitchen {
    /** What can be done. */
    public sealed interface Step permits Cut, Boil, Rest {}

    /** Something is cut. */
    public record Cut(Array<Fruit> fruits, boolean fine) implements Step {}

    /** Something is boiled. */
    public record Boil(Fruit fruit, int minutes, Option<Fruit> with) implements Step {}

    /** Nothing is done. */
    public record Rest(int minutes) implements Step {}

    /** Something is weighed twice. */
    public record Weigh(int before, int after) {}

    /** With what it is done, and what is done. */
    public record Recipe(Option<Fruit> fruit, Array<Step> steps) {}

    /** What is done first and last. */
    public record Meal(Step first, Step last) {}

    /** What is cooked, by its name. */
    public record Course(String name) {}

    /** How a course is written. */
    public record Written(
            @Names(Named.CARD) String id,
            @Names(Named.CARD_NAME) String name) {}

    /** What is served. */
    public record Menu(Array<Course> courses) {}

    /** What is cooked. */
    public enum Fruit {
        /** An apple. */
        APPLE,
        /** A pear. */
        PEAR,
        /** A fig. */
        FIG
    }

    /** What goes with it, by a word that programs know. */
    public record Spice(@Names(Named.WORD) String name) {}

    /** A card with a recipe. */
    public record Dish(String id, int minutes, Array<Step> steps) implements PrintedCard {}

    /** A dish is cooked up to one of its steps. */
    public record Order(@Names(Named.CARD) String dish, int next) {}

    /** A card without a name. */
    public record Rune(int power) {}

    /** What happens at supper. */
    public sealed interface Supper permits Begun, Goes {}

    /** A supper begins with some steps. */
    public record Begun(int number, Array<Step> steps) implements Supper {}

    /** It goes on. */
    public record Goes(Step step) implements Supper {}

    /** A plate with a dish, and the one beside it. */
    public record Plate(
            @Names(Named.IN_PLAY) int number,
            Dish dish,
            @Names(Named.IN_PLAY) int beside) {}

    /** A plate is served. */
    public record Served(@Names(Named.IN_PLAY) int plate) {}

    /** A rune in a bowl. */
    public record Bowl(Seat cook, Rune rune) {}

    /** All bowls, and one who cooks. */
    public record Shelf(Seat cook, Array<Bowl> bowls) {}

    /** Some of them. */
    public record Hand(Array<Rune> runes) {}

    /** Spices. */
    static final Form<Spice> SPICE = Forms.builder().build().of(Spice.class);

    /** Steps. */
    static final Form<Step> STEP = Forms.builder().build().of(Step.class);

    /** In English. */
    static final String ENGLISH = """
            language en
            feature number = one many
            count one = n = 1
            change a = an before aeiou

            Step:
              Cut = cut {fruits/some ", " " and "} {fine? finely}
              Boil (with=none) = boil {fruit/some} for {minutes/minutes}
              Boil = boil {fruit/some} with {with/some!} for {minutes/minutes}
              Rest (minutes=0) = go on at once
              Rest = ^rest for {minutes/minutes}

            Fruit/some:
              APPLE = a apple
              PEAR = a pear
              FIG (many) = figs

            number/minutes = # [minute|minutes]
            """;

    /** The same with mentions, and with a part that is said within others. */
    static final String MENTIONS = """
            language en
            feature number = one many
            Recipe = {steps apart "; "}{fruit..}
            Recipe/in = {steps/in ". ^": {#/in one}}
            Cut = cut {fruits " and "} {fine? finely}
            Boil = boil {..fruit} with {fruit} for {minutes} {with? and #}
            Rest = let <Fruit.PEAR: all|it> rest for {minutes}
            Fruit:
              APPLE = {-apple}
              PEAR = <a pear|that pear|it>
              FIG = <figs>
            -apple = <the apple|it>
            """;

    private Kitchen() {}

    static Wording english() {
        return wording(ENGLISH);
    }

    static Wording wording(String text) {
        return Wording.parse(text).getOrElseThrow(problems -> new AssertionError(problems.mkString("\n")));
    }

    static String said(Wording wording, Step step) {
        return wording.say(STEP, step, "", Known.NOTHING).map(Said::text).getOrElse("?");
    }

    static Array<Object> read(Wording wording, String text) {
        return wording.read(STEP, text, "", Known.NOTHING);
    }

    /** What a file lacks or has too much where steps are said. */
    static Array<String> gaps(String file) {
        return wording(file).gaps(Array.of(new Need.Texts(STEP, ""))).map(Problem::toString);
    }
}
