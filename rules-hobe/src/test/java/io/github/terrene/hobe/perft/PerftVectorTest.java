package io.github.terrene.hobe.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Ask;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Prompt.NameAttacker;
import io.github.terrene.hobe.rule.Prompt.Window;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.setup.Options.WeaponTargets;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import io.vavr.control.Option;
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
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final Path FOLDER = Path.of("src/test/resources/perft");
    private static final Policy<Object, Action> EAGER =
            (state, action) -> action.kind() == ActionKind.MOVE ? 3 : action.kind() == ActionKind.GO_TO_BATTLE ? 2 : 20;

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
                reached("first turn", standard, 4, game -> true),
                reached(
                        "moves and plays",
                        standard,
                        2,
                        game -> game.table().inPlay(Players.SOUTH).size() == 4),
                reached(
                        "a full board",
                        standard,
                        2,
                        game -> game.table().inPlay(game.table().active()).size() >= 7),
                reached("an Event to be countered", standard, 4, game -> window(game, EventTiming.COUNTER, 1)),
                reached("a counter to be countered", standard, 4, game -> window(game, EventTiming.COUNTER, 2)),
                reached("before the first attack", standard, 3, game -> window(game, EventTiming.OPPONENT_BATTLE, 0)),
                reached("the next attacker", standard, 4, game -> game.prompt() instanceof NameAttacker),
                reached("a discard", standard.withHandLimit(Option.some(4)), 4, game -> game.prompt() instanceof Ask),
                reached(
                        "windows only where possible",
                        standard.withOfferAllWindows(false),
                        3,
                        game -> window(game, EventTiming.COUNTER, 1)),
                reached(
                        "Weapons for everybody",
                        standard.withWeaponTargets(WeaponTargets.ANY).withWeaponsPerCard(2),
                        2,
                        game -> game.table().inPlay(Players.NORTH).exists(CardInPlay::weapon)),
                reached(
                        "nearly over",
                        standard,
                        5,
                        game -> game.table().deckSize(Players.SOUTH) < 4
                                && game.table().deckSize(Players.NORTH) < 4));
    }

    private static boolean window(Game game, EventTiming timing, int played) {
        return game.prompt() instanceof Window window
                && window.timing() == timing
                && game.table().played().size() == played;
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
        return ReadyDecks.all().get((int) (number % 2));
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
