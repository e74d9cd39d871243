package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever is not there is away, and the others are told. */
class PresenceTest {
    private static final int SHORT = 20_000;
    private static final int LONG = 120_000;
    private static final int MOST_MOVES = 2_000;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);
    private final Chair anna = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}");

    /** Who is away as somebody is told: {@code A SHORT, B LONG}. */
    private static String away(JsonNode table) {
        List<String> away = new ArrayList<>();
        for (JsonNode seat : table.get("seats")) {
            if (seat.has("away")) {
                away.add(seat.get("seat").textValue() + " " + seat.get("away").textValue());
            }
        }
        return String.join(", ", away);
    }

    private String awayToOnlookers() {
        return away(client.get(anna.address("")).json());
    }

    private static String awayInNews(Stream stream) {
        return away(Client.read(stream.next().json()).get("table"));
    }

    @Test
    void othersAreToldWhoIsAwayAndWhoComesBack() {
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        List<String> woken = new ArrayList<>();
        Stream reads = anna.stream(1, "");
        reads.feed().wakes(() -> woken.add("woken"));
        assertThat(awayInNews(reads)).isEmpty();
        memory.pass(SHORT - 1);
        assertThat(reads.feed().next(1)).isEmpty();
        memory.pass(1);
        assertThat(awayInNews(reads)).isEqualTo("B SHORT");
        memory.pass(LONG - SHORT);
        assertThat(awayInNews(reads)).isEqualTo("B LONG");
        assertThat(reads.feed().next(1)).isEmpty();
        assertThat(woken).as("time passes unnoticed").isEmpty();
        ben.newest();
        assertThat(woken).as("who comes back").hasSize(1);
        assertThat(awayInNews(reads)).isEmpty();
    }

    @Test
    void whoReadsTheirJournalIsThereUntilTheyReadNoMore() {
        Reader reader = () -> {};
        Stream stream = anna.stream(0, "");
        stream.feed().wakes(reader);
        Stream another = anna.stream(0, "");
        Reader other = () -> {};
        another.feed().wakes(other);
        memory.pass(LONG);
        stream.feed().leaves(reader);
        memory.pass(LONG);
        assertThat(awayToOnlookers()).as("another window").isEmpty();
        another.feed().leaves(other);
        memory.pass(SHORT - 1);
        assertThat(awayToOnlookers()).isEmpty();
        memory.pass(1);
        assertThat(awayToOnlookers()).isEqualTo("A SHORT");
        anna.onlooker().stream(0, "").feed().wakes(reader);
        assertThat(awayToOnlookers()).as("an onlooker is nobody's person").isEqualTo("A SHORT");
    }

    @Test
    void nobodyIsToldThatTheyAreAwayThemselves() {
        Stream own = anna.stream(1, "");
        Stream onlookers = anna.onlooker().stream(1, "");
        assertThat(awayInNews(own)).isEmpty();
        assertThat(awayInNews(onlookers)).isEmpty();
        memory.pass(SHORT);
        assertThat(own.feed().next(1)).isEmpty();
        assertThat(awayInNews(onlookers)).isEqualTo("A SHORT");
        assertThat(client.get("tables/" + anna.table(), "a-wrong-token").text())
                .as("a wrong token brings nobody back")
                .contains("SHORT");
        assertThat(away(client.get(anna.address(""), anna.token()).json())).isEmpty();
        assertThat(awayToOnlookers()).isEmpty();
    }

    @Test
    void aSeatThatNobodyHasTakenIsNotAwayButOneThatWasLeftIs() {
        memory.pass(LONG);
        assertThat(awayToOnlookers()).isEqualTo("A LONG");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        memory.pass(LONG);
        client.delete(ben.address("/seats/B"), ben.token());
        memory.pass(SHORT);
        assertThat(awayToOnlookers()).isEqualTo("A LONG, B SHORT");
        Client anew = Client.of(memory);
        assertThat(away(anew.get(anna.address("")).json()))
                .as("when it is found again")
                .isEqualTo("B SHORT");
        memory.pass(SHORT);
        assertThat(away(anew.get(anna.address("")).json())).isEqualTo("A SHORT, B SHORT");
        ben.sitDown("{\"seat\":\"B\",\"name\":\"Cleo\"}");
        assertThat(awayToOnlookers()).isEqualTo("A LONG");
    }

    @Test
    void neitherBotsNorAnybodyAfterTheGameIsAway() {
        Chair dora = client.open("{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"],\"level\":\"BEGINNER\"}");
        memory.pass(LONG);
        assertThat(away(client.get(dora.address("")).json())).isEqualTo("A LONG");
        new Monkey(dora, 1).playUntil(line -> line.get("over").booleanValue(), MOST_MOVES);
        memory.pass(LONG);
        assertThat(away(client.get(dora.address("")).json())).isEmpty();
    }

    /** Otherwise two programs would tell each other for ever what neither has seen. */
    @Test
    void whatAnotherProgramSawIsKnownAndNotToldAgain() {
        Shared shared = new Shared();
        InMemory here = new InMemory();
        InMemory there = new InMemory();
        Client one = shared.program("one", here);
        Client other = shared.program("other", there);
        Chair chair = one.open("{\"game\":\"hobe\",\"seat\":\"A\"}");
        other.get(chair.address(""));
        there.pass(SHORT - 1);
        assertThat(away(other.get(chair.address("")).json())).isEmpty();
        there.pass(1);
        assertThat(away(other.get(chair.address("")).json())).isEqualTo("A SHORT");
        assertThat(one.tables().seen(0)).as("no request, no stream").isEmpty();
        chair.newest();
        assertThat(one.tables().seen(0).get(chair.table()))
                .containsExactly(Seat.of(0).asList());
        other.tables().seenElsewhere(chair.table(), Seat.first(Seat.MOST));
        other.tables().seenElsewhere("none", Seat.first(1));
        assertThat(away(other.get(chair.address("")).json())).isEmpty();
        assertThat(other.tables().seen(LONG)).isEmpty();
    }
}
