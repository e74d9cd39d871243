package io.github.terrene.narrator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is told of slips in a file. */
class CardSheetTest {
    private static final Wording WORDS =
            Wording.parse("""
            language en
            Dish/print = {name}\\n{#/line}\\n{tasks "\\n": ^#.}
            Dish/line = {meal}, serves {serves}, {minutes} minutes
            Meal:
              SOUP = hot soup
              CAKE = cake
            Task:
              Boil = boil {thing} in water
              Rest = let it rest for {minutes} minutes
            """).getOrElseThrow(problems -> new AssertionError(problems.mkString("\n")));

    private static final Form<Dish> FORM = Forms.builder().build().of(Dish.class);

    /** What is cooked. */
    public enum Meal {
        /** Soup. */
        SOUP,
        /** Cake. */
        CAKE
    }

    /** What is done. */
    public sealed interface Task permits Boil, Rest {}

    /** Something is boiled. */
    public record Boil(String thing) implements Task {}

    /** It rests. */
    public record Rest(int minutes) implements Task {}

    /** A card. */
    public record Dish(String name, Meal meal, int serves, int minutes, Array<Task> tasks) {}

    private static String told(Seq<Problem> problems) {
        return problems.map(problem -> problem.why().key() + " " + problem.place())
                .mkString(", ");
    }

    private static String told(String file) {
        return told(CardSheet.read(file, FORM, WORDS).getLeft());
    }

    private static String toldOf(String line) {
        return told("Broth\n" + line + "\nBoil leeks in water.");
    }

    @Test
    void aSlipIsToldWhereItIs() {
        assertThat(toldOf("hto soup, serves 4, 20 minutes")).isEqualTo("words/misspelled line 2, column 1");
        assertThat(toldOf("soup hot, serves 4, 20 minutes")).isEqualTo("words/exchanged line 2, column 1");
        assertThat(toldOf("soup, serves 4, 20 minutes")).isEqualTo("words/left-out line 2, column 1");
        assertThat(toldOf("hot soup, serves 4, 20")).isEqualTo("words/left-out-at-the-end line 2, column 23");
        assertThat(toldOf("hot soup, serves 4 4, 20 minutes")).isEqualTo("words/too-many line 2, column 20");
        assertThat(toldOf("hot soup, serves all, 20 minutes")).isEqualTo("words/other-meant line 2, column 18");
    }

    @Test
    void aCardNeedsALineThatSaysWhatItIsAndAnEmptyOneBehindIt() {
        assertThat(told("Broth")).isEqualTo("words/only-a-name line 1");
        assertThat(told("Broth\nhot soup, serves 4, 20 minutes\nBoil leeks in water.\nPie\ncake, serves 8, 50 minutes"))
                .isEqualTo("words/no-empty-line line 4");
    }

    @Test
    void aTextWithoutACardIsRefused() {
        assertThat(told("")).isEqualTo("cards/none line 1");
        assertThat(told("# nothing yet\n\n")).isEqualTo("cards/none line 1");
    }

    @Test
    void whatIsWrongIsToldInTheLanguage() {
        Wording german = Wording.parse("""
                language de
                place.line = Zeile
                meant.a-number = eine Zahl
                refusals:
                  words/left-out = vor "{there}" fehlt {meant ", " " oder "}
                  words/misspelled = "{there}" ist unklar: {meant ", " " oder "}?
                """).get();
        assertThat(german.told(Problem.at(
                        "line 3, Broth",
                        "words/left-out",
                        "{meant:any} is missing before {there}",
                        Array.of("\"a\"", "\"b\"", "a number"),
                        "oil")))
                .isEqualTo("Zeile 3, Broth: vor \"oil\" fehlt \"a\", \"b\" oder eine Zahl");
        assertThat(german.told(Problem.at("the broth", "X-1/odd", "it is odd")))
                .isEqualTo("the broth: it is odd (X-1)");
    }

    @Test
    void whatNobodySeesIsRefused() {
        assertThat(told("Br\u0007oth\nhot soup, serves 4, 20 minutes"))
                .isEqualTo("words/control-character line 1, column 3");
    }

    /** The dishes say what else is boiled, and a word of the language is seldom a thing. */
    @Test
    void aNameThatIsNearlyAnotherOneIsDoubted() {
        Dish pie = new Dish("Leek Pie", Meal.CAKE, 8, 50, Array.of(new Boil("leeks")));
        String broth = "Broth\nhot soup, serves 4, 20 minutes\nBoil leesk in water.\n";
        assertThat(told(CardSheet.doubts(broth, FORM, WORDS, Array.of(pie))))
                .isEqualTo("words/doubtful line 3, column 6");
        assertThat(CardSheet.doubts(broth, FORM, WORDS, Array.empty())).isEmpty();
        assertThat(told(CardSheet.doubts(broth.replace("leesk", "minutes"), FORM, WORDS, Array.of(pie))))
                .isEqualTo("words/taken-for-name line 3, column 6");
    }

    /** Whoever sends a thousand cards that mean nothing gets an answer, too: the first slips are looked for, the others are placed. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void nobodyLooksForEver() {
        String card = "Broth\nhto soup, serves 4, 20 minutes\n" + "boil it in wine and ".repeat(45) + "\n\n";
        Seq<Problem> problems = CardSheet.read(card.repeat(1_000), FORM, WORDS).getLeft();
        assertThat(problems.head().why().key()).isEqualTo("words/misspelled");
        assertThat(problems.size()).isBetween(1_000, 2_000);
    }

    @Test
    void whatWasUnderstoodIsRead() {
        assertThat(CardSheet.read(
                                "Broth\r\nhot\u00a0soup,serves 4,  20 minutes\r\n\tlet it rest for 5 minutes.\n",
                                FORM,
                                WORDS)
                        .get())
                .containsExactly(new Dish("Broth", Meal.SOUP, 4, 20, Array.of(new Rest(5))));
    }
}
