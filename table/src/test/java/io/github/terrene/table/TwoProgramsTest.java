package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two programs that keep their tables at the same place, such as two servers on one database or two windows of a browser. */
class TwoProgramsTest {
    private static final String ALONE = "{\"game\":\"terralore\",\"seat\":\"A\"}";
    private static final String TIMED = "{\"game\":\"terralore\",\"seat\":\"A\",\"time\":{\"decision\":60000}}";
    private static final String WITH_A_BOT = "{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"]}";

    private final Shared shared = new Shared();
    private final InMemory oneHost = new InMemory();
    private final InMemory otherHost = new InMemory();
    private final Client one = shared.program("one", oneHost);
    private final Client other = shared.program("other", otherHost);

    private Chair there(Chair here) {
        return new Chair(other, here.table(), here.seat(), here.token());
    }

    private static LiveTable<?, ?, ?, ?, ?> table(Chair chair) {
        return chair.client().tables().inMemory(chair.table()).get();
    }

    private static Client.Reply first(Chair chair, JsonNode line) {
        assertThat(line.get("choices")).isNotEmpty();
        return chair.move(line.get("number").intValue(), line.get("choices").get(0));
    }

    /** Anna at one program and Ben at the other, who is to move now. */
    private List<Chair> annaAndBen(String wanted) {
        Chair anna = one.open(wanted);
        Chair ben = there(anna).sitDown("{\"name\":\"Ben\"}");
        return List.of(anna, ben);
    }

    @Test
    void everyRequestGoesToAnyProgram() {
        Chair here = one.open(WITH_A_BOT);
        for (int i = 0; i < 20; i++) {
            Chair chair = i % 2 == 0 ? there(here) : here;
            assertThat(first(chair, chair.newest()).status()).isEqualTo(Answer.OK);
        }
        assertThat(here.lines(0, "&language=de")).isEqualTo(there(here).lines(0, "&language=de"));
    }

    @Test
    void whatTheOtherDidIsHeard() {
        Chair here = one.open(ALONE);
        JsonNode line = here.newest();
        Stream stream = here.stream(line.get("number").intValue(), "");
        stream.next();
        List<String> woken = new ArrayList<>();
        stream.feed().wakes(() -> woken.add("woken"));
        assertThat(first(there(here), line).status()).isEqualTo(Answer.OK);
        assertThat(woken).isEmpty();
        one.tables().readOn(here.table());
        assertThat(woken).hasSize(1);
        assertThat(stream.line().get("what").textValue()).isEqualTo("HAPPENED");
        one.tables().readOn(here.table());
        assertThat(woken).hasSize(1);
        one.tables().readOn("none");
        assertThat(one.tables().ids()).containsExactly(here.table());
    }

    /** The other one is first between the moment when this one reads and the moment when it keeps. */
    @Test
    void whoComesSecondReadsOnAndTriesAgain() {
        Chair here = one.open(ALONE);
        JsonNode line = here.newest();
        there(here).newest();
        atTheNextLine(() ->
                assertThat(there(here).sitDown("{\"name\":\"Ben\"}").seat()).isEqualTo("B"));
        assertThat(first(here, line).status()).isEqualTo(Answer.OK);
        assertThat(shared.texts(here.table()).get(2)).contains("Ben");
        assertThat(shared.texts(here.table()).get(3)).contains("Moved");
        assertThat(here.lines(0, "")).isEqualTo(there(here).lines(0, ""));
    }

    @Test
    void aMoveThatIsSentToBothIsDoneOnce() {
        Chair here = one.open(ALONE);
        JsonNode line = here.newest();
        there(here).newest();
        atTheNextLine(() -> assertThat(first(there(here), line).status()).isEqualTo(Answer.OK));
        assertThat(first(here, line).status()).isEqualTo(Answer.OK);
        assertThat(shared.texts(here.table()))
                .filteredOn(kept -> kept.contains("Moved"))
                .hasSize(1);
    }

    private void atTheNextLine(Runnable what) {
        shared.before = () -> {
            shared.before = () -> {};
            what.run();
        };
    }

    @Test
    void aSeatIsTakenOnce() {
        Chair here = one.open(ALONE);
        there(here).newest();
        atTheNextLine(() ->
                assertThat(there(here).sitDown("{\"name\":\"Ben\"}").seat()).isEqualTo("B"));
        Client.Reply late = one.post(here.address("/seats"), "", "{\"seat\":\"B\",\"name\":\"Eve\"}");
        assertThat(late.key()).isEqualTo("session/taken");
    }

    @Test
    void whoWroteLastLeads() {
        Chair here = one.open(TIMED);
        there(here).newest();
        assertThat(table(here).leads()).isTrue();
        assertThat(table(there(here)).leads()).isFalse();
        assertThat(table(here).due().isDefined()).isTrue();
        assertThat(table(there(here)).due().isDefined()).isFalse();
        assertThat(first(there(here), here.newest()).status()).isEqualTo(Answer.OK);
        assertThat(table(here).leads()).isFalse();
        assertThat(table(there(here)).leads()).isTrue();
        assertThat(shared.texts(here.table())).noneMatch(kept -> kept.contains("Stopped"));
    }

    /** Bots are played by {@link InMemory} after each request, where they are awaited. */
    @Test
    void botsPlayWhereSomethingWasDoneLast() {
        Chair here = one.open(WITH_A_BOT);
        int known = shared.tables.get(here.table()).size();
        for (int i = 0; i < 30; i++) {
            first(there(here), there(here).newest());
        }
        List<Shared.Line> lines = shared.tables.get(here.table());
        assertThat(lines.subList(known, lines.size()))
                .filteredOn(line ->
                        line.text().contains("\"seat\":\"B\"") && line.text().contains("Moved"))
                .isNotEmpty()
                .allMatch(line -> line.by().equals("other"));
    }

    @Test
    void aClockRunsOutOnce() {
        List<Chair> both = annaAndBen(TIMED);
        oneHost.pass(61_000);
        otherHost.pass(61_000);
        atTheNextLine(() -> table(both.get(1)).runOut());
        table(both.get(0)).runOut();
        assertThat(shared.texts(both.get(0).table()))
                .filteredOn(kept -> kept.contains("RanOut"))
                .hasSize(2)
                .anyMatch(kept -> kept.contains("\"seat\":\"A\""))
                .anyMatch(kept -> kept.contains("\"seat\":\"B\""));
    }

    @Test
    void whoIsLeftTakesOverWhenTheOtherHasEnded() {
        Chair here = one.open(TIMED);
        there(here).newest();
        other.tables().readOn(here.table());
        assertThat(table(there(here)).leads()).isFalse();
        shared.ended.add("one");
        otherHost.pass(30_000);
        other.tables().readOn(here.table());
        assertThat(table(there(here)).leads()).isTrue();
        assertThat(there(here).lines(1, "").stream()
                        .map(line -> line.get("what").textValue()))
                .containsExactly("CLOCKS_STOPPED", "CLOCKS_STARTED");
    }

    @Test
    void aTableThatTheOtherPutAwayIsClosedHere() {
        Chair here = one.open(ALONE);
        Stream stream = here.stream(0, "");
        shared.tables.remove(here.table());
        one.tables().readOn(here.table());
        assertThat(stream.feed().over()).isTrue();
        assertThat(one.tables().inMemory()).isZero();
        assertThat(one.get(here.address("")).status()).isEqualTo(Answer.NOT_FOUND);
    }

    @Test
    void aTableThatIsPutAwayMeanwhileKeepsNothingMore() {
        Chair here = one.open(ALONE);
        JsonNode line = here.newest();
        atTheNextLine(() -> shared.tables.remove(here.table()));
        Client.Reply late = first(here, line);
        assertThat(late.status()).isEqualTo(Answer.REFUSED);
        assertThat(late.key()).isEqualTo("server/closed");
    }

    @Test
    void whereOtherRulesLedToSomethingElseNobodyPlaysOn() {
        Chair here = one.open(ALONE);
        assertThat(first(here, here.newest()).status()).isEqualTo(Answer.OK);
        int known = there(here).lines(0, "").size();
        assertThat(first(here, here.newest()).status()).isEqualTo(Answer.OK);
        List<Shared.Line> lines = shared.tables.get(here.table());
        Shared.Line latest = lines.remove(lines.size() - 1);
        lines.add(new Shared.Line(latest.text().replaceFirst("\"after\":\"....", "\"after\":\"0000"), latest.by()));
        assertThat(there(here).lines(0, "")).hasSize(known);
        Client.Reply refused = first(there(here), here.newest());
        assertThat(refused.key()).isEqualTo("server/outdated");
        assertThat(otherHost.occurrences)
                .contains(new Occurrence.Outdated(here.table(), "terralore", lines.size() - 1, lines.size()));
    }

    @Test
    void aLineThatIsNotWholeIsDamage() {
        Chair here = one.open(ALONE);
        there(here).newest();
        shared.tables.get(here.table()).add(new Shared.Line("nonsense", "one"));
        assertThat(other.get(here.address("")).key()).isEqualTo("server/damaged");
    }

    /** A program that cannot wait for its store is brought the lines: so a page in a browser is. */
    @Test
    void linesThatAreBroughtAreHeard() {
        InMemory memory = new InMemory();
        Client page = Client.of(memory);
        Chair here = page.open(ALONE);
        JsonNode line = here.newest();
        Chair there = new Chair(Client.of(memory), here.table(), here.seat(), here.token());
        int known = page.tables().lines(here.table());
        assertThat(first(there, line).status()).isEqualTo(Answer.OK);
        page.tables()
                .readOn(
                        here.table(),
                        Array.ofAll(memory.lines.get(here.table())).drop(known));
        assertThat(page.tables().lines(here.table()))
                .isEqualTo(memory.lines.get(here.table()).size());
        assertThat(here.lines(0, "")).isEqualTo(there.lines(0, ""));
    }

    @Test
    void whatIsNotInMemoryHasNoLinesThere() {
        Chair here = one.open(ALONE);
        assertThat(other.tables().lines(here.table())).isZero();
        other.tables().readOn(here.table(), Array.of("nonsense"));
        other.tables().readOn(here.table());
        assertThat(other.tables().find(here.table()).isDefined()).isTrue();
    }
}
