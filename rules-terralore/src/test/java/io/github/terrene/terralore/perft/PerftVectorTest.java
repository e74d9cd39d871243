package io.github.terrene.terralore.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Checks that the published counts are those of the rules. docs/perft.md says what they are for.
 *
 * <p>With the system property {@code perft.write} the positions are searched for again and the files are written.
 */
class PerftVectorTest {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Path FOLDER = Path.of("src/test/resources/perft");
    private static final Policy<Object, Action> EAGER = (state, action) -> action.kind() == ActionKind.HAND_IN ? 1 : 20;

    @BeforeAll
    static void write() throws IOException {
        if (Boolean.getBoolean("perft.write")) {
            Files.createDirectories(FOLDER);
            for (PerftVector vector : positions()) {
                Files.writeString(FOLDER.resolve(vector.name().replace(' ', '-') + ".perft"), vector.text());
            }
        }
    }

    private static Array<PerftVector> positions() {
        Options standard = Options.standard();
        return Array.of(
                reached("mulligan", standard.withMulligan(Mulligan.REDRAW_ONE_FEWER), 4, game -> true),
                reached("first plans", standard, 3, game -> game.table().turn() == 1),
                reached("plans of turn 5", standard, 3, game -> game.table().turn() == 5),
                reached(
                        "half a plan is paid",
                        standard,
                        4,
                        game -> game.draft(Players.SOUTH).owing() == 2),
                reached(
                        "only North plans",
                        standard,
                        5,
                        game -> !game.draft(Players.SOUTH).open()),
                reached("a fifth Creature", standard, 3, game -> asked(game, "place")),
                reached("a target", standard, 3, game -> asked(game, "target")),
                reached("a discard", standard, 3, game -> asked(game, "discard")),
                reached("three cards on top", standard, 4, game -> asked(game, "order")),
                reached("exchange of lanes", standard, 3, game -> asked(game, "exchange")));
    }

    private static boolean asked(Game game, String about) {
        return game.prompt() instanceof Ask ask && ask.key().equals(about);
    }

    private static PerftVector reached(String name, Options options, int depth, Predicate<Game> wanted) {
        for (long seed = 1; seed < 2_000; seed++) {
            Dice dice = Rng.of(seed).split(1).dice();
            GameConfig config = GameConfig.of(options, deck(seed), deck(seed + 1));
            Array<Integer> choices = Array.fill(300, () -> dice.below(Walk.CHOICES));
            Playthrough<GameConfig, Game, Action, Event> playthrough =
                    Playthrough.of(RULES, Array.of(EAGER), new Walk<>(new SeededConfig<>(config, seed), 0, choices));
            int place = playthrough.states().indexWhere(wanted);
            if (place >= 0) {
                return PerftVector.of(RULES, name, config, seed, playthrough.before(place), depth);
            }
        }
        throw new IllegalStateException("random play does not reach: " + name);
    }

    private static Deck deck(long number) {
        return ReadyDecks.all().get((int) (number % 4));
    }

    private static Array<PerftVector> vectors() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return Array.ofAll(files.sorted().toList()).map(PerftVectorTest::read);
        }
    }

    private static PerftVector read(Path file) {
        try {
            return PerftVector.parse(Files.readString(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    void everyPositionHasThePublishedCounts() throws IOException {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(10);
        for (PerftVector vector : vectors()) {
            assertThat(vector.counted(RULES, vector.counts().size()).counts())
                    .as(vector.name())
                    .isEqualTo(vector.counts());
        }
    }
}
