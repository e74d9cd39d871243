package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.X;
import static io.github.terrene.testkit.terralore.scenario.Scene.Y;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.starter.StarterTraits;
import io.github.terrene.terralore.trait.When;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What is continuous, and what waits for something, in the words that all games share. */
class StandingLanguageTest {
    private static CardBuilder odd() {
        return creature("Odd").affinity(StarterTraits.WATER).points(1);
    }

    private static Array<String> faults(Statement text) {
        return keys(odd().continuous(text).build());
    }

    private static Array<String> faults(Trigger trigger, Effect... effects) {
        return keys(odd().when(trigger, effects).build());
    }

    private static Array<String> keys(Card card) {
        return Array.ofAll(Catalogue.of(Array.of(card)).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    @Test
    @Rule("TL-9.35")
    void whatIsForbiddenDoesNotHappen() {
        Card rock = creature("Rock")
                .points(1)
                .continuous(
                        cannot(itself(), BE_MOVED),
                        cannot(itself(), BE_DESTROYED),
                        cannot(itself(), BE_EXILED),
                        cannot(itself(), BE_RETURNED))
                .build();
        Selection those = all(creatures(OWN, ANYWHERE));
        for (Effect effect : Array.of(destroy(those), move(those, EXILE), move(those, HAND), move(those, OTHER_LANE))) {
            Scene scene = Scene.table()
                    .southTrails()
                    .field(SOUTH_W, rock, X)
                    .reveals(skill("Storm").onReveal(effect).build(), SOUTH_W);
            assertThat(scene.field(SOUTH_W)).containsExactly("Rock");
            scene.awaitsPlans(3);
        }
        Card ghost = creature("Ghost")
                .points(1)
                .continuous(cannot(itself(), BE_CHOSEN))
                .build();
        Scene chosen = Scene.table()
                .southTrails()
                .field(SOUTH_W, ghost, X, Y)
                .reveals(
                        skill("Bolt")
                                .onReveal(destroy(target(creatures(OWN, HERE))))
                                .build(),
                        SOUTH_W)
                .awaits("South: target");
        chosen.refusesSaying(
                new Choose(SOUTH, chosen.creature("Ghost")), "Ghost cannot be chosen (TL-9.35/never-chosen)");
        assertThat(faults(cannot(random(1, creatures(ANY, HERE)), BE_MOVED))).containsExactly("TL-9.35/nobody-chooses");
    }

    @Test
    @Rule("TL-6.14")
    void textsChangeWhatCardsCost() {
        Card guild = creature("Guild")
                .points(1)
                .continuous(costs(OWN, SKILL, -1), costs(ENEMY, CREATURE, 1))
                .build();
        Card dear = skill("Dear").cost(1).onReveal(mill(ENEMY, 1)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, guild)
                .hand(SOUTH, dear)
                .hand(NORTH, X, Y);
        scene.refusesSaying(NORTH, Plan.of(Scene.card(X, NORTH_E)), "X costs 1, not 0 (TL-6.5/wrong-price)");
        scene.plan(SOUTH, Scene.card(dear, SOUTH_W)).plan(NORTH, Scene.card(X, NORTH_E, Y));
        assertThat(scene.graveyard(NORTH)).contains("Y");
        scene.awaitsPlans(3);
        assertThat(faults(costs(OWN, SKILL, 0))).containsExactly("TL-6.14/of-zero");
    }

    @Test
    @Rule({"TL-9.3", "TL-9.22"})
    void whileSomethingIsTrueATextApplies() {
        Card lone = creature("Lone")
                .points(1)
                .continuous(whilst(there(EXACTLY, 0, creatures(OWN, HERE).other()), adds(itself(), POINTS, 2)))
                .build();
        assertThat(Scene.table().southTrails().field(SOUTH_W, lone).planning().points("Lone"))
                .isEqualTo(3);
        Scene two = Scene.table().southTrails().field(SOUTH_W, lone, COIN).planning();
        assertThat(two.points("Lone")).isEqualTo(1);
        two.awaits("South: plan", "North: plan");
        assertThat(faults(adds(all(creatures(OWN, HERE).with(POINTS, AT_MOST, 1)), POINTS, 1)))
                .containsExactly("TL-9.3/circular");
        assertThat(faults(adds(target(creatures(OWN, HERE)), POINTS, 1))).containsExactly("TL-9.3/nobody-chooses");
        assertThat(faults(whilst(castleNotAhead(), whilst(castleNotAhead(), shelter()))))
                .containsExactly("TL-9.32/while-twice");
        assertThat(faults(cannot(all(creatures(OWN, HERE).with(POINTS, AT_MOST, 1)), BE_MOVED)))
                .isEmpty();
    }

    private static Scene watched(Trigger trigger, Effect... effects) {
        return Scene.table()
                .southTrails()
                .field(
                        SOUTH_W,
                        creature("Watcher").points(0).when(trigger, effects).build());
    }

    @Test
    @Rule({"TL-8.4", "TL-9.36"})
    void effectsWaitForWhatHappensToOtherCards() {
        Effect grow = changePoints(itself(), 1, LASTING);
        Scene enters = watched(
                        Trigger.of(creatures(OWN, HERE).other(), When.ENTERS),
                        grow,
                        changePoints(thatCard(), 2, LASTING))
                .reveals(X, SOUTH_W);
        assertThat(enters.points("Watcher")).isEqualTo(1);
        assertThat(enters.points("X")).isEqualTo(3);
        Scene elsewhere = watched(Trigger.of(creatures(OWN, HERE).other(), When.ENTERS), grow)
                .reveals(X, SOUTH_E);
        assertThat(elsewhere.points("Watcher")).isZero();
        Card fire =
                skill("Fire").onReveal(destroy(all(creatures(ENEMY, ANYWHERE)))).build();
        Scene destroyed = watched(Trigger.of(creatures(ENEMY, ANYWHERE).other(), When.WHEN_DESTROYED), grow)
                .field(NORTH_E, X, Y)
                .reveals(fire, SOUTH_W);
        assertThat(destroyed.points("Watcher"))
                .as("once for what happens at one moment")
                .isEqualTo(1);
        Card push = skill("Push")
                .onReveal(move(all(creatures(ANY, ANYWHERE)), OTHER_LANE))
                .build();
        Scene moved = watched(Trigger.itself(When.MOVES), grow).reveals(push, SOUTH_W);
        assertThat(moved.points("Watcher")).isEqualTo(1);
        moved.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.36")
    void effectsWaitForWhatHappensToPlayersAndForTheTurnToStart() {
        Effect grow = changePoints(itself(), 1, LASTING);
        Scene draws = watched(Trigger.of(OWN, When.DRAWS), grow)
                .reveals(skill("Well").onReveal(draw(ANY, 1)).build(), SOUTH_W);
        assertThat(draws.points("Watcher"))
                .as("by the Skill, and in the next Draw phase")
                .isEqualTo(2);
        Scene damaged = watched(Trigger.of(ENEMY, When.DAMAGED), grow)
                .field(SOUTH_E, plain("Big", 2))
                .plan(SOUTH)
                .plan(NORTH);
        assertThat(damaged.points("Watcher")).isEqualTo(1);
        Scene begins =
                watched(Trigger.itself(When.START_OF_TURN), grow).plan(SOUTH).plan(NORTH);
        assertThat(begins.points("Watcher")).isEqualTo(1);
        begins.awaitsPlans(3);
        Scene discards = watched(Trigger.of(OWN, When.DISCARDS), grow)
                .hand(SOUTH, plain("Dear", 1), Y)
                .reveals(skill("Loss").onReveal(discardAtRandom(OWN, 1)).build(), SOUTH_W);
        assertThat(discards.points("Watcher")).isEqualTo(1);
        Card dear = skill("Dear").cost(1).build();
        Scene pays = watched(Trigger.of(OWN, When.DISCARDS), grow)
                .hand(SOUTH, dear, Y)
                .plan(SOUTH, Scene.card(dear, SOUTH_E, Y))
                .plan(NORTH);
        assertThat(pays.points("Watcher")).isEqualTo(1);
        assertThat(faults(Trigger.of(OWN, When.ENTERS), draw(OWN, 1))).containsExactly("TL-9.36/senseless");
        assertThat(faults(Trigger.itself(When.DRAWS), draw(OWN, 1))).containsExactly("TL-9.36/senseless");
        assertThat(faults(Trigger.of(creatures(OWN, HERE).other(), When.ON_REVEAL), draw(OWN, 1)))
                .containsExactly("TL-9.36/senseless");
        assertThat(faults(Trigger.of(creatures(OWN, HERE).other(), When.WHEN_DESTROYED), move(thatCard(), HAND)))
                .containsExactly("TL-9.36/no-other");
    }
}
