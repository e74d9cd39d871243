package io.github.terrene.narrator.wording;

import static io.github.terrene.narrator.wording.Kitchen.Fruit.APPLE;
import static io.github.terrene.narrator.wording.Kitchen.Fruit.FIG;
import static io.github.terrene.narrator.wording.Kitchen.Fruit.PEAR;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Kitchen.Boil;
import io.github.terrene.narrator.wording.Kitchen.Cut;
import io.github.terrene.narrator.wording.Kitchen.Rest;
import io.github.terrene.narrator.wording.Kitchen.Step;
import io.github.terrene.narrator.wording.Kitchen.Weigh;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How parts, lists and what was mentioned before are said, and read back. */
class PartsTest {
    /** Elements are said with features of their own, and but for the first with a capital. */
    @Test
    void elementsOfAListHaveAPatternOfTheirOwn() {
        Wording wording = Kitchen.wording(Kitchen.ENGLISH
                .replace(
                        "Cut = cut {fruits/some \", \" \" and \"} {fine? finely}",
                        "Cut = cut {fruits \". then ^\" \". at last ^\": ripe {#/some many}s}{fine? , finely}")
                .replace("APPLE = a apple", "APPLE = apple")
                .replace("PEAR = a pear", "PEAR (one) = a pear"));
        Step step = new Cut(Array.of(APPLE, APPLE, APPLE), true);
        String said = "cut ripe apples. then Ripe apples. at last Ripe apples, finely";
        assertThat(Kitchen.said(wording, step)).isEqualTo(said);
        assertThat(Kitchen.read(wording, said)).containsExactly(step);
        assertThat(Kitchen.said(wording, new Cut(Array.of(PEAR), true))).isEqualTo("?");
        assertThat(wording.gaps(Array.of(new Need.Values(Kitchen.STEP, "")))).isEmpty();
    }

    /** A condition can go by one element of a list, also in reading. */
    @Test
    void aListCanBeSaidByOneOfItsElements() {
        Wording wording = Kitchen.wording(Kitchen.ENGLISH.replace(
                "Cut = ", "Cut (fruits=FIG) = carefully cut {fruits/some \", \" \" and \"}{fine? finely}\n  Cut = "));
        Step figs = new Cut(Array.of(PEAR, FIG), true);
        assertThat(Kitchen.said(wording, figs)).isEqualTo("carefully cut a pear and figs finely");
        assertThat(Kitchen.read(wording, "carefully cut a pear and figs finely"))
                .containsExactly(figs);
        assertThat(Kitchen.read(wording, "carefully cut a pear")).isEmpty();
        assertThat(Kitchen.read(wording, "cut a pear and figs")).isEmpty();
        assertThat(Kitchen.read(wording, "cut a pear")).isNotEmpty();
        assertThat(wording.gaps(Array.of(new Need.Texts(Kitchen.STEP, "")))).isEmpty();
    }

    /** What a part consists of can stand in two places of a phrase. */
    @Test
    void aPartIsSaidInTwoHalves() {
        Form<Kitchen.Meal> meal = Forms.builder().build().of(Kitchen.Meal.class);
        Wording wording = Kitchen.wording("""
                Meal = {first/front} and {last/front}: {first/end}, {last/end}
                Boil/front (with=none) = boil for {minutes}
                Boil/end = {fruit}
                Fruit.PEAR = a pear
                Rest/front = rest
                Rest/end = {minutes}
                """);
        Kitchen.Meal boiled = new Kitchen.Meal(new Boil(PEAR, 5, Option.none()), new Rest(3));
        assertThat(wording.say(meal, boiled, "", Known.NOTHING).get().text())
                .isEqualTo("boil for 5 and rest: a pear, 3");
        assertThat(wording.read(meal, "boil for 5 and rest: a pear, 3", "", Known.NOTHING))
                .containsExactly(boiled);
        assertThat(wording.read(meal, "boil for 5 and rest: 3, 3", "", Known.NOTHING))
                .isEmpty();
        Array<String> gaps = wording.gaps(Array.of(new Need.Texts(meal, ""))).map(Problem::toString);
        assertThat(gaps).noneMatch(gap -> gap.contains("is said like"));
    }

