package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.card.Slot.FRONT_0;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.hobe.event.EventPlayed;
import io.github.terrene.hobe.event.EventSpent;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** The scenario language itself: what should fail does fail, and says why. */
class SceneTest {
    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    private static Scene scene() {
        return Scene.table().hand(SOUTH, SPARK, SPARE).put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING);
    }

    @Test
    void aFailureTellsTheStoryDrawsTheTableAndSaysWhoIsAwaited() {
        Scene scene = scene().plays(SOUTH, SPARK, "Shore Guard").awaits("South: turn");
        assertThat(scene.ended()).isTrue();
        failing(() -> scene.awaits("North: turn"))
                .hasMessageContaining("awaited should be North about turn\n")
                .hasMessageContaining("PlayCard[seat=A, card=spark")
                .hasMessageContaining("turn 3 of South, PLAY\nSouth: deck of 20; hand [Spare]; lost 0")
                .hasMessageContaining("front 0: Shore Guard, ATK 2, tokens 3\n   front 0: Iron Ring\n")
                .hasMessageContaining("underworld [Spark]")
                .hasMessageContaining("awaited: South about turn");
        failing(() -> scene.won(SOUTH)).hasMessageContaining("a game that goes on");
        assertThatThrownBy(() -> scene.awaits("Somebody")).hasMessageContaining("say who and about what");
    }

    @Test
    void aRefusalMustCiteTheExpectedRule() {
        Scene scene = scene();
        failing(() -> scene.refuses(scene.play(SOUTH, SPARK), "HB-7.11")).hasMessageContaining("but not by HB-7.11");
        failing(() -> scene.refuses(scene.play(SOUTH, SPARK, "Shore Guard"), "HB-7.3"))
                .hasMessageContaining("should be refused");
        failing(() -> scene.allows(scene.play(SOUTH, SPARK))).hasMessageContaining("should be legal");
        failing(() -> scene.plays(SOUTH, SPARK)).hasMessageContaining("refused");
        failing(() -> scene.play(SOUTH, SPARK, "Herald")).hasMessageContaining("Herald is not in play");
        scene.awaits("South: turn");
    }

    @Test
    void eventsHaveAnOrder() {
        Scene scene = scene().plays(SOUTH, SPARK, "Shore Guard");
        scene.happenedInOrder(EventPlayed.class, EventSpent.class).awaits("South: turn");
        failing(() -> scene.happenedInOrder(EventSpent.class, EventPlayed.class))
                .hasMessageContaining("no EventPlayed happened after EventSpent");
    }

    @Test
    void aHandLooksTheSameOnlyToTheOpponent() {
        Scene one = scene().awaits("South: turn");
        Scene other = Scene.table()
                .hand(SOUTH, HERALD, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .awaits("South: turn");
        one.looksTo(NORTH, other);
        failing(() -> one.looksTo(SOUTH, other)).hasMessageContaining("South sees another table");
    }
}
