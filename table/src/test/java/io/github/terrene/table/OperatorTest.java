package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Whoever runs the program sees which tables there are, and puts some away; nobody else does. */
class OperatorTest {
    private static final String TOKEN = "of-the-operator";
    private static final String TWO = "{\"game\":\"hobe\",\"seat\":\"A\",\"name\":\"Anna\"}";

    private final InMemory memory = new InMemory();
    private final Client client = Client.of(memory);
    private final Operator operator = new Operator(client.tables(), memory, memory, Option.some(memory.hash(TOKEN)));

    private Client.Reply asked(Request request) {
        Answer.Text answer = (Answer.Text) operator.answer(request.by(TOKEN));
        return new Client.Reply(answer.status(), answer.text());
    }

    @Test
    void onlyWithTheTokenOfTheOperator() {
        Chair anna = client.open(TWO);
        for (Request request : new Request[] {
            Request.get("tables"),
            Request.delete("tables/" + anna.table()).by(anna.token()),
            Request.post("expired", "{\"days\":1}").by(""),
            Request.get("nothing").by("of-the-operatoR")
        }) {
            Answer.Text answer = (Answer.Text) operator.answer(request);
            assertThat(answer.status()).isEqualTo(Answer.TOKEN_NEEDED);
            assertThat(answer.keys()).containsExactly("server/operator");
        }
        assertThat(memory.away).isEmpty();
        Operator nobody = new Operator(client.tables(), memory, memory, Option.none());
        assertThat(nobody.is(Option.some(TOKEN))).isFalse();
        assertThat(nobody.is(Option.none())).isFalse();
    }

    @Test
    void tablesAreListed() {
        Chair anna = client.open(TWO);
        anna.stream(0, "").feed().wakes(() -> {});
        client.tables().forget(client.open("{\"game\":\"carnage\"}").table());
        JsonNode listed = asked(Request.get("tables")).json();
        assertThat(listed.get("more").booleanValue()).isFalse();
        assertThat(listed.get("tables")).hasSize(2);
        JsonNode first = listed.get("tables").get(0);
        JsonNode second = listed.get("tables").get(1);
        JsonNode hers = first.get("table").textValue().equals(anna.table()) ? first : second;
        assertThat(hers.toString())
                .isEqualTo("{\"table\":\"" + anna.table() + "\",\"game\":\"hobe\",\"changed\":1000,\"inMemory\":true,"
                        + "\"lines\":2,\"readers\":1,\"over\":false}");
        JsonNode other = hers == first ? second : first;
        assertThat(other.get("game").textValue()).isEqualTo("carnage");
        assertThat(other.get("inMemory").booleanValue()).isFalse();
        assertThat(asked(Request.get("tables").with("after", second.get("table").textValue()))
                        .json()
                        .get("tables"))
                .isEmpty();
        assertThat(asked(Request.get("tables/" + anna.table())).json()).isEqualTo(hers);
        assertThat(asked(Request.get("tables/none")).status()).isEqualTo(Answer.NOT_FOUND);
    }

    @Test
    void whoPlaysAtATableThatIsClosedIsToldSo() {
        Chair anna = client.open(TWO);
        Stream stream = anna.stream(0, "");
        stream.line();
        LiveTable<?, ?, ?, ?, ?> held = client.tables().find(anna.table()).get();
        assertThat(asked(Request.delete("tables/" + anna.table())).status()).isEqualTo(Answer.OK);
        assertThat(stream.feed().over()).isTrue();
        assertThat(stream.feed().next(1)).isEmpty();
        Client.Reply move = anna.move(1, Client.read("{}"));
        assertThat(move.status()).isEqualTo(Answer.GONE);
        assertThat(move.key()).isEqualTo("server/closed");
        assertThat(held.people().standUp(held.seatOf(anna.token()).get()).isLeft())
                .isTrue();
        assertThat(memory.away.get(anna.table())).hasSize(2);
        assertThat(memory.occurrences).contains(new Occurrence.PutAway(anna.table(), Occurrence.Why.CLOSED));
        assertThat(asked(Request.delete("tables/" + anna.table())).status()).isEqualTo(Answer.NOT_FOUND);
    }

    @Test
    void whatNobodyUsesExpires() {
        Chair old = client.open(TWO);
        Chair read = client.open(TWO);
        read.stream(0, "").feed().wakes(() -> {});
        memory.pass(2 * Operator.DAY);
        Chair young = client.open(TWO);
        assertThat(asked(Request.post("expired", "{\"days\":3}")).text()).isEqualTo("{\"expired\":0}");
        assertThat(asked(Request.post("expired", "{\"days\":1}")).text()).isEqualTo("{\"expired\":1}");
        assertThat(memory.away).containsOnlyKeys(old.table());
        assertThat(memory.lines).containsOnlyKeys(read.table(), young.table());
        assertThat(memory.occurrences).contains(new Occurrence.PutAway(old.table(), Occurrence.Why.EXPIRED));
        assertThat(asked(Request.post("expired", "{\"days\":0}")).key()).isEqualTo("server/days");
        assertThat(asked(Request.post("expired", "{\"weeks\":1}")).status()).isEqualTo(Answer.BAD);
    }

    @Test
    void whatCannotBeReadIsSaid() {
        memory.writes(false);
        Client.Reply reply = asked(Request.get("tables"));
        assertThat(reply.status()).isEqualTo(Answer.BUSY);
        assertThat(reply.key()).isEqualTo("server/unusable");
        assertThat(memory.failures).hasSize(1);
    }

    @Test
    void whatHappensIsToldWithoutSecrets() {
        Chair anna = client.open(TWO);
        Chair ben = anna.sitDown("{\"name\":\"Ben\"}");
        anna.move(1, Client.read("{\"is\":\"Castle\"}"));
        client.get("tables/secret-of-anna/journal");
        client.get("secret-of-anna");
        anna.offer("DRAW");
        ben.reply(true);
        assertThat(memory.occurrences)
                .containsExactly(
                        new Occurrence.Opened(anna.table(), "hobe"),
                        new Occurrence.Done(anna.table(), "hobe"),
                        new Occurrence.Done(anna.table(), "hobe"),
                        new Occurrence.Refused("tables/*/moves", 400, "text/unknown-name"),
                        new Occurrence.Refused("tables/*/journal", 404, "server/not-found"),
                        new Occurrence.Refused("", 404, "server/not-found"),
                        new Occurrence.Done(anna.table(), "hobe"),
                        new Occurrence.Done(anna.table(), "hobe"),
                        new Occurrence.Ended(anna.table(), "hobe"));
    }
}
