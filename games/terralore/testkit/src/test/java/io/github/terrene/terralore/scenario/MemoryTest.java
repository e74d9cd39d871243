package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.X;
import static io.github.terrene.testkit.terralore.scenario.Scene.Y;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.CardPutIntoDeck;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.DeckLookedAt;
import io.github.terrene.terralore.event.DeckRearranged;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.starter.NatureCards;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/**
 * Who saw a card on its way to a hand knows that it is there, and imagines it there, until a card leaves the hand unseen; who put back what was
 * looked at in a deck knows it until it is drawn.
 */
@Rule({"TL-9.17", "TL-12.2"})
class MemoryTest {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Card FOE = NatureCards.ORCHARD_STAG;
    private static final Card OTHER = NatureCards.BRAMBLE_TOAD;
    private static final Card RECALL = skill("Great Recall")
            .onReveal(move(all(creatures(ENEMY, ANYWHERE)), HAND))
            .build();

    private static Scene returned() {
        return Scene.table()
                .field(NORTH_W, FOE)
                .hand(NORTH, OTHER)
                .reveals(RECALL, SOUTH_W)
                .awaitsPlans(3);
    }

    @Test
    void aReturnedCardIsImaginedInTheHand() {
        Scene scene = returned();
        assertThat(scene.remembered(SOUTH).inHand(NORTH)).containsExactly(FOE.id());
        assertThat(scene.imagined(SOUTH, 20))
                .allSatisfy(world -> assertThat(
                                world.table().side(NORTH).hand().cards().map(Card::id))
                        .hasSameSizeAs(scene.hand(NORTH))
                        .contains(FOE.id()));
    }

    @Test
    void afterACardWasPlacedFaceDownNothingIsKnownOfTheHand() {
        Scene scene = returned();
        assertThat(scene.remembered(Seat.ONLOOKER).inHand(NORTH)).containsExactly(FOE.id());
        scene.plan(SOUTH).plan(NORTH, card(OTHER, NORTH_W)).awaitsPlans(4);
        assertThat(scene.remembered(SOUTH)).isEqualTo(Knowledge.NONE);
    }

    private static Scene putBack() {
        return Scene.table()
                .deck(SOUTH, FOE, WaterCards.POOL_OTTER, OTHER, X)
                .reveals(WaterCards.STILL_WATER, SOUTH_W)
                .does(new Choose(SOUTH, new OwnChoice.OnTop(OTHER.id())))
                .does(new Choose(SOUTH, new OwnChoice.OnTop(FOE.id())))
                .awaitsPlans(3);
    }

    @Test
    void whoPutCardsBackKnowsThemUntilTheyAreDrawnAndNobodyElseDoes() {
        Scene scene = putBack();
        assertThat(scene.hand(SOUTH)).contains(OTHER.name(), FOE.name());
        assertThat(scene.remembered(SOUTH).onDeck(SOUTH)).containsExactly(WaterCards.POOL_OTTER.id());
        assertThat(scene.remembered(NORTH).onDecks()).isEmpty();
        assertThat(scene.remembered(Seat.ONLOOKER).onDecks()).isEmpty();
        Array<Card> tops = scene.imagined(SOUTH, 20)
                .map(world -> world.table().side(SOUTH).deck().cards().head());
        assertThat(tops).containsOnly(WaterCards.POOL_OTTER);
    }

    @Test
    @Rule("TL-9.18")
    void whoLooksAtAHandOrOnADeckAloneKnowsIt() {
        Card spy = skill("Spy")
                .onReveal(lookAtHand(ENEMY), lookAtTop(ENEMY, number(2), DECK))
                .build();
        Scene scene = Scene.table()
                .hand(NORTH, OTHER)
                .deck(NORTH, X, FOE, Y, WaterCards.POOL_OTTER)
                .reveals(spy, SOUTH_W)
                .awaitsPlans(3);
        assertThat(scene.remembered(SOUTH).inHand(NORTH)).contains(OTHER.id(), X.id());
        assertThat(scene.remembered(NORTH).inHand(NORTH)).isEmpty();
        assertThat(scene.remembered(Seat.ONLOOKER).inHand(NORTH)).isEmpty();
    }

    @Test
    void whatWasSeenGoingOnTopOfADeckIsThereForAll() {
        Event put = CardPutIntoDeck.of(NORTH, X);
        Seq<Event> told = Array.of(NORTH, SOUTH, Seat.ONLOOKER).map(seat -> RULES.seenBy(put, seat));
        assertThat(told)
                .allSatisfy(event -> assertThat(event.remembered(Knowledge.NONE.deckGains(NORTH, Array.of(Y.id())))
                                .onDeck(NORTH))
                        .containsExactly(X.id(), Y.id()));
    }

    @Test
    void whatOthersPutBackInTheirOrderIsNotKnownAnyMore() {
        Knowledge known = Knowledge.NONE.deckGains(NORTH, Array.of(X.id(), Y.id()));
        Event back = DeckRearranged.of(SOUTH, NORTH, Array.of(Y, X));
        assertThat(RULES.seenBy(back, NORTH).remembered(known)).isEqualTo(Knowledge.NONE);
        assertThat(RULES.seenBy(back, SOUTH).remembered(known).onDeck(NORTH)).containsExactly(Y.id(), X.id());
        Event looked = new DeckLookedAt(SOUTH, NORTH, Array.of(X));
        assertThat(RULES.seenBy(looked, NORTH).remembered(known)).isEqualTo(known);
        assertThat(RULES.seenBy(looked, SOUTH).remembered(known)).isEqualTo(known);
    }

    @Test
    void whatWasKnownOnADeckIsInTheHandThatDrawsIt() {
        Knowledge known = Knowledge.NONE.deckGains(NORTH, Array.of(X.id(), Y.id(), OTHER.id()));
        Event drawn = new CardsDrawn(NORTH, Array.of(X), Array.of(Y));
        Knowledge after = RULES.seenBy(drawn, SOUTH).remembered(known);
        assertThat(after.inHand(NORTH)).containsExactly(X.id());
        assertThat(after.onDeck(NORTH)).containsExactly(OTHER.id());
    }
}
