package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.carnage.law.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Which cards an opponent has in an imagined game. */
@Rule({"CG-2.2", "CG-2.3", "CG-2.5", "CG-14.2", "CG-14.3", "CG-14.7"})
class ImaginedListTest {
    private static final int OFTEN = 200;
    private static final Carnage RULES = Carnage.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyLists.COAL_ROAD, ReadyLists.HIGH_PASS);

    private final Game acting = reached(game ->
            game.table().turn() > 3 && inHand(game, DeckKind.COMPANION) > 1 && inHand(game, DeckKind.ADVENTURE) > 1);
    private final Array<Game> unknown = imagined(acting, Array.empty());

    /** The first state of sensible play that meets a condition. */
    private static Game reached(Predicate<Game> wanted) {
        return Iterator.range(0, 20)
                .map(seed -> Walk.drawn(new SeededConfig<>(CONFIG, seed), 0, 300))
                .flatMap(
                        walk -> Playthrough.of(RULES, Styles.ALL, walk).states().find(wanted))
                .head();
    }

    private static Array<Game> imagined(Game game, Seq<String> believed) {
        View view = RULES.view(game, Players.SOUTH);
        CardPool pool = new CardPool(Array.of(Array.empty(), believed));
        return Array.range(0, OFTEN).map(seed -> RULES.imagine(view, pool, Rng.of(seed)));
    }

    private static Array<Card> cards(Game game) {
        return game.config().lists().get(Players.NORTH.index()).cards();
    }

    private static Side north(Game game) {
        return game.table().side(Players.NORTH);
    }

    private static int inHand(Game game, DeckKind deck) {
        return north(game).hand().cards().count(card -> card.kind().deck() == deck);
    }

    @Test
    void aKnownListIsImaginedAsItIs() {
        assertThat(imagined(acting, ReadyLists.HIGH_PASS.ids()))
                .allSatisfy(game -> assertThat(cards(game)).isEqualTo(ReadyLists.HIGH_PASS.cards()));
    }

    @Test
    void ofAShortListAllCardsAreThereAndOthersBesides() {
        Array<String> some = ReadyLists.HIGH_PASS.ids().take(10);
        Game start = reached(game -> true);
        assertThat(imagined(start, some))
                .allSatisfy(game -> assertThat(cards(game).map(Card::id))
                        .hasSize(2 * ListRules.SIZE)
                        .containsAll(some));
    }

    @Test
    void ofALongListOnlyItsCardsAreThere() {
        Array<String> many = ReadyLists.HIGH_PASS.ids().appendAll(ReadyLists.LONG_WALL.ids());
        assertThat(imagined(acting, many))
                .allSatisfy(game -> assertThat(many).containsAll(cards(game).map(Card::id)));
    }

    /** So an agent plays against an opponent who may exist. */
    @Test
    void anUnknownListIsLegal() {
        assertThat(unknown)
                .allSatisfy(game -> assertThat(ListRules.problems(
                                game.config().lists().get(Players.NORTH.index()), RULES.catalogue(), "North"))
                        .isEmpty());
    }

    /** The sizes of the decks tell how many cards of each are in the hand. */
    @Test
    void aHandHoldsAsManyCardsOfEachDeckAsItMust() {
        assertThat(unknown)
                .allSatisfy(game -> assertThat(Array.of(DeckKind.values()))
                        .allSatisfy(deck -> assertThat(inHand(game, deck)).isEqualTo(inHand(acting, deck))));
    }

    @Test
    void anyCardCanBeAnywhere() {
        assertThat(unknown.flatMap(game -> north(game).hand().cards())
                        .distinct()
                        .size())
                .isGreaterThan(StarterSet.cards().size() / 2);
        for (DeckKind deck : DeckKind.values()) {
            assertThat(unknown.map(game ->
                                    north(game).decks().deck(deck).cards().head())
                            .distinct()
                            .size())
                    .isGreaterThan(10);
        }
    }

    /** Which Element cards a player has is known: only their order is imagined. */
    @Test
    void elementCardsAreOnlyShuffled() {
        for (Side side : acting.table().sides()) {
            ElementCards truth = side.elements();
            Array<ElementCards> each =
                    unknown.map(game -> game.table().side(side.seat()).elements());
            assertThat(each).allSatisfy(elements -> {
                assertThat(elements.discarded()).isEqualTo(truth.discarded());
                assertThat(elements.deck().cards())
                        .containsExactlyInAnyOrderElementsOf(truth.deck().cards());
            });
            assertThat(each.map(elements -> elements.deck().cards().head()).distinct())
                    .hasSameSizeAs(truth.deck().cards());
        }
    }

    /** What is drawn for a duel is imagined from what is not discarded; one's own is known. */
    @Test
    void elementCardsOfADuelAreAnyThatAreLeft() {
        Game duel = reached(game -> game.prompt() != null && game.prompt().key().equals("lay"));
        Array<Game> games = imagined(duel, Array.empty());
        assertThat(games)
                .allSatisfy(game -> assertThat(
                                game.table().side(Players.SOUTH).elements().drawn())
                        .isEqualTo(duel.table().side(Players.SOUTH).elements().drawn()));
        Array<ElementCard> left = ElementCard.deck(duel.table().elements())
                .removeAll(north(duel).elements().discarded());
        assertThat(games.flatMap(game -> north(game).elements().drawn().cards()).distinct())
                .containsExactlyInAnyOrderElementsOf(left);
    }

    /** In the draft nobody knows what the other has drawn. */
    @Test
    void theDraftOfTheOtherIsImagined() {
        Array<Game> games = imagined(reached(game -> true), ReadyLists.HIGH_PASS.ids());
        assertThat(games.map(game -> ((Drafting) game.tasks().head()).of(Players.NORTH))
                        .distinct()
                        .size())
                .isGreaterThan(OFTEN / 2);
    }
}
