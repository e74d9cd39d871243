package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.testkit.arbitrary.Course;
import io.github.terrene.testkit.arbitrary.Decks;
import io.github.terrene.testkit.arbitrary.Opening;
import io.github.terrene.testkit.arbitrary.Styles;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What only somebody who writes a saved duel by hand can get wrong, one thing at a time: each is refused where it stands. */
class SavedDuelTest {
    private static final int CARDS = 30;
    private static final int NUMBERS = 10_000;
    private static final GameConfig CONFIG = config();
    private static final Array<String> GAMES = Array.range(0, 24)
            .flatMap(SavedDuelTest::course)
            .map(DuelSpecimen.RULES.notation()::writeState)
            .distinct();

    private static GameConfig config() {
        Dice dice = Rng.of(11).dice();
        Decks decks = Decks.constructed(DuelSpecimen.RULES.book().catalogue());
        Options options = Options.standard();
        return GameConfig.of(
                options,
                decks.of(options.edition(), numbers(dice, CARDS)),
                decks.of(options.edition(), numbers(dice, CARDS)));
    }

    private static Array<Integer> numbers(Dice dice, int size) {
        return dice.shuffle(Array.range(0, NUMBERS)).take(size);
    }

    private static Array<Game> course(int seed) {
        Walk<GameConfig> walk = new Walk<>(
                new Opening<>(CONFIG, seed),
                seed % Styles.ALL.size(),
                numbers(Rng.of(seed).dice(), 400));
        return Course.of(DuelSpecimen.RULES, Array.ofAll(Styles.ALL), walk).states();
    }

    /** The first game with something of that kind, with it changed. */
    private static Problem refusal(String what, String becomes) {
        Pattern pattern = Pattern.compile(what);
        Matcher found = GAMES.map(pattern::matcher)
                .find(Matcher::find)
                .getOrElseThrow(() -> new AssertionError("no game has " + what));
        return DuelSpecimen.RULES
                .notation()
                .readState(CONFIG, found.replaceFirst(becomes))
                .fold(problem -> problem, game -> {
                    throw new AssertionError("this could be read, with " + becomes);
                });
    }

    @ParameterizedTest(name = "{3}: {1}")
    @CsvFileSource(resources = "saved-duels.csv", delimiter = '|', quoteCharacter = '~')
    void refused(String what, String becomes, String place, String sentence) {
        Problem problem = refusal(what, becomes);

        assertThat(problem.place() + ": " + problem.sentence()).isEqualTo(place + ": " + sentence);
    }
}
