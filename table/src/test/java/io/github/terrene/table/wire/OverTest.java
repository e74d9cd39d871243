package io.github.terrene.table.wire;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game need not have words for how it ends. */
class OverTest {
    @ParameterizedTest
    @CsvSource({
        "en,The game is over: you win.,The game is over: nobody wins.",
        "de,Das Spiel ist zu Ende: du gewinnst.,Das Spiel ist zu Ende: niemand gewinnt."
    })
    void whoHasWonIsSaidAllTheSame(String language, String won, String drawn) {
        Wording words = Wording.of("common", language)
                .flatMap(common -> common.and("terrene-table", Wordings.class))
                .get();
        Narrator<?, ?> narrator = new Narrator<>(
                words,
                Cards.NONE,
                Hobe.of(StarterSet.catalogue()).forms(),
                new Cast(Array.of("Nora", "Emil"), Option.some(Players.SOUTH)));
        assertThat(Array.of(Array.of(Players.SOUTH), Array.<Seat>empty())
                        .map(winners -> new Notice.Over(new Outcome(winners, "HB-1.1")))
                        .map(over -> narrator.value(Notice.class, over, "").text()))
                .containsExactly(won, drawn);
    }
}
