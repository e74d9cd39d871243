package io.github.terrene.terralore.scenario;

import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.X;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.event.FieldEvent.CardTurnedUp;
import io.github.terrene.terralore.event.TurnEvent.PlansOpened;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The scenario language itself: what should fail does fail, and says why. */
class SceneTest {
    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    private static Scene scene() {
        return Scene.table().southTrails().hand(SOUTH, COIN, X);
    }

    @Test
    void aFailureTellsTheStoryDrawsTheTableAndSaysWhoIsAwaited() {
        Scene scene = scene().plan(SOUTH, card(COIN, SOUTH_E)).plan(NORTH).awaitsPlans(3);
        assertThat(scene.ended()).isTrue();
        failing(() -> scene.awaits("South: plan"))
                .hasMessageContaining("awaited should be South about plan\n")
                .hasMessageContaining("South hands in Plan[")
                .hasMessageContaining("turn 3, PLAY\nSouth: castle 9")
                .hasMessageContaining("ATTACKING: Coin 1")
                .hasMessageContaining("awaited: South about plan, North about plan");
        failing(() -> scene.won("TL-11.1", SOUTH)).hasMessageContaining("a game that goes on");
        failing(() -> scene.awaitsPlans(4)).hasMessageContaining("it is turn 3, not 4");
    }

    @Test
    void aRefusalMustCiteTheExpectedRule() {
        Scene scene = scene().planning();
        Plan twice = Plan.of(card(COIN, SOUTH_E), card(COIN, SOUTH_W));
        scene.refuses(SOUTH, twice);
        failing(() -> scene.refuses(SOUTH, twice, "TL-1.1"))
                .hasMessageContaining("should be refused by TL-1.1, not by");
        failing(() -> scene.refuses(SOUTH, Plan.of(card(COIN, SOUTH_E)))).hasMessageContaining("should be refused by");
        failing(() -> scene.refuses(new HandIn(SOUTH))).hasMessageContaining("should be refused");
        failing(() -> scene.plan(SOUTH, card(COIN, SOUTH_E), card(COIN, SOUTH_W)))
                .hasMessageContaining("refused: ");
    }

    @Test
    void eventsHaveAnOrder() {
        Scene scene = scene().plan(SOUTH, card(COIN, SOUTH_E)).plan(NORTH);
        scene.happenedInOrder(PlansOpened.class, CardTurnedUp.class).happened(1, CardTurnedUp.class);
        failing(() -> scene.happenedInOrder(CardTurnedUp.class, PlansOpened.class))
                .hasMessageContaining("no PlansOpened happened after CardTurnedUp");
    }

    @Test
    void aSealedPlanLooksTheSameOnlyToTheOpponent() {
        Scene one = scene().plan(SOUTH, card(COIN, SOUTH_E));
        Scene other = scene().plan(SOUTH, card(X, SOUTH_W));
        one.looksTo(NORTH, other);
        failing(() -> one.looksTo(SOUTH, other)).hasMessageContaining("South sees another table");
    }
}
