package io.github.terrene.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lists of cards as people write them. */
class OwnDeckTest {
    private static final Cards CARDS = Cards.of(
            Forms.builder().build().of(Named.class),
            Array.of(new Named("sams-boat", "Sam's Boat"), new Named("oar", "Oar"), new Named("x-ray", "X-Ray")),
            Named::name);

    private static final Wording WORDS =
            Wording.parse("names:\n  oar = Ruder\n  x-ray = Röntgenstrahl").get();

    /** A card with a name. */
    public record Named(String id, String name) implements PrintedCard {}

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 Sam's Boat\nOar",
                "2x Sam's Boat\n1x Oar",
                "2 x sams-boat\r\noar\r\n",
                "Sam\u2019s Boat x2\r1 OAR",
                "\ufeff# mine\n// all of them\n\n  2\u00d7\u00a0SAM'S\tBOAT \n Oar \u00d71"
            })
    void aListIsReadHoweverItIsWritten(String list) {
        assertThat(OwnDeck.read("Mine", list, CARDS, WORDS).get().cards())
                .containsExactly("sams-boat", "sams-boat", "oar");
    }

    @Test
    void aCardIsCalledByItsNameInTheLanguage() {
        assertThat(OwnDeck.read("Mein", "2 ruder\nOar\nRöntgenstrahl x1", CARDS, WORDS)
                        .get()
                        .cards())
                .containsExactly("oar", "oar", "oar", "x-ray");
        assertThat(OwnDeck.read("Mein", "Röntgenstrahk", CARDS, WORDS)
                        .getLeft()
                        .map(problem -> problem.why().text()))
                .containsExactly("there is no card Röntgenstrahk; did you mean Röntgenstrahl?");
    }

    @Test
    void aNameThatLooksLikeANumberOfCopiesIsAName() {
        assertThat(OwnDeck.read("Mine", "X-Ray\n2 X-Ray", CARDS, WORDS).get().cards())
                .containsExactly("x-ray", "x-ray", "x-ray");
    }

    @Test
    void everythingThatIsWrongIsToldAtItsLine() {
        assertThat(OwnDeck.read("Mine", "Sams Boat\n\n0 Oar\n100 Oar\n99999999999 Oar\nHelicopter", CARDS, WORDS)
                        .getLeft())
                .allSatisfy(problem -> assertThat(problem.sentence()).isNotEmpty())
                .extracting(Problem::place, Problem::key)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("line 1", "shelf/no-card"),
                        org.assertj.core.groups.Tuple.tuple("line 3", "shelf/copies"),
                        org.assertj.core.groups.Tuple.tuple("line 4", "shelf/copies"),
                        org.assertj.core.groups.Tuple.tuple("line 5", "shelf/copies"),
                        org.assertj.core.groups.Tuple.tuple("line 6", "shelf/no-card-at-all"));
    }

    @Test
    void aListWithoutEndIsNotLookedThrough() {
        assertThat(OwnDeck.read("Mine", "99 Oar\n".repeat(100_000), CARDS, WORDS)
                        .getLeft())
                .extracting(Problem::place, Problem::key)
                .containsExactly(org.assertj.core.groups.Tuple.tuple("list", "shelf/many-lines"));
    }

    @Test
    void aLineWithoutEndIsNotLookedFor() {
        assertThat(OwnDeck.read("Mine", "Oar\n" + "x".repeat(201) + "\n" + "x".repeat(200), CARDS, WORDS)
                        .getLeft())
                .extracting(Problem::place, Problem::key)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("line 2", "shelf/long-line"),
                        org.assertj.core.groups.Tuple.tuple("line 3", "shelf/no-card-at-all"));
    }

    @Test
    void anEmptyListIsADeckWithoutCards() {
        assertThat(OwnDeck.read("Mine", "", CARDS, WORDS).get().cards()).isEmpty();
    }
}
