package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.LineWriter;
import io.github.terrene.table.wire.Portrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A line costs as much for many onlookers as for one. */
class OnlookersTest {
    private static final int ONLOOKERS = 20;

    private final Client client = Client.ofAllGames();

    private static Array<LineWriter> onlookers(String language) {
        return Array.fill(ONLOOKERS, () -> new LineWriter(Seat.ONLOOKER, Option.some(language)));
    }

    /** Sends the newest line to each of them. */
    private static void isTheSameForAll(Array<LineWriter> onlookers, Portrait<?, ?, ?, ?, ?> now) {
        Array<String> lines = onlookers.map(each -> each.line(now, now.number(Seat.ONLOOKER), 0));
        assertThat(lines.distinct()).hasSize(1);
    }

    @Test
    void aLineIsPutIntoWordsOnceForAllWhoReadTheSameLanguage() {
        Chair chair = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");
        Chair ben = chair.sitDown("{\"name\":\"Ben\"}");
        LiveTable<?, ?, ?, ?, ?> table = client.tables().find(chair.table()).get();
        Array<LineWriter> english = onlookers("en");
        Array<LineWriter> german = onlookers("de");
        isTheSameForAll(english, table.now());
        isTheSameForAll(german, table.now());
        assertThat(table.now().narrations().made()).isEqualTo(2);
        Chair asked = chair.newest().get("choices").isEmpty() ? ben : chair;
        assertThat(asked.move(1, asked.newest().get("choices").get(0)).status()).isEqualTo(200);
        isTheSameForAll(english, table.now());
        assertThat(table.now().narrations().made()).isEqualTo(1);
    }
}