    /** What is written as another type is read as that; the id of a card follows from its name. */
    @Test
    void whatIsWrittenAsAnotherTypeComesBack() {
        Form<Kitchen.Menu> menu = Forms.builder()
                .writtenAs(
                        Kitchen.Course.class,
                        Kitchen.Written.class,
                        course -> new Kitchen.Written(CardId.of(course.name()), course.name()),
                        written -> new Kitchen.Course(written.id() + "/" + written.name()))
                .build()
                .of(Kitchen.Menu.class);
        Kitchen.Menu served = new Kitchen.Menu(Array.of(new Kitchen.Course("Egg Salad"), new Kitchen.Course("Ham")));
        Kitchen.Menu read =
                new Kitchen.Menu(Array.of(new Kitchen.Course("egg-salad/Egg Salad"), new Kitchen.Course("ham/Ham")));
        Map<String, String> articles = HashMap.of(
                "serve {courses \" and \"}\nWritten = a {name}", "serve an Egg Salad and a Ham",
                "{courses \", \"}\nWritten = A {name}", "An Egg Salad, A Ham");
        articles.forEach((lines, said) -> {
            Wording wording = Kitchen.wording("change a = an before aeiou\nMenu = " + lines + "\n");
            assertThat(wording.say(menu, served, "", Known.NOTHING).get().text())
                    .isEqualTo(said);
            assertThat(wording.read(menu, said, "", Known.NOTHING)).containsExactly(read);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3|3|weigh 3 g", "3|4|weigh 3 g, then 4 g"})
    void equalPartsAreSaidOnce(int before, int after, String text) {
        Form<Weigh> form = Forms.builder().build().of(Weigh.class);
        String file = Kitchen.ENGLISH + "Weigh = weigh {before=after} g\nWeigh = weigh {before} g, then {after} g\n";
        Weigh weigh = new Weigh(before, after);
        assertThat(Kitchen.wording(file)
                        .say(form, weigh, "", Known.NOTHING)
                        .get()
                        .text())
                .isEqualTo(text);
        assertThat(Kitchen.wording(file).read(form, text, "", Known.NOTHING)).containsExactly(weigh);
        assertThat(Kitchen.wording(file.replace("before=after", "before=later"))
                        .gaps(Array.of(new Need.Texts(form, "")))
                        .map(Problem::sentence))
                .contains("later is no part of Weigh: did you mean after?");
    }

    /** A part of the whole can be said where another part speaks of it. */
    @Test
    void aPartIsSaidWithinOthers() {
        Form<Kitchen.Recipe> recipe = Forms.builder().build().of(Kitchen.Recipe.class);
        String file = Kitchen.ENGLISH.replace(
                        "Rest (minutes=0) = go on at once", "Rest (minutes=0, ..fruit=PEAR) = soften {..fruit/some}")
                + "Recipe = {steps \", \"}{fruit..}\n";
        Wording wording = Kitchen.wording(file);
        Kitchen.Recipe soft = new Kitchen.Recipe(Option.some(PEAR), Array.of(new Rest(1), new Rest(0), new Rest(0)));
        String said = "Rest for 1 minute, soften a pear, soften a pear";
        assertThat(wording.say(recipe, soft, "", Known.NOTHING).get().text()).isEqualTo(said);
        assertThat(wording.read(recipe, said, "", Known.NOTHING)).containsExactly(soft);
        assertThat(wording.read(recipe, "Rest for 1 minute", "", Known.NOTHING))
                .containsExactly(new Kitchen.Recipe(Option.none(), Array.of(new Rest(1))));
        assertThat(wording.read(recipe, "soften an apple", "", Known.NOTHING)).isEmpty();
        assertThat(Kitchen.read(wording, "soften a pear")).isEmpty();
        assertThat(wording.gaps(Array.of(new Need.Texts(recipe, "")))).isEmpty();
        assertThat(Kitchen.gaps(file.replace("{fruit..}", "")))
                .contains("line 10: fruit is no part of what stands around");
        assertThat(Kitchen.wording(file.replace("{fruit..}", "{herb..}"))
                        .gaps(Array.of(new Need.Texts(recipe, "")))
                        .map(Problem::toString))
                .contains("line 19: herb is no part of Recipe");
    }

    /** What was mentioned is put in other words, and these are understood. */
    @Test
    void aSecondMentionIsPutInOtherWords() {
        Form<Kitchen.Recipe> recipe = Forms.builder().build().of(Kitchen.Recipe.class);
        Wording wording = Kitchen.wording("""
                change a = an before aeiou
                Recipe (fruit=none) = {steps "; "}
                Recipe (fruit=FIG) = either {steps apart ", or "}. {steps}
                Boil (with=none) = boil {fruit} for {minutes}
                Rest = let <Fruit.PEAR: all|it> rest for {minutes}
                Cut (fine=false) = cut {fruits " and "}
                Fruit:
                  APPLE = <the apple|it>
                  PEAR = <a pear|that pear|it>
                  FIG = {-fig}
                -fig = <figs|them>
                """);
        Step pear = new Boil(PEAR, 1, Option.none());
        Step apple = new Boil(APPLE, 2, Option.none());
        Step figs = new Cut(Array.of(FIG, FIG, APPLE), false);
        Step rest = new Rest(9);
        Array.of(
                        Tuple.of(Array.of(pear, pear, rest), "boil a pear for 1; boil it for 1; let it rest for 9"),
                        Tuple.of(
                                Array.of(pear, apple, apple, rest, pear),
                                "boil a pear for 1; boil the apple for 2; boil it for 2; let all rest for 9; boil that pear for 1"),
                        Tuple.of(Array.of(figs, rest), "cut figs and them and the apple; let all rest for 9"))
                .forEach(each -> comesBack(wording, recipe, new Kitchen.Recipe(Option.none(), each._1), each._2));
        assertThat(wording.read(recipe, "boil it for 1", "", Known.NOTHING)).isEmpty();
        assertThat(wording.read(recipe, "boil that pear for 1", "", Known.NOTHING))
                .isEmpty();
        assertThat(wording.understand(recipe, "boil the apple for 1; boil that pear for 1", "", Known.NOTHING, 3)
                        .getLeft())
                .hasToString("line 3, column 28: \"that pear for 1\" does not say who or what is meant");
        assertThat(wording.read(recipe, "boil a pear for 1; boil a pear for 1", "", Known.NOTHING))
                .isEmpty();
        assertThat(wording.read(recipe, "boil a pear for 1; boil that pear for 1", "", Known.NOTHING))
                .hasSize(1);
        assertThat(wording.say(recipe, new Kitchen.Recipe(Option.some(FIG), Array.of(pear, pear)), "", Known.NOTHING)
                        .get()
                        .text())
                .isEqualTo("either boil a pear for 1, or boil a pear for 1. boil that pear for 1, boil it for 1");
    }

    private static void comesBack(Wording wording, Form<?> form, Object value, String text) {
        assertThat(wording.say(form, value, "", Known.NOTHING).get().text()).isEqualTo(text);
        assertThat(wording.read(form, text, "", Known.NOTHING)).containsExactly(value);
    }

    /** What is said apart is understood apart. */
    @Test
    void partsThatAreSaidApartDoNotKnowOfEachOther() {
        Form<Kitchen.Recipe> recipe = Forms.builder().build().of(Kitchen.Recipe.class);
        Wording wording = Kitchen.wording("""
                Recipe (fruit=none) = {steps apart " or ": {#}}
                Cut (fine=false) = cut {fruits " and "}
                Fruit.PEAR = <a pear|that pear|it>
                Fruit.FIG = <figs>
                """);
        Step twice = new Cut(Array.of(PEAR, PEAR), false);
        Step later = new Cut(Array.of(PEAR, FIG, PEAR), false);
        comesBack(
                wording,
                recipe,
                new Kitchen.Recipe(Option.none(), Array.of(twice, later, twice)),
                "cut a pear and it or cut a pear and figs and that pear or cut a pear and it");
        assertThat(wording.read(recipe, "cut a pear or cut it", "", Known.NOTHING))
                .isEmpty();
    }
}
