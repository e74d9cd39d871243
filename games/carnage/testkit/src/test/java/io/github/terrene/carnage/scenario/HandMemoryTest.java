package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.effect.CardEffect.TakeBack;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Who saw a card on its way to a hand knows that it is there, and imagines it there, until it is seen leaving. */
@Rule("CG-14.9")
class HandMemoryTest {
    private static final Card SINGER =
            legend("Singer", AIR, 1).power(0, TakeBack.any()).build();

    private static Scene takenBack() {
        return Scene.table(SINGER, ASH_SMITH, HEARTH)
                .company(SOUTH, SINGER)
                .discarded(SOUTH, ASH_SMITH)
                .hand(SOUTH, HEARTH)
                .uses(1)
                .awaits("South: action");
    }

    private static CardPool remembered(Scene scene, Seat seat) {
        return scene.sentTo(seat).foldLeft(CardPool.UNKNOWN, scene.rules()::remembered);
    }

    @Test
    void aCardTakenBackIsImaginedInTheHand() {
        Scene scene = takenBack();
        CardPool pool = remembered(scene, NORTH);
        assertThat(pool.inHand(SOUTH)).containsExactly(ASH_SMITH.id());
        Array<Game> worlds =
                Array.range(0, 20).map(seed -> scene.rules().imagine(scene.seenBy(NORTH), pool, Rng.of(seed)));
        assertThat(worlds)
                .allSatisfy(world -> assertThat(
                                world.table().side(SOUTH).hand().cards().map(Card::id))
                        .hasSize(2)
                        .contains(ASH_SMITH.id()));
    }

    @Test
    void whatIsSeenLeavingTheHandIsForgottenAndNothingElse() {
        Scene scene = takenBack().does(new Burn(SOUTH, HEARTH.id()));
        assertThat(remembered(scene, NORTH).inHand(SOUTH)).containsExactly(ASH_SMITH.id());
        Scene burned = takenBack().does(new Burn(SOUTH, ASH_SMITH.id()));
        assertThat(remembered(burned, NORTH).inHands()).isEmpty();
    }
}
