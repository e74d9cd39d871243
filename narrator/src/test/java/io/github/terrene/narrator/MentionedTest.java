package io.github.terrene.narrator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Which cards a value names. */
class MentionedTest {
    /** What asks. */
    public record Source(@Names(Named.CARD) String card) {}

    /** What is asked, and by what. */
    public record Asked(int number, Option<Source> within) {}

    /** A game, with the card on top of its deck. */
    public record Game(@Names(Named.CARD) String top, Option<Asked> asked) {}

    /** A match of such games. */
    public record Match(int number, Option<Game> game) {}

    private static final Form<Match> FORM = Forms.builder().build().of(Match.class);
    private static final Array<String> PATH = Array.of("asked", "within");

    private static Match match(Option<Asked> asked) {
        return new Match(1, Option.some(new Game("ace", asked)));
    }

    @Test
    void allCardsOfAValueAreFound() {
        Match match = match(Option.some(new Asked(2, Option.some(new Source("king")))));
        assertThat(Mentioned.in(FORM, match)).containsExactly("ace", "king");
    }

    /** Also in a game within another one. */
    @Test
    void theCardThatAsksIsFound() {
        assertThat(Mentioned.at(FORM, match(Option.some(new Asked(2, Option.some(new Source("king"))))), PATH))
                .containsExactly("king");
        assertThat(Mentioned.at(FORM, match(Option.some(new Asked(2, Option.none()))), PATH))
                .isEmpty();
        assertThat(Mentioned.at(FORM, match(Option.none()), PATH)).isEmpty();
        assertThat(Mentioned.at(FORM, new Match(1, Option.none()), PATH)).isEmpty();
    }
}
