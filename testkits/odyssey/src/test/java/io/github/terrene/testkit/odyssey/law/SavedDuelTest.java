package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.saved.SavedGames;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** What only somebody who writes a saved duel by hand can get wrong, one thing at a time: each is refused where it stands. */
class SavedDuelTest {
    private static final int CARDS = 30;
    private static final int NUMBERS = 10_000;
    private static final GameConfig CONFIG = config();
    private static final SavedGames<GameConfig, Game> GAMES =
            SavedGames.of(DuelSpecimen.RULES, CONFIG, Array.range(0, 24).map(SavedDuelTest::playthrough));

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

    private static Playthrough<GameConfig, Game, Action, Event> playthrough(int seed) {
        Walk<GameConfig> walk = new Walk<>(
                new SeededConfig<>(CONFIG, seed),
                seed % Styles.ALL.size(),
                numbers(Rng.of(seed).dice(), 400));
        return Playthrough.of(DuelSpecimen.RULES, Array.ofAll(Styles.ALL), walk);
    }

    @ParameterizedTest(name = "{3}: {1}")
    @CsvFileSource(resources = "saved-duels.csv", delimiter = '|', quoteCharacter = '~')
    void refused(String what, String becomes, String place, String sentence) {
        Problem problem = GAMES.refusal(what, becomes);

        assertThat(problem.place() + ": " + problem.sentence()).isEqualTo(place + ": " + sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "StatChange\\(stat:ATK,by:\\d+ | StatChange(stat:ATK,by:2000000",
                "StatChange\\(stat:ATK,by:\\d+ | StatChange(stat:ATK,by:-2000000",
            })
    void read(String what, String becomes) {
        assertThat(GAMES.changed(what, becomes).swap().toOption()).isEmpty();
    }

    private static Problem readWith(GameConfig config) {
        Game begun = DuelSpecimen.RULES.start(CONFIG, 3).get().state();
        Notation<GameConfig, Game, Action> notation = DuelSpecimen.RULES.notation();
        return notation.readState(config, notation.writeState(begun)).getLeft();
    }

    @Test
    @Rule({"TO-1.14", "TO-2.10"})
    void aGameIsNotThatOfOtherDecks() {
        Array<Deck> decks = CONFIG.decks();
        GameConfig turned = new GameConfig(CONFIG.options(), decks.reverse(), Array.empty());
        assertThat(readWith(turned))
                .hasToString("table: the cards of a player must be those of the deck, each in one place (TO-1.14)");
    }

    @Test
    @Rule({"TO-2.1", "TO-2.10", "TO-10.6"})
    void aGameIsReadWithAConfigurationThatCanBePlayed() {
        Deck short29 = new Deck("29", CONFIG.decks().head().cards().tail());
        assertThat(readWith(null)).hasToString("configuration: is missing");
        assertThat(readWith(new GameConfig(CONFIG.options(), null, Array.empty())))
                .hasToString("decks: is missing (TO-2.10)");
        for (GameConfig impossible : Array.of(
                GameConfig.of(CONFIG.options(), short29, CONFIG.decks().last()),
                GameConfig.of(CONFIG.options(), CONFIG.decks().head()),
                new GameConfig(CONFIG.options().withTurnLimit(0), CONFIG.decks(), Array.empty()),
                new GameConfig(CONFIG.options(), CONFIG.decks(), Array.of(Seat.of(5))))) {
            assertThat(readWith(impossible))
                    .isEqualTo(DuelSpecimen.RULES.problems(impossible).head());
        }
    }
}
