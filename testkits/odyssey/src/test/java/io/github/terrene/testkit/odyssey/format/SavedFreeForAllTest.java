package io.github.terrene.testkit.odyssey.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.saved.SavedGames;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.vavr.collection.Array;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What only somebody who writes a saved game by hand can get wrong about players who left: each is refused where it stands. */
class SavedFreeForAllTest {
    private static final int NUMBERS = 10_000;
    private static final LeaverSpecimen GAME =
            new LeaverSpecimen(FreeForAll.rules(FreeForAll.OF_THREE, Ruffians.CATALOGUE));
    private static final GameConfig CONFIG = config();
    private static final SavedGames<GameConfig, Game> GAMES =
            SavedGames.of(GAME.rules(), CONFIG, Array.range(0, 60).map(SavedFreeForAllTest::playthrough));

    private static GameConfig config() {
        Dice dice = Rng.of(3).dice();
        Decks decks = Decks.of(Ruffians.CATALOGUE, FreeForAll.DECKS);
        Array<Deck> three = Array.fill(3, () -> decks.of(Edition.RULEBOOK, numbers(dice, FreeForAll.DECKS.most())));
        return new GameConfig(Options.standard(), three, Array.empty());
    }

    private static Array<Integer> numbers(Dice dice, int size) {
        return dice.shuffle(Array.range(0, NUMBERS)).take(size);
    }

    private static Playthrough<GameConfig, Game, Action, Event> playthrough(int seed) {
        return GAME.playthrough(new Walk<>(
                new SeededConfig<>(CONFIG, seed),
                seed % GAME.policies().size(),
                numbers(Rng.of(seed).dice(), 150)));
    }

    @ParameterizedTest(name = "{3}: {1}")
    @CsvFileSource(resources = "saved-free-for-alls.csv", delimiter = '|', quoteCharacter = '~')
    void refused(String what, String becomes, String place, String sentence) {
        Problem problem = GAMES.refusal(what, becomes);

        assertThat(problem.place() + ": " + problem.sentence()).isEqualTo(place + ": " + sentence);
    }
}
