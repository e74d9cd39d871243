package io.github.terrene.narrator.wording;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What somebody is told who translates a game. */
class LanguageFileTest {
    private static Array<String> gaps(String file) {
        return Wording.parse(file)
                .get()
                .gaps(Array.of(new Need.Texts(Kitchen.STEP, "")))
                .map(problem -> problem.key() + " " + problem);
    }

    @Test
    void aMisnamedPartIsToldWithTheRightOne() {
        assertThat(gaps(Kitchen.ENGLISH.replace("{fine? finely}", "{fin? finely}")))
                .contains("words/misnamed-part line 7: fin is no part of Step.Cut: did you mean fine?");
    }

    @Test
    void aLineThatIsGivenTwiceIsTold() {
        String file = "Fork = a fork\nSpoon:\n  BIG = big\n  BIG = big\n  BIG = large\nFork = a fork\nBIG = big\n";
        assertThat(Wording.repeated(file).map(problem -> problem.key() + " " + problem))
                .containsExactly(
                        "words/given-twice line 4: this stands in line 3, too",
                        "words/given-twice line 6: this stands in line 1, too");
    }

    @Test
    void thereAreNotMoreAlternativesThanValues() {
        assertThat(Wording.parse("feature number = one many\nCut = [number: cut|cuts|cuttest]\n")
                        .getLeft()
                        .map(Problem::toString))
                .containsExactly("line 2, column 33: there are 3 alternatives for the 2 values of number");
        assertThat(Wording.parse("feature number = one many\nCut = [number: cut|cuts|cuttest]\n")
                        .getLeft()
                        .map(Problem::key))
                .containsExactly("words/alternatives");
    }

    @Test
    void aFileNamesOthersThatItGoesWith() {
        String also = "also common\nSpoon = a spoon\n";
        Wording words = Wording.parse(also, name -> Option.when(name.equals("common"), "language fr\nFork = a fork\n"))
                .get();
        assertThat(words.language()).isEqualTo("fr");
        assertThat(words.word("Fork")).contains("a fork");
        assertThat(words.word("Spoon")).contains("a spoon");
        assertThat(Wording.parse(also, name -> Option.none()).get().word("Fork"))
                .isEmpty();
        assertThat(Wording.parse(also, name -> Option.some("nothing")).getLeft().map(Problem::place))
                .containsExactly("common, line 1, column 1");
    }

    /** Klaus’ Deck, Alex’ Hand, but Noras Deck. */
    @Test
    void anEndingDependsOnTheName() {
        Wording german = Wording.parse("change s = ’ after s x z ce\nSeat.PLAYER/whose = #s\nSeat.PLAYER = #s Zug\n")
                .get();
        assertThat(Array.of("Nora", "Klaus", "Alex", "Beatrice", "Hans-Peter")
                        .map(name -> german.say(GameForms.SEAT, Seat.of(0), "whose", new Known() {
                                    @Override
                                    public String player(Seat seat) {
                                        return name;
                                    }
                                })
                                .get()
                                .text()))
                .containsExactly("Noras", "Klaus’", "Alex’", "Beatrice’", "Hans-Peters");
    }

    @Test
    void whatIsSaidIsCounted() {
        Array<Need> needs = Array.of(new Need.Texts(Kitchen.STEP, ""));
        Coverage whole = Wording.parse(Kitchen.ENGLISH).get().coverage(needs);
        assertThat(whole.said()).isEqualTo(whole.needed()).isGreaterThan(5);
        Coverage less = Wording.parse(Kitchen.ENGLISH.replace("  FIG (many) = figs\n", ""))
                .get()
                .coverage(needs);
        assertThat(less.said()).isLessThan(less.needed());
        Coverage nothing = Wording.parse("language fr\n").get().coverage(needs);
        assertThat(nothing.said()).isZero();
        assertThat(nothing.needed()).isPositive();
    }
}
