package io.github.terrene.narrator.wording;

import static io.github.terrene.narrator.wording.Kitchen.Fruit.APPLE;
import static io.github.terrene.narrator.wording.Kitchen.Fruit.FIG;
import static io.github.terrene.narrator.wording.Kitchen.Fruit.PEAR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Kitchen.Boil;
import io.github.terrene.narrator.wording.Kitchen.Cut;
import io.github.terrene.narrator.wording.Kitchen.Rest;
import io.github.terrene.narrator.wording.Kitchen.Spice;
import io.github.terrene.narrator.wording.Kitchen.Step;
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

    @Test
    void aModuleBringsWordsOfItsOwn() {
        Kitchen.Spice salt = new Spice("salt");
        Wording game = Kitchen.english();
        Wording both = game.and("Spice.name:\n  salt (many) = grains of salt\nStep.Rest = snore")
                .get();
        assertThat(both.say(Kitchen.SPICE, salt, "", Known.NOTHING).map(Said::text))
                .isEmpty();
        Wording all = both.and("Spice = {name}").get();
        assertThat(all.say(Kitchen.SPICE, salt, "", Known.NOTHING).get().text()).isEqualTo("grains of salt");
        assertThat(all.read(Kitchen.SPICE, "grains of salt", "", Known.NOTHING)).containsExactly(salt);
        assertThat(Kitchen.said(all, new Rest(0))).as("by the line of the game").isEqualTo("go on at once");
        assertThat(game.and("Spice (three) = {name}\n?").getLeft().map(Problem::place))
                .containsExactly("line 1, column 1", "line 2, column 1");
    }

    @Test
    void itsFileStandsBesideThatOfTheGame() {
        Wording game = Kitchen.english();
        assertThat(game.and("spices", WordingTest.class)
                        .get()
                        .say(Kitchen.SPICE, new Spice("pepper"), "", Known.NOTHING)
                        .map(Said::text))
                .containsExactly("pepper");
        assertThat(game.and("vegetables", WordingTest.class)).isEmpty();
        assertThatIllegalStateException()
                .isThrownBy(() -> game.and("spoilt", WordingTest.class))
                .withMessageContaining("line 1, column 1");
    }

    @Test
    void whatCouldStandInTheInnerListStandsThere() {
        Wording wording = Kitchen.wording("""
                language en
                Recipe = {steps " and "}{fruit?, #}
                Cut = cut {fine? finely} {fruits " and "}
                Boil = boil {fruit} with {with} for {minutes}
                Rest = figs {minutes? for #}
                Fruit:
                  APPLE = apples
                  PEAR = pears
                  FIG = figs
                """);
        Form<Kitchen.Recipe> form = Forms.builder().build().of(Kitchen.Recipe.class);
        Kitchen.Recipe cut = new Kitchen.Recipe(Option.none(), Array.of(new Cut(Array.of(PEAR, FIG), false)));
        assertThat(wording.read(form, "cut pears and figs", "", Known.NOTHING)).containsExactly(cut);
        Kitchen.Recipe both = new Kitchen.Recipe(Option.none(), Array.of(new Cut(Array.of(PEAR), true), new Rest(2)));
        assertThat(wording.read(form, "cut finely pears and figs for 2", "", Known.NOTHING))
                .containsExactly(both);
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

    /** Reading a file takes a while, so it is done once. */
    @Test
    void theWordsOfAGameAreKept() {
        Wording read = Wording.of("test-kitchen", "en").get();
        assertThat(Wording.of("test-kitchen", "en").get()).isSameAs(read);
        assertThat(Wording.of("test-kitchen", "fr")).isEmpty();
    }

    @Test
    void allThatAFileLacksAndHasTooMuchIsFound() {
        String file = Kitchen.ENGLISH
                        .replace("  FIG (many) = figs\n", "")
                        .replace("{fine? finely}", "{finely}")
                        .replace("minutes=0", "minutes=none")
                + "Spoon = a spoon\n-en = en\n";
        assertThat(Kitchen.gaps(file))
                .containsExactlyInAnyOrder(
                        "the file: there is no phrase for Fruit.FIG/some",
                        "line 7: finely is no part of Step.Cut",
                        "line 7: fine of Step.Cut is not said, so that nobody could read it",
                        "line 10: Step.Rest cannot have minutes=none",
                        "line 10: minutes of Step.Rest is not said, so that nobody could read it",
                        "line 18: Spoon is said nowhere");
        assertThat(Kitchen.gaps(Kitchen.ENGLISH)).isEmpty();
    }

    @Test
    void twoValuesThatAreSaidAlikeAreFound() {
        String file = Kitchen.ENGLISH
                .replace("go on at once", "rest for {minutes/minutes}")
                .replace("APPLE = a apple", "APPLE = a pear");
        assertThat(Kitchen.gaps(file))
                .containsExactlyInAnyOrder(
                        "line 11: Step.Rest is said like Step.Rest in line 10",
                        "line 15: Fruit.PEAR is said like Fruit.APPLE in line 14");
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
        assertThat(keys(file))
                .containsExactly(
                        "line 2, column 1: words/header",
                        "line 4, column 1: words/feature",
                        "line 5, column 1: words/no-line",
                        "line 6, column 19: words/brace",
                        "line 7, column 12: words/unexpected",
                        "line 8, column 24: words/bracket");
    }

    @Test
    void soIsWhatFewEverWrite() {
        String file = """
                feature number = one many
                count one = n is large
                change a = an
                Rest = {..}
                Boil = <a|b|c|d>
                Cut = \\
                """;
        assertThat(keys(file))
                .containsExactly(
                        "line 2, column 1: words/count",
                        "line 3, column 1: words/change",
                        "line 4, column 11: words/slot",
                        "line 5, column 17: words/mention",
                        "line 6, column 8: words/backslash");
        String features = "feature f = a b\n".repeat(8);
        assertThat(keys(features)).containsExactly("line 8, column 1: words/many-features");
    }

    private static Array<String> keys(String file) {
        return Array.ofAll(Wording.parse(file).getLeft()).map(problem -> problem.place() + ": " + problem.key());
    }

    @Test
    void aPartIsFoundByAPlayerOrInAList() {
        assertThat(Kitchen.wording("Rest = {minutes@minutes}\n")
                        .gaps(Array.of(new Need.Texts(Kitchen.STEP, "")))
                        .map(Problem::key))
                .contains("words/no-side");
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
        assertThat(unclear.understand(Kitchen.STEP, "wait", "", Known.NOTHING, 1)
                        .getLeft()
                        .key())
                .isEqualTo("words/two-meanings");
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

    /** What it says comes first; a file that is not there is not missed. */
    @Test
    void aFileNamesOthersThatSayMore() {
        Wording shared = Wording.of("test-kitchen", "en").get();
        assertThat(Kitchen.said(shared, new Rest(60))).isEqualTo("wait until it is brown");
        assertThat(Kitchen.said(shared, new Rest(6))).isEqualTo("wait for 6 minutes");
    }

    /** Both are saved as some editors do, and begin with one. */
    @Test
    void aByteOrderMarkIsNoWord() {
        Wording marked = Wording.of("test-garden", "en").get();
        assertThat(Kitchen.said(marked, new Rest(60))).isEqualTo("wait until it is ripe");
        assertThat(Kitchen.said(marked, new Rest(6))).isEqualTo("wait for 6 minutes");
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
    void whatCouldStandInsteadIsTold() {
        assertThat(Kitchen.english()
                        .understand(Kitchen.STEP, "boil figs with pepper", "", Known.NOTHING, 1)
                        .getLeft()
                        .key())
                .isEqualTo("words/other-expected");
    }

    @Test
    void elementsOfWhichNothingIsSaidAreLeftOut() {
        Wording english = Kitchen.wording(Kitchen.ENGLISH.replace("PEAR = a pear", "PEAR ="));
        assertThat(Kitchen.said(english, new Cut(Array.of(APPLE, PEAR, FIG, PEAR), false)))
                .isEqualTo("cut an apple and figs");
        assertThat(Kitchen.said(english, new Cut(Array.of(PEAR), true))).isEqualTo("cut finely");
    }
}
