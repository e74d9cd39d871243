package io.github.terrene.bots.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.view.View;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.ListForm;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What programs are sent, line by line. */
class MessagesTest {
    private static final GameForms<?, ?, Action, Event, View> FORMS = HobeTable.RULES.forms();
    private static final Protocol<Action, Event> PROTOCOL = Protocol.of(FORMS);

    @TempDir
    private Path folder;

    /** What a program wrote down of a game in which it was asked twice. */
    private Array<String> sent() throws IOException {
        Path file = folder.resolve("sent");
        try (ProgramAgent<View, Action, Event> bot =
                HobeTable.start(Programs.odd("writes-down", file.toString()).decidingWithin(Programs.PLENTY))) {
            HobeTable.told().forEach(bot::observe);
            HobeTable.decide(bot);
            HobeTable.decide(bot);
            bot.observe(HobeTable.told().head());
            bot.tell(new Outcome(Array.of(Seat.of(1)), "HB-11.1"));
        }
        return Array.ofAll(Files.readAllLines(file));
    }

    @Test
    void aGameIsToldInLines() throws IOException {
        Array<String> lines = sent();
        assertThat(lines).hasSize(6);
        assertThat(lines.get(0))
                .isEqualTo(
                        "{\"is\":\"Started\",\"protocol\":1,\"game\":\"hobe\",\"seat\":\"%s\",\"seats\":[\"A\",\"B\"]}"
                                .formatted(HobeTable.FIRST));
        assertThat(lines.get(1)).isEqualTo(told(HobeTable.told()));
        assertThat(lines.get(2)).startsWith("{\"is\":\"Decide\",\"number\":1,").endsWith(",\"millis\":120000}");
        assertThat(lines.get(3)).startsWith("{\"is\":\"Decide\",\"number\":2,");
        assertThat(lines.get(4)).isEqualTo(told(HobeTable.told().take(1)));
        assertThat(lines.get(5)).isEqualTo("{\"is\":\"Result\",\"winners\":[\"B\"],\"rule\":\"HB-11.1\"}");
    }

    private static String told(Array<Event> events) {
        return "{\"is\":\"Told\",\"events\":" + Json.write(ListForm.of(FORMS.event()), events) + "}";
    }

    /** The same documents as everywhere else. */
    @Test
    void aDecisionIsShownAsScreensAreAndOffersWhatCanBeSentBack() throws IOException {
        String line = sent().get(2);
        Shown<Action> shown = HobeTable.RULES.shown(HobeTable.RULES.view(HobeTable.START.state(), HobeTable.FIRST));
        assertThat(line).contains("\"shown\":" + Json.write(FORMS.shown(), shown) + ",\"choices\":[");
        Message.Decide<Action, Event, Shown<Action>> decide = (Message.Decide<Action, Event, Shown<Action>>)
                Json.read(PROTOCOL.message(), line).get();
        assertThat(decide.choices()).isEqualTo(HobeTable.CHOICES.toArray());
        assertThat(decide.shown()).isEqualTo(shown);
        assertThat(decide.chance()).isNotNegative();
    }

    /** With the same chance a program can play the same game again. */
    @Test
    void chanceIsThatOfTheDecision() throws IOException {
        Seq<String> chances = sent().slice(2, 4).map(line -> line.replaceAll(".*,(\"chance\":[0-9]+),.*", "$1"));
        assertThat(chances.get(0)).isEqualTo(chances.get(1)).startsWith("\"chance\":");
    }

    /** Who has no Java tries a bot with it. */
    @Test
    void theSampleOfAGameIsWhatIsSent() throws IOException {
        Array<String> lines = Array.ofAll(Files.readAllLines(Path.of("samples", "hobe.jsonl")));
        assertThat(lines.map(line ->
                        PROTOCOL.line(Json.read(PROTOCOL.message(), line).get())))
                .isEqualTo(lines);
        assertThat(lines.filter(line -> line.startsWith("{\"is\":\"Decide\""))).hasSizeGreaterThan(3);
        assertThat(lines.last()).startsWith("{\"is\":\"Result\"");
    }

    @Test
    void theSchemaKnowsMessagesAndAnswers() {
        assertThat(PROTOCOL.schema("Hobe", FORMS))
                .contains("\"$anchor\": \"message\"", "\"$anchor\": \"answer\"", "\"const\": \"Decide\"", "\"millis\"");
    }
}
