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
import io.github.terrene.narrator.wording.Kitchen.Spice;
import io.github.terrene.narrator.wording.Kitchen.Step;
import io.github.terrene.narrator.wording.Kitchen.Weigh;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a language file can say, and that it is read back. */
class WordingTest {
    static Stream<Arguments> sayings() {
        return Stream.of(
                Arguments.of(new Cut(Array.of(APPLE), false), "cut an apple"),
                Arguments.of(new Cut(Array.of(PEAR, FIG), true), "cut a pear and figs finely"),
                Arguments.of(new Cut(Array.of(PEAR, FIG, APPLE), false), "cut a pear, figs and an apple"),
                Arguments.of(new Boil(FIG, 1, Option.none()), "boil figs for 1 minute"),
                Arguments.of(new Boil(PEAR, 20, Option.some(APPLE)), "boil a pear with an apple for 20 minutes"),
                Arguments.of(new Rest(0), "go on at once"),
                Arguments.of(new Rest(2), "Rest for 2 minutes"));
    }

    @ParameterizedTest
    @MethodSource("sayings")
    void aValueIsSaidAndReadBack(Step step, String text) {
        assertThat(Kitchen.said(Kitchen.english(), step)).isEqualTo(text);
        assertThat(Kitchen.read(Kitchen.english(), text)).containsExactly(step);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cut a fig",
                "cut an apple, figs",
                "boil figs for 2 minute",
                "boil figs for minutes",
                "Rest for 2 minutes."
            })
    void whatNoPhraseSaysIsNotRead(String text) {
        assertThat(Kitchen.read(Kitchen.english(), text)).isEmpty();
    }

    @Test
    void allThatAFileLacksAndHasTooMuchIsFound() {
        String file = Kitchen.ENGLISH
                        .replace("  FIG (many) = figs\n", "")
                        .replace("{fine? finely}", "{finely}")
                        .replace("minutes=0", "minutes=none")
                + "Spoon = a spoon\n-en = en\n";
        assertThat(gaps(file))
                .containsExactlyInAnyOrder(
                        "the file: there is no phrase for Fruit.FIG/some",
                        "line 7: finely is no part of Step.Cut",
                        "line 10: Step.Rest cannot have minutes=none",
                        "line 18: Spoon is said nowhere");
        assertThat(gaps(Kitchen.ENGLISH)).isEmpty();
    }

    @Test
    void twoValuesThatAreSaidAlikeAreFound() {
        String file = Kitchen.ENGLISH
                .replace("go on at once", "rest for {minutes/minutes}")
                .replace("APPLE = a apple", "APPLE = a pear");
        assertThat(gaps(file))
                .containsExactlyInAnyOrder(
                        "line 11: Step.Rest is said like Step.Rest in line 10",
                        "line 15: Fruit.PEAR is said like Fruit.APPLE in line 14");
    }

    private static Array<String> gaps(String file) {
        return Kitchen.wording(file)
                .gaps(Array.of(new Need.Texts(Kitchen.STEP, "")))
                .map(Problem::toString);
    }

    @Test
    void allThatCannotBeReadIsListedWithItsPlace() {
        String file = """
                language en
                feature number
                feature number = one many
                Step (lots) = words
                nothing
                Boil = boil {fruit
                Rest = rest] {minutes three}
                Cut = [number: cut|cuts
                """;
        assertThat(Wording.parse(file).getLeft().map(Problem::place))
                .containsExactly(
                        "line 2, column 1",
                        "line 4, column 1",
                        "line 5, column 1",
                        "line 6, column 19",
                        "line 7, column 12",
                        "line 8, column 24");
    }

    /** Whatever stands in a file, it is read or refused, and nothing is said without end. */
    @Test
    void aPhraseThatWouldNeverEndIsRefused() {
        String circle = "Rest = {#/a} {minutes}\nRest/a = {#/b}\nStep.Rest/b = {#/a}\n-x = {-y}\n-y = {-x}\n";
        assertThat(Wording.parse(circle).getLeft().map(Problem::toString))
                .containsExactly(
                        "line 2: Rest/a is said by saying itself",
                        "line 3: Step.Rest/b is said by saying itself",
                        "line 4: -x is said by saying itself",
                        "line 5: -y is said by saying itself");
        String deep = "Rest = " + "{minutes? ".repeat(1_000) + "\n";
        assertThat(Wording.parse(deep).getLeft().map(Problem::key)).containsExactly("words/too-deep");
    }

    /** Adjectives that follow a noun's gender, its case and its number, though they stand before it. */
    @Test
    void wordsAgreeWithWhatFollows() {
        Wording german = Kitchen.wording("""
                language de
                feature number = one many
                feature case = nom acc
                feature gender = m f
                -er (one nom m) = er
                -er (one acc m) = en
                -er (one f) = e
                -er (many) = e
                Cut = schneide {fruits/ripe acc " und "}{fine?  fein}
                Boil = {fruit/ripe nom} [fruit: kocht|kochen] {minutes} Minuten{with/ripe nom? , dazu #}
                Rest = warte {minutes} Minuten
                Fruit/ripe:
                  APPLE (one m) = reif{-er} Apfel
                  PEAR (one f) = reif{-er} Birne
                  FIG (many f) = reif{-er} Feigen
                """);
        assertThat(Kitchen.said(german, new Cut(Array.of(APPLE, PEAR), true)))
                .isEqualTo("schneide reifen Apfel und reife Birne fein");
        assertThat(Kitchen.said(german, new Boil(FIG, 5, Option.some(APPLE))))
                .isEqualTo("reife Feigen kochen 5 Minuten, dazu reifer Apfel");
        assertThat(Kitchen.read(german, "reifer Apfel kocht 3 Minuten"))
                .containsExactly(new Boil(APPLE, 3, Option.none()));
        assertThat(Kitchen.read(german, "reifen Apfel kocht 3 Minuten")).isEmpty();
        assertThat(Kitchen.read(german, "reifer Apfel kochen 3 Minuten")).isEmpty();
    }

    /** Polish has three numbers. */
    @ParameterizedTest
    @CsvSource({"1, minuta", "2, minuty", "5, minut", "12, minut", "22, minuty", "25, minut", "112, minut"})
    void aLanguageCountsInItsOwnWay(int minutes, String noun) {
        Wording polish = Kitchen.wording("""
                language pl
                feature number = one few many
                count one = n = 1
                count few = n % 10 = 2..4 and n % 100 != 12..14
                Rest = {minutes} [minutes: minuta|minuty|minut]
                """);
        assertThat(Kitchen.said(polish, new Rest(minutes))).isEqualTo(minutes + " " + noun);
    }

    @Test
    void whatCanBeReadInTwoWaysIsReadInBoth() {
        Wording unclear = Kitchen.wording("Rest (minutes=1) = wait\nRest (minutes=2) = wait\nRest = {minutes}\n");
        assertThat(Kitchen.read(unclear, "wait")).containsExactly(new Rest(1), new Rest(2));
        assertThat(Kitchen.read(unclear, "3")).containsExactly(new Rest(3));
    }

    /** Who writes a card need not know where sentences begin, and what stands before a vowel. */
    @ParameterizedTest
    @ValueSource(strings = {"cut a apple", "Cut an apple", "cut An apple"})
    void smallMistakesAreForgiven(String text) {
        assertThat(Kitchen.read(Kitchen.english(), text)).containsExactly(new Cut(Array.of(APPLE), false));
    }

    /** Several games can share a file. */
    @Test
    void theFileOfAFamilyServesAllItsGames() {
        Wording shared = Wording.of("test-kitchen-at-sea", "en").get();
        assertThat(Kitchen.said(shared, new Rest(3))).isEqualTo("wait for 3 minutes");
        assertThat(Wording.of("test-kitchens", "en")).isEmpty();
        assertThat(Wording.of("test", "en")).isEmpty();
    }

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
        Wording wording =
                Kitchen.wording("change a = an before aeiou\nMenu = serve {courses \" and \"}\nWritten = a {name}\n");
        Kitchen.Menu served = new Kitchen.Menu(Array.of(new Kitchen.Course("Egg Salad"), new Kitchen.Course("Ham")));
        assertThat(wording.say(menu, served, "", Known.NOTHING).get().text()).isEqualTo("serve an Egg Salad and a Ham");
        assertThat(wording.read(menu, "serve an Egg Salad and a Ham", "", Known.NOTHING))
                .containsExactly(new Kitchen.Menu(
                        Array.of(new Kitchen.Course("egg-salad/Egg Salad"), new Kitchen.Course("ham/Ham"))));
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
                .contains("later is no part of Weigh");
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
        assertThat(gaps(file.replace("{fruit..}", ""))).contains("line 10: fruit is no part of what stands around");
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

    @Test
    void aPhraseThatLeavesAPartUnsaidCannotBeRead() {
        assertThat(Kitchen.read(Kitchen.wording("Rest = wait\n"), "wait")).isEmpty();
    }

    /** Words that programs know are translated; whatever else stands there is taken as it is. */
    @Test
    void aWordIsSaidAndReadInTheLanguage() {
        String file = "Spice = mit {name}\nSpice.name:\n  salt = Salz\n  white-pepper = weißem Pfeffer\n";
        Wording german = Kitchen.wording(file);
        for (Spice spice : Array.of(new Spice("salt"), new Spice("white-pepper"), new Spice("saffron"))) {
            String text =
                    german.say(Kitchen.SPICE, spice, "", Known.NOTHING).get().text();
            assertThat(german.read(Kitchen.SPICE, text, "", Known.NOTHING)).containsExactly(spice);
        }
        assertThat(german.read(Kitchen.SPICE, "mit weißem Pfeffer", "", Known.NOTHING))
                .containsExactly(new Spice("white-pepper"));
        assertThat(Kitchen.wording(file.replace("weißem Pfeffer", "Salz"))
                        .gaps(Array.of(new Need.Texts(Kitchen.SPICE, "")))
                        .map(Problem::toString))
                .containsExactly("line 4: Spice.name.white-pepper is said like Spice.name.salt in line 3");
    }

    /** Though what precedes it could be any text, and so the misspelled word a part of it. */
    @Test
    void aMisspelledWordIsFoundWhereItStands() {
        Wording english = Kitchen.wording("Spice = {name} Soup, nice\n");
        assertThat(english.understand(Kitchen.SPICE, "mild Suop, nice", "", Known.NOTHING, 1)
                        .getLeft())
                .hasToString("line 1, column 6: \"Suop, nice\" is not understood: did you mean \"Soup, nice\"?");
    }

    @Test
    void elementsOfWhichNothingIsSaidAreLeftOut() {
        Wording english = Kitchen.wording(Kitchen.ENGLISH.replace("PEAR = a pear", "PEAR ="));
        assertThat(Kitchen.said(english, new Cut(Array.of(APPLE, PEAR, FIG, PEAR), false)))
                .isEqualTo("cut an apple and figs");
        assertThat(Kitchen.said(english, new Cut(Array.of(PEAR), true))).isEqualTo("cut finely");
    }
}
