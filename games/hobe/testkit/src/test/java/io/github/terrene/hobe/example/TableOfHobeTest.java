package io.github.terrene.hobe.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import org.junit.jupiter.api.Test;

class TableOfHobeTest {
    @Test
    void clientsNeedNoRules() {
        TableOfHobe table = new TableOfHobe(
                GameConfig.of(
                        Options.standard(),
                        ReadyDecks.all().get(0),
                        ReadyDecks.all().get(1)),
                7);
        Seat first = table.choices(Players.SOUTH).equals("[]") ? Players.NORTH : Players.SOUTH;
        int seen = table.number(first);
        assertThat(table.screen(first)).startsWith("{\"");
        assertThat(table.play(first, seen, "{\"is\":\"GoToBatle\",\"seat\":\"A\"}", 0)
                        .get())
                .contains("text/misspelled-name")
                .contains("GoToBattle");
        String battle = "{\"is\":\"GoToBattle\",\"seat\":\"" + first + "\"}";
        assertThat(table.choices(first)).contains(battle);
        assertThat(table.play(first, seen, battle, 0)).isEmpty();
        assertThat(table.play(first, seen, battle, 0)).as("a second click").isEmpty();
        assertThat(table.news(first, 0).head()).as("from nothing on").startsWith("[{\"path\":[],\"value\":{");
        assertThat(table.news(first, seen)).isNotEmpty().allMatch(news -> news.startsWith("["));
        assertThat(table.play(Players.opponent(first), 1, battle, 0).get()).contains("session/not-yours");
        assertThat(table.saved()).contains("Moved(");
    }
}
