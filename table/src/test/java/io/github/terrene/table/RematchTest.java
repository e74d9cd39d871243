package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.NewTable;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The same players play once more. */
class RematchTest {
    private static final int TIME = 1_000;
    private static final int MOST = 500;

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);

    private Chair opened(String more) {
        return client.open("{\"game\":\"hobe\",\"decks\":[0,1],\"seat\":\"A\",\"name\":\"Anna\",\"listed\":true,"
                + "\"time\":{\"main\":" + TIME + "}" + more + "}");
    }

    private Client.Reply again(Chair chair) {
        return client.post(chair.address("/again"), chair.token(), "");
    }

    private String waiting(Chair chair) {
        return client.get(chair.address("/again"), chair.token()).text();
    }

    private JsonNode decks(Chair chair) {
        return Client.read(memory.lines.get(chair.table()).get(0)).at("/setup/config/decks");
    }

    /** Nobody decides in time until the game is over. */
    private void ends(Chair chair) {
        for (int late = 0; !isOver(chair); late++) {
            assertThat(late).isLessThan(MOST);
            memory.pass(2 * TIME);
            client.tables().find(chair.table()).get().runOut();
        }
    }

    private boolean isOver(Chair chair) {
        return client.get(chair.address("")).json().get("over").booleanValue();
    }

    @Test
    void bothComeToTheSameTableWithSeatsExchangedAndTheirDecks() {
        Chair anna = opened("");
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        assertThat(again(anna).key()).isEqualTo("server/plays-on");
        ends(anna);
        assertThat(waiting(anna)).isEqualTo("{\"waiting\":[]}");
        Chair first = Chair.of(client, again(ben).json());
        assertThat(waiting(anna)).isEqualTo("{\"waiting\":[\"Ben\"]}");
        assertThat(waiting(ben)).as("who waits there alone").isEqualTo("{\"waiting\":[]}");
        Chair second = Chair.of(client, again(anna).json());
        assertThat(waiting(anna)).isEqualTo("{\"waiting\":[]}");
        assertThat(second.table()).isEqualTo(first.table()).isNotEqualTo(anna.table());
        assertThat(first.seat()).isEqualTo("A");
        assertThat(second.seat()).isEqualTo("B");
        JsonNode seats = client.get(first.address("")).json().get("seats");
        assertThat(seats.get(0).get("name").textValue()).isEqualTo("Ben");
        assertThat(seats.get(1).get("name").textValue()).isEqualTo("Anna");
        assertThat(decks(first).get(0)).isEqualTo(decks(anna).get(1));
        assertThat(decks(first).get(1)).isEqualTo(decks(anna).get(0));
        assertThat(client.get("tables").text()).as("nobody else is invited").isEqualTo("[]");
        assertThat(again(anna).status()).as("the seat is taken").isEqualTo(Answer.REFUSED);
        assertThat(client.post(anna.address("/again"), "", "").status()).isEqualTo(Answer.TOKEN_NEEDED);
    }

    @Test
    void aBotComesAlong() {
        Chair anna = opened(",\"bots\":[\"B\"],\"level\":\"BEGINNER\"");
        ends(anna);
        Chair next = Chair.of(client, again(anna).json());
        assertThat(next.seat()).isEqualTo("B");
        JsonNode bot = client.get(next.address("")).json().at("/seats/0");
        assertThat(bot.get("kind").textValue()).isEqualTo("BOT");
        assertThat(bot.get("level").textValue()).isEqualTo("BEGINNER");
        ends(next);
        assertThat(Chair.of(client, again(next).json()).seat()).isEqualTo("A");
    }

    @Test
    void ofFourEverybodyHasTheNextSeat() {
        Array<Seat> seats = Seat.first(4);
        NewTable again = NewTable.of("odyssey-2v2", Option.none(), Option.none())
                .again(seats, Array.of(0, 1, 2, 3), seats.get(3), "Dora");
        assertThat(again.decks().get()).containsExactly(3, 0, 1, 2);
        assertThat(again.seat()).containsExactly(seats.get(0));
        assertThat(again.name()).containsExactly("Dora");
    }
}
