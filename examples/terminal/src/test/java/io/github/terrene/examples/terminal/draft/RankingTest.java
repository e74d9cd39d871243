package io.github.terrene.examples.terminal.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Result;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Asking;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cards;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Points stand below points, halves or not. */
class RankingTest {
    private static final Progress PROGRESS = new Progress(
            5,
            Array.of(
                    new Round(
                            Array.of(
                                    Fixture.of(Seat.of(0), Seat.of(1)).with(Result.DRAWN),
                                    Fixture.of(Seat.of(2), Seat.of(3)).with(Result.FIRST)),
                            Option.some(Seat.of(4))),
                    new Round(
                            Array.of(
                                    Fixture.of(Seat.of(0), Seat.of(4)).with(Result.FIRST),
                                    Fixture.of(Seat.of(1), Seat.of(2)).with(Result.SECOND)),
                            Option.none())),
            Array.of(Seat.of(3)));

    private static final RandomEncounter RULES =
            RandomEncounter.of(Catalogue.ofSets(Array.of(new BaseSet())).get());

    @Test
    @DisplayName("in Unicode")
    void rich() {
        assertThat(table(true))
                .containsExactly(
                        "  Rank  Player      Points  Opponents' points  Byes",
                        "    1.  Cleo            2                   \u00bd",
                        "    2.  Ada             1\u00bd                 1\u00bd",
                        "    3.  Emil            1                  1\u00bd     1",
                        "    4.  Ben              \u00bd                 3\u00bd",
                        "    5.  Dora, left      0                  2");
    }

    @Test
    @DisplayName("and in ASCII")
    void plain() {
        assertThat(table(false))
                .contains(
                        "    2.  Ada             1.5                1.5",
                        "    3.  Emil            1                  1.5    1");
    }

    private static Array<String> table(boolean unicode) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Paper paper = new Paper(new PrintStream(out, true, StandardCharsets.UTF_8), false, unicode);
        PlayerNames cast = new PlayerNames(paper, Array.of("Ada", "Ben", "Cleo", "Dora", "Emil"), Option.none());
        Cards cards = Cards.of(
                CardForms.STANDARD.of(Card.class), RULES.draft().catalogue().all(), Card::name);
        new Ranking(new Voice(Asking.narrator(RULES, cards, cast), cast)).draw(PROGRESS);
        return Array.of(out.toString(StandardCharsets.UTF_8).split("\n"));
    }
}
