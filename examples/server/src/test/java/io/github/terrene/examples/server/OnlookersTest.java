package io.github.terrene.examples.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.server.table.LiveTable;
import io.github.terrene.examples.server.wire.LineWriter;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A line costs as much for many onlookers as for one. */
@Timeout(60)
class OnlookersTest {
    private static final int ONLOOKERS = 20;

    @TempDir
    Path folder;

    private static Array<LineWriter> onlookers(String language) {
        return Array.fill(ONLOOKERS, () -> new LineWriter(Seat.ONLOOKER, Option.some(language)));
    }

    /** Sends the newest line to each of them. */
    private static void isTheSameForAll(Array<LineWriter> onlookers, Portrait<?, ?, ?, ?, ?> now) {
        Array<String> lines = onlookers.map(each -> each.line(now, now.number(Seat.ONLOOKER)));
        assertThat(lines.distinct()).hasSize(1);
    }

    @Test
    void aLineIsPutIntoWordsOnceForAllWhoReadTheSameLanguage() throws IOException {
        try (Server server = Server.open(Settings.quick(folder))) {
            Chair chair = Client.of(server.port()).open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
            Chair ben = chair.sitDown("{\"name\":\"Ben\"}");
            LiveTable<?, ?, ?, ?, ?> table = server.tables().find(chair.table()).get();
            Array<LineWriter> english = onlookers("en");
            Array<LineWriter> german = onlookers("de");
            isTheSameForAll(english, table.now());
            isTheSameForAll(german, table.now());
            assertThat(table.now().narrations().made()).isEqualTo(2);
            Chair asked = chair.newest().get("choices").isEmpty() ? ben : chair;
            assertThat(asked.move(1, asked.newest().get("choices").get(0)).status())
                    .isEqualTo(200);
            isTheSameForAll(english, table.now());
            assertThat(table.now().narrations().made()).isEqualTo(1);
        }
    }
}
