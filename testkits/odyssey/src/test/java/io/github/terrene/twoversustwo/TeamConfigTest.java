package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.twoversustwo.Company.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A configuration that cannot be played is refused with everything that is wrong with it. */
class TeamConfigTest {
    private static final Catalogue CATALOGUE =
            Catalogue.of(PLAIN.cards().distinct()).get();
    private static final TerreneOdyssey RULES = TwoVersusTwo.rules(CATALOGUE);
    private static final Options STANDARD = Options.standard();
    private static final Deck SHORT = Deck.of("Short").with(3, LANCER, INU, VETERAN, DART, POTION);

    private static Array<String> faults(GameConfig config) {
        return faults(RULES, config);
    }

    private static Array<String> faults(TerreneOdyssey rules, GameConfig config) {
        return Array.ofAll(rules.start(config, 1).getLeft())
                .map((Problem problem) -> problem.key() + " " + problem.place() + ": " + problem.sentence());
    }

    @Test
    @Rule({"TO-13.1", "TO-2.10"})
    void threeOrFiveSeatsAreRefused() {
        assertThat(faults(GameConfig.of(STANDARD, PLAIN, PLAIN, PLAIN)))
                .containsExactly("TO-2.10/number-of-decks decks: 4 players need that many decks, not 3");
        assertThat(faults(GameConfig.of(STANDARD, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN)))
                .containsExactly("TO-2.10/number-of-decks decks: 4 players need that many decks, not 5");
        assertThat(faults(GameConfig.of(STANDARD)))
                .containsExactly("TO-2.10/number-of-decks decks: 4 players need that many decks, not 0");
    }

    @Test
    @Rule({"TO-13.2", "TO-13.13", "TO-2.9", "TO-3.5"})
    void everythingThatIsWrongIsSaidAtOnce() {
        Options options = STANDARD.withStartingPlayer(new StartingPlayer.Named(TwoVersusTwo.B2))
                .withActivationsPerTurn(0)
                .withActivationsInAll(-1)
                .withTurnLimit(0);
        GameConfig config = new GameConfig(
                options,
                Array.of(SHORT, PLAIN, SHORT),
                Array.of(TwoVersusTwo.A2, TwoVersusTwo.A2, Seat.of(4), TwoVersusTwo.B1));
        assertThat(faults(config))
                .containsExactly(
                        "TO-2.10/number-of-decks decks: 4 players need that many decks, not 3",
                        "TO-2.1/deck-size deck of seat A: has 15 cards instead of 30",
                        "TO-2.3/few-characters deck of seat A: has 3 different Characters of SP 1; a starting party needs 4",
                        "TO-2.3/no-terrain deck of seat A: has no Terrain to start with (a Storm cannot be one)",
                        "TO-2.3/few-assignables deck of seat A: has Items and Commands of 2 names; a starting party needs 4",
                        "TO-2.1/deck-size deck of seat C: has 15 cards instead of 30",
                        "TO-2.3/few-characters deck of seat C: has 3 different Characters of SP 1; a starting party needs 4",
                        "TO-2.3/no-terrain deck of seat C: has no Terrain to start with (a Storm cannot be one)",
                        "TO-2.3/few-assignables deck of seat C: has Items and Commands of 2 names; a starting party needs 4",
                        "TO-8.39/below-least options: activationsInAll must be 1 or more, not -1",
                        "TO-8.28/below-least options: activationsPerTurn must be 1 or more, not 0",
                        "TO-10.6/below-least options: turnLimit must be 1 or more, not 0",
                        "TO-3.5/not-first-of-team startingPlayer: seat D is not the first player of a team",
                        "TO-2.9/seat-twice extraDraws: seat C is listed more than once",
                        "TO-2.9/unknown-seat extraDraws: nobody sits at seat E");
    }

    @Test
    @Rule({"TO-13.2", "TO-13.11"})
    void aMatchIsRefusedForTheSame() {
        assertThat(TwoVersusTwo.match(CATALOGUE)
                        .start(MatchConfig.of(STANDARD, PLAIN, SHORT), 1)
                        .getLeft()
                        .map(Problem::key))
                .containsExactly(
                        "TO-2.10/number-of-decks",
                        "TO-2.1/deck-size",
                        "TO-2.3/few-characters",
                        "TO-2.3/no-terrain",
                        "TO-2.3/few-assignables");
    }

    /** The supply limit is three, but decks are those of the duel: four Characters, of which a party takes three. */
    @Test
    @Rule("TO-13.2")
    void decksAreThoseOfTheDuel() {
        assertThat(RULES.deckRules()).isSameAs(DeckRules.CONSTRUCTED);
        Deck three = Deck.of("Three")
                .with(3, LANCER, INU, VETERAN)
                .with(3, DART, WARD_STONE, POTION, SPARK)
                .with(3, HOME_FIELD, SALT_FLATS, IRON_RAM);
        assertThat(faults(GameConfig.of(STANDARD, PLAIN, three, PLAIN, PLAIN)))
                .containsExactly(
                        "TO-2.3/few-characters deck of seat B: has 3 different Characters of SP 1; a starting party needs 4");
    }

