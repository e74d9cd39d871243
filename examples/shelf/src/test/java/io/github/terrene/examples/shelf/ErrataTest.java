package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.AgentSpec;
import io.github.terrene.bots.arena.Arena;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.bots.arena.Printing;
import io.github.terrene.bots.arena.Tournament;
import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.ShelvedArenaGames;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every game can be played with other numbers on its cards. */
class ErrataTest {
    private static final ShelvedArenaGames GAMES = new ShelvedArenaGames();

    private static Printing with(Erratum... errata) {
        return Printing.USUAL.with(Array.of(errata));
    }

    private static Array<CardNumber> numbers(String game, Printing printing) {
        return GAMES.numbers(game, printing).get();
    }

    @ParameterizedTest
    @CsvSource({
        "odyssey, ike-the-aggressive, atk, 20, 25",
        "odyssey-2v2, ike-the-aggressive, atk, 20, 25",
        "odyssey-2015, ike-the-aggressive, atk, 20, 25",
        "terralore, lamp-moth, cost, 1, 2",
        "hobe, beach-slinger, body.hp, 2, 3",
        "carnage, brine-crab, values.all.0.number, 3, 4"
    })
    void aNumberIsChanged(String game, String card, String part, int printed, int other) {
        CardNumber number = numbers(game, Printing.USUAL)
                .find(each -> each.card().equals(card) && each.part().equals(part))
                .get();
        assertThat(number.number()).isEqualTo(printed);
        Printing changed = with(number.changed(other));
        assertThat(numbers(game, changed))
                .isEqualTo(numbers(game, Printing.USUAL)
                        .map(each -> each.equals(number)
                                ? new CardNumber(number.cards(), number.name(), part, other)
                                : each));
        assertThat(GAMES.game(game, changed).get().id()).startsWith(game + "~");
    }

    /** Decks hold their cards themselves, and rules refuse cards that are not theirs. */
    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "odyssey-2v2", "odyssey-drafted", "terralore", "hobe", "carnage"})
    void allDecksArePlayedWithHigherNumbersOnAllTheirCards(String game) {
        Array<Erratum> errata = numbers(game, Printing.USUAL)
                .filter(number -> number.part().matches("hp|atk|cost|body[.]hp|values.all.0.number"))
                .filter(number -> number.number() > 0)
                .map(number -> number.changed(number.number() + (game.startsWith("odyssey") ? 5 : 1)));
        assertThat(errata.size()).isGreaterThan(20);
        played(GAMES.game(game, Printing.USUAL.with(errata)).get());
    }

    private static void played(ArenaGame<?, ?, ?, ?, ?> game) {
        Tournament decks =
                Tournament.ofDecks(game, AgentSpec.parse("sensible").get(), 1).get();
        for (int pairing = 0; pairing < decks.pairings(); pairing++) {
            assertThat(Arena.play(game, decks.fixture(2 * pairing)).decisions()).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "terralore", "hobe", "carnage"})
    void ownCardsHaveErrataTooAndAreToldAsTheyAreWritten(String game) {
        String own = GAMES.printed(
                        game, with(numbers(game, Printing.USUAL).head().changed(1)))
                .get();
        String card = own.replaceFirst("^[^\n]+", "Harbour Cook");
        Printing written = new Printing(Option.some(new Printing.CardText("my-set.txt", card)), Array.empty());
        Array<CardNumber> cooks =
                numbers(game, written).filter(number -> number.card().equals("harbour-cook"));
        assertThat(cooks).isNotEmpty();
        assertThat(GAMES.printed(game, written.with(Array.of(cooks.head().changed(1))))
                        .get())
                .isEqualTo(card);
        assertThat(GAMES.game(game, written).get().decks()).contains("my-set");
    }

    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "terralore", "hobe", "carnage"})
    void errataThatAreAboutNothingAreToldAllAtOnce(String game) {
        CardNumber number = numbers(game, Printing.USUAL).head();
        Either<Seq<Problem>, ?> refused = GAMES.game(
                game,
                with(
                        new Erratum("x" + number.card(), "hp", 1),
                        new Erratum("xxxxxxxxxxxxxxxxxxxxxxxxxxxx", "hp", 1),
                        new Erratum(number.card(), "luck", 7)));
        assertThat(refused.getLeft().map(Problem::key))
                .containsExactly("errata/no-card", "errata/no-card-at-all", "errata/no-number");
    }

    @ParameterizedTest
    @CsvSource({"odyssey, hp, TO-1.8", "terralore, cost, TL-1.3", "hobe, cost, HB-1.8"})
    void theRulesOfCardsHold(String game, String part, String rule) {
        CardNumber number = numbers(game, Printing.USUAL)
                .find(each -> each.part().equals(part))
                .get();
        assertThat(GAMES.game(game, with(number.changed(-1))).getLeft().map(Problem::key))
                .anyMatch(key -> key.startsWith(rule));
    }
}
