package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Which cards an opponent has in an imagined game. */
@Rule({"HB-2.2", "HB-12.6"})
class ImaginedDeckTest {
    private static final int OFTEN = 200;
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final Options OPTIONS = Options.standard();
    private static final GameConfig CONFIG = GameConfig.of(OPTIONS, ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
    private static final View VIEW = RULES.view(RULES.start(CONFIG, 7).get().state(), Players.SOUTH);

    private final Array<Game> unknown = imagined(Array.empty());

    private static Array<Game> imagined(Seq<String> believed) {
        CardPool pool = new CardPool(Array.of(Array.empty(), believed));
        return Array.range(0, OFTEN).map(seed -> RULES.imagine(VIEW, pool, Rng.of(seed)));
    }

    private static Array<Card> deck(Game game) {
        return game.config().decks().get(Players.NORTH.index()).cards();
    }

    private static Side north(Game game) {
        return game.table().side(Players.NORTH);
    }

    @Test
    void aKnownDeckIsImaginedAsItIs() {
        assertThat(imagined(ReadyDecks.HIGH_WALLS.ids()))
                .allSatisfy(game -> assertThat(deck(game)).isEqualTo(ReadyDecks.HIGH_WALLS.cards()));
    }

    @Test
    void ofAShortListAllCardsAreThereAndOthersBesides() {
        Array<String> some = ReadyDecks.HIGH_WALLS.ids().take(OPTIONS.deckSize() / 2);
        assertThat(imagined(some))
                .allSatisfy(game -> assertThat(deck(game).map(Card::id))
                        .hasSize(OPTIONS.deckSize())
                        .containsAll(some));
    }

    @Test
    void ofALongListOnlyItsCardsAreThere() {
        Array<String> many = ReadyDecks.HIGH_WALLS
                .ids()
                .appendAll(ReadyDecks.BLACK_SHIPS.ids().take(9));
        assertThat(imagined(many))
                .allSatisfy(game -> assertThat(many).containsAll(deck(game).map(Card::id)));
    }

    @Test
    void noDeckHasMoreCopiesThanIsAllowed() {
        Array<String> tooMany =
                Array.fill(OPTIONS.deckSize(), ReadyDecks.HIGH_WALLS.ids().head());
        assertThat(unknown.appendAll(imagined(tooMany)))
                .allSatisfy(game -> assertThat(deck(game).groupBy(card -> card))
                        .allSatisfy(copies ->
                                assertThat(copies._2().size()).isLessThanOrEqualTo(OPTIONS.copiesOf(copies._1()))));
    }

    @Test
    void anyCardCanBeAnywhere() {
        int all = RULES.catalogue().cards().size();
        assertThat(unknown.flatMap(game -> north(game).hand().cards()).distinct())
                .hasSize(all);
        assertThat(unknown.map(game -> north(game).deck().cards().head())
                        .distinct()
                        .size())
                .isGreaterThan(all / 2);
        assertThat(unknown.map(game -> north(game).deck().cards().last())
                        .distinct()
                        .size())
                .isGreaterThan(all / 2);
    }

    @Test
    void copiesAreAsLikelyAsTheyAreNumerous() {
        Card card = ReadyDecks.HIGH_WALLS.cards().head();
        int copies = ReadyDecks.HIGH_WALLS.cards().count(card::equals);
        Array<Game> games = imagined(ReadyDecks.HIGH_WALLS.ids());
        int inHand = games.map(game -> north(game).hand().cards().count(card::equals))
                .sum()
                .intValue();
        double expected = (double) OFTEN * copies * north(games.head()).hand().size() / OPTIONS.deckSize();
        assertThat(inHand).isBetween((int) (expected / 2), (int) (expected * 2));
    }
}
