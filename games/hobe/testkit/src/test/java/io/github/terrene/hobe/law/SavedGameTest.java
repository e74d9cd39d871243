package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.testkit.hobe.law.Styles;
import io.github.terrene.testkit.law.saved.SavedGames;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Mistakes that only a hand-edited saved game can have, one at a time: each is refused at its place. */
class SavedGameTest {
    private static final Options OPTIONS = Options.standard().withHandLimit(Option.some(4));
    static final GameConfig CONFIG = GameConfig.of(OPTIONS, deck("one", 1), deck("other", 2));
    private static final SavedGames<GameConfig, Game> GAMES = SavedGames.of(Workshop.RULES, CONFIG, Styles.ALL, 10);

    /** Without the newest three cards: the file speaks of games that were played before. */
    private static Deck deck(String name, long seed) {
        Array<Card> copies = Workshop.CARDS.dropRight(3).flatMap(card -> Array.fill(OPTIONS.copiesOf(card), card));
        return Deck.of(name, Rng.of(seed).dice().shuffle(copies).take(OPTIONS.deckSize()));
    }

    @ParameterizedTest(name = "{3}: {1}")
    @CsvFileSource(resources = "saved-games.csv", delimiter = '|', quoteCharacter = '~')
    void refused(String what, String becomes, String place, String sentence) {
        Problem problem = GAMES.refusal(what, becomes);

        assertThat(problem.place() + ": " + problem.sentence()).isEqualTo(place + ": " + sentence);
    }
}
