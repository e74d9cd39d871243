package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.card.OwnEffect;
import io.github.terrene.carnage.card.OwnStatement;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Stream;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Mistakes that card makers are likely to make: the failure names the card, the effect and what is wrong, and the state stays. */
class FaultyEffectTest {
    private record Own(Consumer<Resolution> does) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            does.accept(here);
        }
    }

    private static Scene with(Consumer<Resolution> effect) {
        return Scene.table()
                .company(SOUTH, legend("Odd", FIRE, 1).power(1, new Own(effect)).build());
    }

    private static void fails(Consumer<Resolution> effect, String reason) {
        Scene scene = with(effect);
        assertThatThrownBy(() -> scene.uses(1))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith("Odd, ability 1: the effect ")
                .hasMessageContaining("Own is faulty: " + reason);
        scene.awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule("CG-12.6")
    void noEffectTakesAwayByGivingLessThanNothing() {
        fails(here -> here.gainShards(Players.NORTH, -2), "gainShards: an amount must be 0 or more, not -2");
        fails(here -> here.cheaperPlacement(-1), "cheaperPlacement: an amount must be 0 or more, not -1");
        fails(here -> here.discard(Players.NORTH, -1), "discard: an amount must be 0 or more, not -1");
    }

    @Test
    @Rule("CG-12.1")
    void anEffectThatAsksTooLateOrThrows() {
        fails(
                here -> {
                    here.gainShards(SOUTH, 1);
                    here.choose("element", here.world().elements().map(OwnChoice.OfElement::new));
                },
                "it changed something and then asked a question");
        fails(
                here -> {
                    throw new IllegalStateException("oops");
                },
                "oops");
        fails(
                here -> {
                    throw new AssertionError("oops");
                },
                "oops");
        fails(FaultyEffectTest::endlessly, "it asks for itself without an end");
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @Rule("CG-12.14")
    void questionsThatNobodyIsAskedEnd() {
        Choice fire = new OwnChoice.OfElement(FIRE);
        fails(
                here -> {
                    while (here.choose("element", Array.of(fire)).isDefined()) {}
                },
                "choose: one effect asks at most 100 questions");
        fails(
                here -> {
                    while (here.choose("element", Array.empty()).isEmpty()) {}
                },
                "choose: one effect asks at most 100 questions");
        fails(here -> here.choose("element", Stream.continually(fire)), "choose: there is no end of the option list");
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @Rule("CG-12.1")
    void anEffectThatNeverStopsChangingSomething() {
        fails(
                here -> {
                    while (true) {
                        here.gainShards(SOUTH, 1);
                    }
                },
                "after 10000 events there is no end of it");
        fails(
                here -> {
                    while (true) {
                        here.look(1);
                    }
                },
                "one effect leaves at most 1000 things to do");
    }

    @Test
    @Rule("CG-12.14")
    void anEffectIsAskedForAHundredAnswersAtMost() {
        Choice fire = new OwnChoice.OfElement(FIRE);
        Scene scene = with(here -> {
                    while (here.choose("element", here.world().elements().map(OwnChoice.OfElement::new))
                            .isDefined()) {}
                })
                .uses(1);
        for (int answers = 0; answers < 99; answers++) {
            scene.awaits("South: element").answers(SOUTH, fire);
        }
        assertThatThrownBy(() -> scene.answers(SOUTH, fire))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining("one effect asks at most 100 questions");
        scene.awaits("South: element");
    }

    private static void endlessly(Resolution here) {
        endlessly(here);
    }

    private record Unsure(Supplier<Boolean> can) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            here.gainShards(here.you(), 1);
        }

        @Override
        public boolean possible(Board board, Seat controller) {
            return can.get();
        }
    }

    private static boolean recursing() {
        return recursing();
    }

    @Test
    @Rule("CG-12.2")
    void aPowerThatCannotTellWhetherItCanBeUsed() {
        for (Supplier<Boolean> can : Array.<Supplier<Boolean>>of(
                () -> {
                    throw new IllegalStateException("who knows");
                },
                FaultyEffectTest::recursing)) {
            Card odd = legend("Odd", FIRE, 1)
                    .power(0, look(1))
                    .power(0, look(1), new Unsure(can))
                    .build();
            Scene scene = Scene.table().company(SOUTH, odd).acting();
            Game before = scene.game();
            for (ThrowingCallable asked : Array.<ThrowingCallable>of(
                    () -> scene.legal(SOUTH), () -> scene.whyNot(new UsePower(SOUTH, 1, CardKind.LEGEND, 1)))) {
                assertThatThrownBy(asked)
                        .isInstanceOf(FaultyEffect.class)
                        .hasMessageStartingWith("Odd, ability 2: the effect ")
                        .hasMessageContaining("Unsure is faulty: ");
            }
            assertThat(scene.game()).isEqualTo(before);
            assertThat(scene.whyNot(new Meditate(SOUTH))).isEmpty();
        }
    }

    @Test
    @Rule("CG-12.2")
    void aPowerThatCannotMakeUpItsMind() {
        int[] asked = {0};
        Card odd = legend("Odd", FIRE, 1)
                .power(0, new Unsure(() -> asked[0]++ > 0))
                .build();
        Scene scene = Scene.table().company(SOUTH, odd).acting();
        assertThatThrownBy(() -> scene.uses(1))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith("Odd, ability 1: the effect ")
                .hasMessageContaining("Unsure is faulty: asked twice whether it is possible, it gave two answers");
        scene.awaits("South: action");
    }

    private record Moody(IntSupplier mood) implements OwnStatement {
        @Override
        public boolean winsTies() {
            return mood.getAsInt() > 0;
        }

        @Override
        public int bonus(boolean emptyRound) {
            return mood.getAsInt();
        }

        @Override
        public boolean savedFirst() {
            return mood.getAsInt() > 0;
        }
    }

    private static void failsInADuel(IntSupplier mood, String reason) {
        Scene scene = Scene.table()
                .company(
                        SOUTH,
                        legend("Moody", FIRE, 1).continuous(new Moody(mood)).build(),
                        Cards.REEF_BARD)
                .company(NORTH, Cards.ASH_SMITH)
                .elements(SOUTH, fire(1), fire(2), fire(3), fire(5))
                .elements(NORTH, fire(1), fire(2), fire(3), fire(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(1), fire(2), fire(3));
        assertThatThrownBy(() -> scene.lays(NORTH, fire(1), fire(2), fire(3)))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith("Moody: the effect ")
                .hasMessageContaining("Moody is faulty: " + reason);
        scene.awaits("North: lay");
    }

    @Test
    @Rule({"CG-1.11", "CG-8.6", "CG-12.5", "CG-12.13"})
    void aTraitThatThrowsOrGivesLessThanNothing() {
        failsInADuel(() -> -3, "bonus: an amount must be 0 or more, not -3");
        failsInADuel(
                () -> {
                    throw new IllegalStateException("in a bad mood");
                },
                "in a bad mood");
        failsInADuel(() -> recursing() ? 1 : 0, "it asks for itself without an end");
    }

    @Test
    @Rule({"CG-10.11", "CG-12.13"})
    void aMonsterThatCannotTellWhetherItIsSavedFirst() {
        Scene scene = Scene.table()
                .nest(
                        SOUTH,
                        monster("Moody", FIRE, 1).continuous(new Grudging()).build(),
                        Cards.BOG_MAW)
                .hand(SOUTH, Cards.DUNE_JACKAL)
                .company(NORTH, Cards.STORM_QUEEN, Cards.OLD_KING, Cards.CINDER_WARDEN)
                .elements(NORTH, Scene.air(8), Scene.earth(8), fire(8), fire(5))
                .places(Cards.DUNE_JACKAL)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), fire(2), fire(3));
        assertThatThrownBy(() -> scene.lays(NORTH, Scene.air(8), Scene.earth(8), fire(8)))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith("Moody: the effect ")
                .hasMessageContaining("Grudging is faulty: not me");
        scene.awaits("North: lay");
    }

    private record Grudging() implements OwnStatement {
        @Override
        public boolean savedFirst() {
            throw new IllegalStateException("not me");
        }
    }

    @Test
    @Rule("CG-14.9")
    void whatIsNotOnTheDiscardPileIsNotTakenBack() {
        Scene scene = with(here ->
                        here.take(Array.of(new InPile(Where.DISCARD_PILE, SOUTH, FireCards.SOOT_MARSHAL)), Where.HAND))
                .uses(1);
        assertThat(scene.hand(SOUTH)).isEmpty();
        scene.awaits("South: action");
    }
}
