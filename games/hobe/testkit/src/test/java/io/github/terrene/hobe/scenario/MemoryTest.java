package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Who saw a card on its way to a hand knows that it is there, and imagines it there, until it is seen leaving. */
@Rule("HB-12.7")
class MemoryTest {
    private static final Array<Seat> ALL = Array.of(SOUTH, NORTH, Seat.ONLOOKER);

    private static Scene recalled() {
        return Scene.table(HERALD, RECALL, SPARE)
                .hand(SOUTH, RECALL, SPARE)
                .hand(NORTH, SPARE)
                .put(SOUTH, FRONT_0, HERALD)
                .plays(SOUTH, RECALL, "Herald")
                .passes(NORTH)
                .awaits("South: turn");
    }

    @Test
    void aReturnedCardIsImaginedInTheHand() {
        Scene scene = recalled();
        assertThat(scene.remembered(NORTH).inHand(SOUTH)).containsExactly("herald");
        assertThat(scene.imagined(NORTH, 20))
                .allSatisfy(world -> assertThat(
                                world.table().side(SOUTH).hand().cards().map(Card::id))
                        .hasSize(2)
                        .contains("herald"));
    }

    @Test
    void aCardThatIsPlayedAgainIsNotRememberedAnyMore() {
        Scene scene = recalled();
        for (Seat seat : ALL) {
            assertThat(scene.remembered(seat).inHand(SOUTH)).as("%s", seat).containsExactly("herald");
        }
        scene.finishes().finishes().plays(SOUTH, HERALD).awaits("South: turn");
        for (Seat seat : ALL) {
            assertThat(scene.remembered(seat)).as("%s", seat).isEqualTo(Knowledge.NONE);
        }
    }
}
