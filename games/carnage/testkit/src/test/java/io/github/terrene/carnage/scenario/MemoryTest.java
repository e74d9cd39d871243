package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.ElementsArranged;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.MonstersElementsLaid;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/**
 * Who saw a card on its way to a hand knows that it is there, and imagines it there, until it is seen leaving; who put Element cards back knows
 * them until they are drawn.
 */
@Rule({"CG-14.2", "CG-14.9"})
class MemoryTest {
    private static final Card SINGER =
            legend("Singer", AIR, 1).power(0, Words.takeBack(Words.CARD)).build();

    private static Scene takenBack() {
        return Scene.table(SINGER, ASH_SMITH, HEARTH)
                .company(SOUTH, SINGER)
                .discarded(SOUTH, ASH_SMITH)
                .hand(SOUTH, HEARTH)
                .uses(1)
                .awaits("South: action");
    }

    @Test
    void aCardTakenBackIsImaginedInTheHand() {
        Scene scene = takenBack();
        assertThat(scene.remembered(NORTH).inHand(SOUTH)).containsExactly(ASH_SMITH.id());
        assertThat(scene.imagined(NORTH, 20))
                .allSatisfy(world -> assertThat(
                                world.table().side(SOUTH).hand().cards().map(Card::id))
                        .hasSize(2)
                        .contains(ASH_SMITH.id()));
    }

    @Test
    void whatIsSeenLeavingTheHandIsForgottenAndNothingElse() {
        Scene scene = takenBack().does(new Burn(SOUTH, HEARTH.id()));
        assertThat(scene.remembered(NORTH).inHand(SOUTH)).containsExactly(ASH_SMITH.id());
        Scene burned = takenBack().does(new Burn(SOUTH, ASH_SMITH.id()));
        assertThat(burned.remembered(NORTH)).isEqualTo(Knowledge.NONE);
    }

    private static Scene meditated() {
        return Scene.table()
                .elements(SOUTH, fire(1), air(8), water(2))
                .meditates()
                .putsBack(SOUTH, air(8), fire(1))
                .awaits("South: action");
    }

    @Test
    void whoPutElementCardsBackKnowsTheirOrderAndNobodyElseDoes() {
        Scene scene = meditated();
        assertThat(scene.remembered(SOUTH).onDeck(SOUTH)).containsExactly("air-8", "fire-1");
        assertThat(scene.remembered(NORTH)).isEqualTo(Knowledge.NONE);
        Array<Array<ElementCard>> tops = scene.imagined(SOUTH, 20)
                .map(world ->
                        world.table().side(SOUTH).elements().deck().cards().take(2));
        assertThat(tops).containsOnly(Array.of(air(8), fire(1)));
    }

    @Test
    void whatIsDrawnOrShuffledIsNotOnTheDeckAnyMore() {
        Knowledge known = meditated().remembered(SOUTH);
        Event drawn = new ElementsDrawn(SOUTH, Array.of(air(8)));
        assertThat(drawn.remembered(known).onDeck(SOUTH)).containsExactly("fire-1");
        Event laid = new MonstersElementsLaid(SOUTH, Array.of(air(8), fire(1), water(2)));
        assertThat(laid.remembered(known)).isEqualTo(Knowledge.NONE);
        Event shuffled = new ElementsShuffled(SOUTH, Pile.unknownElements(20), Array.empty());
        assertThat(shuffled.remembered(known)).isEqualTo(Knowledge.NONE);
        Event discarded = new ElementsArranged(SOUTH, Array.of(fire(1)), Array.of(air(8)));
        assertThat(discarded.remembered(known).onDeck(SOUTH)).containsExactly("fire-1");
        assertThat(Scene.table().rules().seenBy(discarded, NORTH).remembered(known))
                .isEqualTo(Knowledge.NONE);
    }
}
