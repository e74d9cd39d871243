package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.all;
import static io.github.terrene.terralore.Words.creatures;
import static io.github.terrene.terralore.Words.skill;
import static io.github.terrene.terralore.effect.Where.ANYWHERE;
import static io.github.terrene.terralore.trait.Whose.ENEMY;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.effect.CreatureEffect.ReturnToHand;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.starter.NatureCards;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Who saw a card on its way to a hand knows that it is there, and imagines it there, until a card leaves the hand unseen. */
@Rule("TL-9.17")
class HandMemoryTest {
    private static final Card FOE = NatureCards.ORCHARD_STAG;
    private static final Card OTHER = NatureCards.BRAMBLE_TOAD;
    private static final Card RECALL = skill("Great Recall")
            .onReveal(new ReturnToHand(all(creatures(ENEMY, ANYWHERE))))
            .build();

    private static Scene returned() {
        return Scene.table()
                .field(NORTH_W, FOE)
                .hand(NORTH, OTHER)
                .reveals(RECALL, SOUTH_W)
                .awaitsPlans(3);
    }

    private static CardPool remembered(Scene scene, Seat seat) {
        return scene.sentTo(seat).foldLeft(CardPool.UNKNOWN, scene.rules()::remembered);
    }

    @Test
    void aReturnedCardIsImaginedInTheHand() {
        Scene scene = returned();
        CardPool pool = remembered(scene, SOUTH);
        assertThat(pool.inHand(NORTH)).containsExactly(FOE.id());
        Array<Game> worlds =
                Array.range(0, 20).map(seed -> scene.rules().imagine(scene.seenBy(SOUTH), pool, Rng.of(seed)));
        assertThat(worlds)
                .allSatisfy(world -> assertThat(
                                world.table().side(NORTH).hand().cards().map(Card::id))
                        .hasSameSizeAs(scene.hand(NORTH))
                        .contains(FOE.id()));
    }

    @Test
    void afterACardWasPlacedFaceDownNothingIsKnownOfTheHand() {
        Scene scene = returned();
        assertThat(remembered(scene, Seat.ONLOOKER).inHand(NORTH)).containsExactly(FOE.id());
        scene.plan(SOUTH).plan(NORTH, card(OTHER, NORTH_W)).awaitsPlans(4);
        assertThat(remembered(scene, SOUTH).inHands()).isEmpty();
    }
}