    @Test
    @Rule({"TO-2.1", "TO-2.10"})
    void decksOutOfMeasureAndDecksOfNobodyAreCountedAndNotLookedAt() {
        Deck huge = Deck.of(
                "Huge",
                Array.range(0, 50_000)
                        .map(number -> character("Stranger " + number)
                                .of(Affiliation.LIGHT, CharacterClass.WARRIOR)
                                .stats(1, 1, 10, 10, 0)
                                .build()));
        Deck[] many = new Deck[900_000];
        Arrays.fill(many, PLAIN);
        many[1] = huge;
        assertThat(faults(GameConfig.of(STANDARD, many)))
                .containsExactly(
                        "TO-2.10/number-of-decks decks: 4 players need that many decks, not 900000",
                        "TO-2.1/deck-size deck of seat B: has 50000 cards instead of 30");
    }

    @Test
    @Rule({"TO-1.14", "TO-2.10"})
    void noMoreThanAHundredProblemsAreTold() {
        Deck strange = Deck.of(
                "Strange",
                Array.range(0, 30)
                        .map(number -> character("Stranger " + number)
                                .of(Affiliation.LIGHT, CharacterClass.WARRIOR)
                                .stats(1, 1, 10, 10, 0)
                                .build()));
        assertThat(faults(GameConfig.of(STANDARD, strange, strange, strange, strange)))
                .hasSize(Problem.MOST + 1)
                .endsWith("config/more configuration: and 28 more problems");
    }

    @Test
    @Rule({"TO-2.1", "TO-2.3"})
    void deckRulesThatDoNotFitTheFormatAreRefused() {
        Format format = new Format("five", Format.DUEL.teams(), 5, 5, 50, "TO-4.18");
        TerreneOdyssey rules = TerreneOdyssey.of(StandardRules.of(format, CATALOGUE), new DeckRules(10, 1, 3, 4));
        assertThat(faults(rules, GameConfig.of(STANDARD, PLAIN, PLAIN)).take(2))
                .containsExactly(
                        "TO-2.3/format-party deck rules: require cards for a starting party of 4, but this format needs 5",
                        "TO-2.1/deck-for-party deck rules: 10 cards cannot hold a starting party of 5 Characters, a card for each, and a Terrain");
    }

    /** A custom format may be wrong, too: a seat twice, another missing, a team without players, impossible numbers. */
    @Test
    @Rule("TO-13.1")
    void aFormatThatCannotBePlayedIsRefused() {
        Seat a = Seat.of(0);
        Seat b = Seat.of(1);
        Format wrong = new Format(
                "wrong", Array.of(Array.of(a, b, a), Array.empty(), Array.of(Seat.of(3))), 0, 3, 0, "TO-4.18");
        TerreneOdyssey rules = TerreneOdyssey.of(StandardRules.of(wrong, CATALOGUE), DeckRules.CONSTRUCTED);
        assertThat(faults(rules, GameConfig.of(STANDARD, PLAIN, PLAIN, PLAIN, PLAIN)))
                .containsExactly(
                        "TO-13.1/empty-team teams: a team must have a player",
                        "TO-13.1/seat-twice teams: seat A is listed more than once",
                        "TO-13.1/unknown-seat teams: nobody sits at seat C",
                        "TO-7.1/below-least format: supply must be 1 or more, not 0",
                        "TO-10.1/below-least format: hp must be 1 or more, not 0",
                        "TO-7.1/party-supply partySize: a party of 3 does not fit into a supply of 0");
        assertThat(new Format("alone", Array.of(Array.of(a)), 4, 4, 50, "TO-4.18").problems())
                .extracting(Problem::toString)
                .containsExactly("teams: there must be two or more, not 1 (TO-13.1)");
        assertThat(new Format("My Game!", Format.DUEL.teams(), 4, 4, 50, " ").problems())
                .extracting(Problem::toString)
                .containsExactly(
                        "name: must be lower-case letters and digits, joined by hyphens",
                        "noFirstAttack: must be the number of a rule");
        assertThat(new Format("mine", Format.DUEL.teams(), 4, 4, 50, "TO-4.18", "").problems())
                .extracting(Problem::toString)
                .containsExactly("noSmallParty: must be the number of a rule");
        assertThat(new Format("duel", Format.DUEL.teams(), 4, 4, 30, "TO-4.18").problems())
                .extracting(Problem::toString)
                .containsExactly("name: only the duel is called duel");
        assertThat(crowd(25).problems()).isEmpty();
        assertThat(crowd(26).problems())
                .extracting(Problem::toString)
                .containsExactly("teams: there must be at most 25 players, not 26 (TO-13.1)");
        assertThat(TwoVersusTwo.FORMAT.problems()).isEmpty();
        assertThat(Format.DUEL.problems()).isEmpty();
    }

    private static Format crowd(int players) {
        Array<Array<Seat>> teams = Array.range(0, players).map(seat -> Array.of(Seat.of(seat)));
        return new Format("crowd", teams, 4, 4, 50, "TO-4.18");
    }
}
