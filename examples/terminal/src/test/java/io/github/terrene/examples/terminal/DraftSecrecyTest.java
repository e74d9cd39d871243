package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.examples.shelf.DraftGame;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.shelf.Wish;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What one seat of a draft is shown holds no card that the seat never saw, and no game of others. */
class DraftSecrecyTest {
    private static final RandomEncounter RULES = DraftGame.of(Wish.USUAL).get().rules();

    /** What all cards say. */
    private static final String TEXTS = SecrecyTest.texts(
            "terrene-odyssey",
            CardForms.STANDARD.of(Card.class),
            RULES.draft().catalogue().all());

    private static final int PICKS = 22;

    @TempDir
    static Path folder;

    private static SavedGame saved;
    private static Timeline<Encounter, EncounterAction, EncounterEvent> encounter;
    private static String all;
    /** What each seat is told, by the letter of the seat. */
    private static Map<String, String> tales;

    @BeforeAll
    static void save() {
        saved = SavedGame.of(
                folder.resolve("encounter.replay"),
                "--quiet",
                "--game",
                "draft",
                "--players",
                "4",
                "--level",
                "casual",
                "--seed",
                "3");
        encounter = played(saved);
        all = saved.playedBack("--verbose").out();
        tales = HashMap.ofEntries(Array.of("A", "B", "C", "D")
                .map(seat -> Tuple.of(seat, saved.playedBack("--view", seat).out())));
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("--view of a seat tells its piles, picks and games, and nothing that it never saw")
    @ValueSource(strings = {"A", "B", "C", "D"})
    void view(String seat) {
        Secrets secrets = secrets(encounter, Seat.of("ABCD".indexOf(seat)));
        assertThat(secrets.toldIn(all)).as("who sees everything is told of it").isEqualTo(secrets.names());
        assertThat(secrets.toldIn(tales.get(seat).get())).isEmpty();
        for (String detail : new String[] {"--verbose", "--quiet"}) {
            assertThat(secrets.toldIn(saved.playedBack("--view", seat, detail).out()))
                    .as(detail)
                    .isEmpty();
        }
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("of other games it tells the results only")
    @ValueSource(strings = {"A", "B", "C", "D"})
    void others(String seat) {
        String told = tales.get(seat).get();
        String name = "Ada Ben Cleo Dora".split(" ")["ABCD".indexOf(seat)];
        assertThat(told.lines().filter(line -> line.matches("── \\w+ against .*")))
                .as("one own game in each of two rounds")
                .hasSize(2)
                .allMatch(line -> line.contains(name));
        assertThat(told.lines().filter(line -> line.contains("── Turn ")))
                .isNotEmpty()
                .allMatch(line -> line.contains(name));
        assertThat(all.lines().filter(line -> line.matches("── \\w+ against .*")))
                .hasSize(4);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("nor does a person see at that seat, whatever the person types")
    @ValueSource(strings = {"A", "C"})
    void session(String seat) {
        SavedGame session = SavedGame.typing(
                monkey(seat.charAt(0)),
                folder.resolve("session-" + seat + ".replay"),
                "--game",
                "draft",
                "--players",
                "4",
                "--seed",
                "3",
                "--level",
                "casual",
                "--human",
                seat);
        Timeline<Encounter, EncounterAction, EncounterEvent> played = played(session);
        assertThat(played.state().tournament().isDefined())
                .as("it came to games")
                .isTrue();
        assertThat(secrets(played, Seat.of("ABCD".indexOf(seat)))
                        .toldIn(session.played().out()))
                .isEmpty();
    }

    private static Timeline<Encounter, EncounterAction, EncounterEvent> played(SavedGame game) {
        return Replay.parse(game.text(), RULES.notation()).get().verify(RULES).get();
    }

    /** Picks and questions, a deck as suggested, then numbers at random. */
    private static String monkey(int seed) {
        Random random = new Random(seed);
        StringBuilder typed = new StringBuilder();
        String[] asked = {"table", "hand", "piles", "why", "?"};
        for (int pick = 0; pick < PICKS; pick++) {
            typed.append(asked[random.nextInt(asked.length)]).append("\n1\n");
        }
        Monkey monkey = new Monkey(14, "why", "table", "piles", "hand", "undo", "why attack", "?");
        return typed + monkey.types(900, random);
    }

    /** The cards that stand in nothing the seat was told. */
    private static Secrets secrets(Timeline<Encounter, EncounterAction, EncounterEvent> encounter, Seat seat) {
        String told =
                encounter.events().flatMap(event -> RULES.told(event, seat)).mkString();
        Seq<Card> pool =
                Replay.parse(saved.text(), RULES.notation()).get().config().pool();
        return Secrets.of(pool.map(Card::name), told, TEXTS);
    }
}
