package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardText;
import io.vavr.collection.Seq;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What one seat of a draft is shown holds no card that the seat never saw, and no game of others. */
class DraftSecrecyTest {
    private static final RandomEncounter RULES = Contests.found().get().drafts();

    @TempDir
    static Path folder;

    private static Path file;
    private static Replay<DraftConfig, EncounterAction> replay;
    private static Timeline<Encounter, EncounterAction, EncounterEvent> played;
    private static String all;

    @BeforeAll
    static void save() throws Exception {
        file = folder.resolve("encounter.replay");
        Run.of("--quiet", "--game", "draft", "--players", "4", "--seed", "3", "--save", file.toString());
        replay = Replay.parse(Files.readString(file), RULES.notation()).get();
        played = replay.verify(RULES).get();
        all = Run.of("--replay", file.toString()).out();
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("--view of a seat tells its piles, picks and games, and nothing that it never saw")
    @ValueSource(strings = {"A", "B", "C", "D"})
    void view(String seat) {
        Seq<String> secrets = neverSeen(played, Seat.of("ABCD".indexOf(seat)));
        assertThat(secrets).as("there is something to be kept secret").isNotEmpty();
        assertThat(secrets.filter(name -> mentions(all, name)))
                .as("who sees everything is told of it")
                .isEqualTo(secrets);
        for (String detail : new String[] {"--color=never", "--verbose", "--quiet"}) {
            String told =
                    Run.of("--replay", file.toString(), "--view", seat, detail).out();
            assertThat(secrets.filter(name -> mentions(told, name))).as(detail).isEmpty();
        }
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("of other games it tells the results only")
    @ValueSource(strings = {"A", "B", "C", "D"})
    void others(String seat) {
        String told = Run.of("--replay", file.toString(), "--view", seat).out();
        assertThat(told.split(" in turn \\d", -1))
                .as("one own game in each of two rounds")
                .hasSize(3);
        assertThat(all.split(" in turn \\d", -1)).hasSize(5);
        String name = "Ada Ben Cleo Dora".split(" ")["ABCD".indexOf(seat)];
        assertThat(told.lines().filter(line -> line.contains(": 20 cards"))).allMatch(line -> line.contains(name));
        assertThat(told.lines().filter(line -> line.contains("── Turn "))).allMatch(line -> line.contains(name));
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("nor does a person see at that seat, whatever the person types")
    @ValueSource(strings = {"A", "C"})
    void session(String seat) throws Exception {
        Path own = folder.resolve("session-" + seat + ".replay");
        Run run = Run.typing(
                monkey(seat.charAt(0)),
                "--game",
                "draft",
                "--players",
                "4",
                "--seed",
                "3",
                "--human",
                seat,
                "--save",
                own.toString());
        assertThat(run.code()).as(run.err()).isZero();
        Timeline<Encounter, EncounterAction, EncounterEvent> session = Replay.parse(
                        Files.readString(own), RULES.notation())
                .get()
                .verify(RULES)
                .get();
        assertThat(session.state().tournament().isDefined())
                .as("it came to games")
                .isTrue();
        Seq<String> secrets = neverSeen(session, Seat.of("ABCD".indexOf(seat)));
        assertThat(secrets).as("there is something to be kept secret").isNotEmpty();
        assertThat(secrets.filter(name -> mentions(run.out(), name))).isEmpty();
    }

    /** Picks and questions, a deck as advised, then numbers at random. */
    private static String monkey(int seed) {
        Random random = new Random(seed);
        StringBuilder typed = new StringBuilder();
        String[] asked = {"by", "own", "pile", "advice", "?"};
        for (int pick = 0; pick < 24; pick++) {
            typed.append(asked[random.nextInt(asked.length)]).append("\n1\n");
        }
        typed.append("show\nadvice\ndone\n");
        String[] questions = {"why", "table", "discards", "hand", "more", "undo", "why attack", "?"};
        for (int i = 0; i < 500; i++) {
            boolean asks = random.nextInt(6) == 0;
            typed.append(asks ? questions[random.nextInt(questions.length)] : 1 + random.nextInt(5))
                    .append('\n');
        }
        return typed.toString();
    }

    /** The cards that stand in nothing the seat was told, nor in the text of another card. */
    private static Seq<String> neverSeen(Timeline<Encounter, EncounterAction, EncounterEvent> encounter, Seat seat) {
        String told =
                encounter.events().flatMap(event -> RULES.told(event, seat)).mkString();
        String texts = RULES.draft()
                .catalogue()
                .cards()
                .flatMap(card -> CardText.lines(card).append(CardText.typeLine(card)))
                .mkString(" ");
        return replay.config()
                .pool()
                .map(Card::name)
                .distinct()
                .reject(told::contains)
                .reject(texts::contains);
    }

    private static boolean mentions(String text, String name) {
        return Pattern.compile("\\b" + Pattern.quote(name) + "\\b")
                .matcher(text.replaceAll("\\s+", " "))
                .find();
    }
}
