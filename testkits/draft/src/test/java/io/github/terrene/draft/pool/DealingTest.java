package io.github.terrene.draft.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pools, and how they are dealt. */
class DealingTest {
    private static final Catalogue CATALOGUE = DraftSpecimen.CATALOGUE;
    private static final Array<Card> EACH = CATALOGUE.cards();

    private static DraftConfig basic(int players) {
        return DraftConfig.basic(players, EACH, Options.standard());
    }

    private static Seq<String> problems(DraftConfig config) {
        return DraftRules.of(CATALOGUE).problems(config).map(Problem::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 108, 3, 12, 0",
        "4, 108, 3, 9, 0",
        "5, 216, 3, 14, 6",
        "6, 216, 3, 12, 0",
        "7, 216, 3, 10, 6",
        "8, 324, 3, 13, 12",
        "9, 324, 3, 12, 0",
        "10, 324, 4, 8, 4",
        "11, 324, 4, 7, 16",
        "12, 324, 3, 9, 0"
    })
    @Rule({"TO-14.1", "TO-14.2", "TO-14.3", "TO-14.4"})
    void theBasicPoolIsDealtAsPrinted(int players, int cards, int rounds, int size, int excess) {
        DraftConfig config = basic(players);
        assertThat(config.pool()).hasSize(cards);
        assertThat(config.dealing()).isEqualTo(new Dealing(players, rounds, size));
        assertThat(cards - config.dealing().dealt()).isEqualTo(excess);
        assertThat(problems(config)).isEmpty();
        assertThat(UnusualPool.of(config)).isEmpty();
    }

    @Test
    @Rule("TO-14.3")
    void tenPlayersWithFourHundredCardsHavePilesOfTen() {
        Array<Card> pool = Array.fill(4, EACH).flatMap(cards -> cards).take(400);
        assertThat(DraftConfig.of(10, pool, Options.standard()).dealing()).isEqualTo(new Dealing(10, 4, 10));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    @Rule("TO-14.3")
    void soManyCardsAreJustEnoughForTwentyPicks(int players) {
        int needed = Dealing.of(players, 0).cardsFor(20);
        assertThat(Dealing.of(players, needed).picks()).isGreaterThanOrEqualTo(20);
        assertThat(Dealing.of(players, needed - 1).picks()).isLessThan(20);
    }

    @Test
    @Rule("TO-14.18")
    void piecesOfTheShuffledPoolAreThePilesSeatBySeatAndTheRestIsNotLookedAt() {
        Array<Card> shuffled = Rng.of(1).dice().shuffle(EACH);
        Array<Array<Card>> piles = new Dealing(4, 3, 9).piles(shuffled);
        assertThat(piles).hasSize(4);
        assertThat(piles.get(2)).isEqualTo(shuffled.slice(18, 27).sortBy(Card::id));
    }

    @Test
    @Rule("TO-14.3")
    void aPoolThatLeavesAPlayerFewerThanTwentyPicksIsRefused() {
        assertThat(problems(DraftConfig.of(3, EACH.take(62), Options.standard())))
                .containsExactly("pool: has 62 cards, which leaves each player 18 picks; 3 players need 63 (TO-14.3)");
        assertThat(problems(DraftConfig.of(3, EACH.take(63), Options.standard())))
                .isEmpty();
        assertThat(problems(DraftConfig.of(11, EACH, Options.standard())))
                .containsExactly(
                        "pool: has 108 cards, which leaves each player 8 picks; 11 players need 220 (TO-14.3)");
    }

    @Test
    @Rule({"TO-14.1", "TO-14.15"})
    void everythingWrongIsSaidAtOnce() {
        Options named = Options.standard().withStartingPlayer(new StartingPlayer.Named(Seat.of(1)));
        Array<Card> strange = Array.<Card>of(
                Catalogue.OPEN_FIELD,
                CATALOGUE
                        .all()
                        .find(card -> !card.ofDecks() && card != Catalogue.OPEN_FIELD)
                        .get());
        assertThat(problems(DraftConfig.of(2, EACH.appendAll(strange), named)))
                .containsExactly(
                        "players: a draft has 3 to 12 players, not 2 (TO-14.1)",
                        "pool: " + strange.get(1).name() + " cannot be in a pool (TO-14.1)",
                        "pool: Open Field cannot be in a pool (TO-14.1)",
                        "startingPlayer: seat B cannot be named: each game decides who goes first (TO-14.15)");
        assertThat(problems(DraftConfig.of(13, EACH, Options.standard())))
                .containsExactly("players: a draft has 3 to 12 players, not 13 (TO-14.1)");
        Catalogue few = Catalogue.of(CATALOGUE.all().remove(EACH.get(0))).get();
        assertThat(DraftRules.of(few)
                        .problems(DraftConfig.of(3, EACH, Options.standard()))
                        .map(Problem::toString))
                .containsExactly("pool: " + EACH.get(0).name() + " is not in the catalogue of this game (TO-14.1)");
    }

    /** JSON mappers set to null what a text does not mention. */
    @Test
    void whatIsMissingIsRefused() {
        DraftRules rules = DraftRules.of(CATALOGUE);
        Array<Card> gap = EACH.update(3, (Card) null);
        assertThat(rules.problems(new DraftConfig(3, null, Options.standard()))).hasSize(1);
        assertThat(rules.problems(new DraftConfig(3, gap, Options.standard()))).hasSize(1);
        assertThat(rules.problems(new DraftConfig(3, EACH, null))).hasSize(1);
        assertThat(rules.problems(null)).hasSize(1);
    }

    @Test
    @Rule("TO-14.1")
    void whatIsUnusualAboutAPoolIsListedNumberByNumber() {
        Array<Card> terrains = EACH.filter(card -> card.asTerrain() != null);
        Array<Card> characters = EACH.filter(card -> card.asCharacter() != null);
        Array<Card> assignables = EACH.filter(card -> card.asAssignable() != null);
        assertThat(UnusualPool.of(DraftConfig.of(
                        3,
                        terrains.take(10).appendAll(characters.take(50)).appendAll(assignables.take(41)),
                        Options.standard())))
                .as("each number is usual in one of the two pools")
                .isEmpty();
        assertThat(UnusualPool.of(DraftConfig.of(3, terrains.take(11).appendAll(characters), Options.standard()))
                        .map(Problem::toString))
                .containsExactly(
                        "pool: has 11 Terrains; usual are 13 in the basic pool and 10 in a custom one (TO-14.1)",
                        "pool: has 0 Items and Commands; usual are 41 in the basic pool and 45 to 55 in a custom one (TO-14.1)",
                        "pool: has 65 cards; usual are 108 in the basic pool and 100 to 110 in a custom one (TO-14.1)");
        assertThat(UnusualPool.of(DraftConfig.of(8, EACH, Options.standard())).map(Problem::key))
                .containsExactly(
                        "TO-14.1/unusual-terrains",
                        "TO-14.1/unusual-characters",
                        "TO-14.1/unusual-assignables",
                        "TO-14.1/unusual-cards");
    }

    @Test
    @Rule("TO-14.1")
    void ofAPoolOutOfMeasureOnlyTheNumberIsSaid() {
        Array<Card> many = Array.fill(100, EACH).flatMap(cards -> cards);
        assertThat(DraftRules.of(CATALOGUE)
                        .problems(DraftConfig.of(3, many, Options.standard()))
                        .map(Problem::key))
                .containsExactly("TO-14.1/out-of-measure");
        assertThat(UnusualPool.of(new DraftConfig(3, null, Options.standard())).map(Problem::key))
                .containsExactly("TO-14.1/absent");
    }
}
