package io.github.terrene.examples.terminal.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is told of a draft before anybody picks. */
class DraftTalesTest {
    @Test
    @DisplayName("it is told what is unusual about the pool")
    void unusual() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Paper paper = new Paper(new PrintStream(out, true, StandardCharsets.UTF_8), false, true);
        DraftConfig config =
                DraftConfig.of(3, new BaseSet().cards().appendAll(new BaseSet().cards()), Options.standard());
        new DraftTales(paper, Players.cast(paper, 3, Option.none()), Detail.STORY, Option.none()).deal(config);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .startsWith("216 cards are dealt into 9 piles of 12.\n")
                .contains(
                        "  Unusual: the pool has 26 Terrains; usual are 13 in the basic pool and 10 in a custom one.\n")
                .contains("  Unusual: the pool has 216 cards; ");
    }
}
