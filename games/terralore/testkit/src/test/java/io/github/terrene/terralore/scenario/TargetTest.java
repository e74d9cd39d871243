package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.PointsChanged;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 9: which Creatures effects reach. */
class TargetTest {
    private static Card spell(Effect... effects) {
        return skill("Spell").onReveal(effects).build();
    }

    @Test
    @Rule("TL-9.27")
    void creatureMeansOneOnTheFieldWithItsCurrentPointsAsSeenByTheController() {
        Card weakling = plain("Weakling", 1);
        Card hound = spell(destroy(target(creatures(ENEMY, ANYWHERE).with(POINTS, AT_MOST, 2))));
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, weakling)
                .field(NORTH_E, creature("Elder").points(1).build())
                .field(
                        NORTH_E,
                        creature("Chief")
                                .points(3)
                                .continuous(strengthen(creatures(OWN, HERE), 2))
                                .build())
                .hand(NORTH, weakling)
                .graveyard(NORTH, weakling)
                .reveals(hound, SOUTH_W);
        assertThat(scene.field(NORTH_E)).as("Elder has 3 points now").containsExactly("Elder", "Chief");
        assertThat(scene.hand(NORTH)).contains("Weakling");
        assertThat(scene.graveyard(NORTH)).containsExactly("Weakling");
        assertThat(scene.field(SOUTH_W)).containsExactly("Weakling");
        Scene north = Scene.table()
                .field(SOUTH_W, weakling)
                .field(NORTH_E, plain("Lamb", 1))
                .reveals(hound, NORTH_E);
        assertThat(north.graveyard(SOUTH)).as("North's enemy is South").containsExactly("Weakling");
        north.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.24")
    void severalTargetsAreDifferentAndAllAreTakenIfThereAreFewer() {
        Card two = spell(destroy(targets(2, creatures(ANY, ANYWHERE))));
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("A", 1), plain("B", 1), plain("C", 1))
                .reveals(two, SOUTH_E)
                .chooses(SOUTH, "A");
        assertThat(scene.options()).containsExactly(scene.creature("B"), scene.creature("C"));
        scene.chooses(SOUTH, "C");
        assertThat(scene.field(SOUTH_W)).containsExactly("B");
        Scene one = Scene.table().southTrails().field(SOUTH_W, plain("A", 1)).reveals(two, SOUTH_E);
        assertThat(one.field(SOUTH_W)).isEmpty();
        one.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.24", "TL-8.6"})
    void aTargetIsLegalEvenIfTheEffectCannotChangeIt() {
        Card push = spell(move(target(creatures(ENEMY, ANYWHERE)), OTHER_LANE));
        Scene scene = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("Stuck", 1))
                .field(NORTH_E, plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1))
                .reveals(push, SOUTH_W);
        assertThat(scene.options()).hasSize(5);
        scene.chooses(SOUTH, "Stuck").awaitsPlans(3);
        assertThat(scene.field(NORTH_W)).containsExactly("Stuck");
    }

    @Test
    @Rule({"TL-9.22", "TL-9.9"})
    void anEffectDoesNotReachItsOwnCard() {
        Scene scene = Scene.table().southTrails().reveals(DarknessCards.NEEDLE_EEL, SOUTH_W, COIN);
        assertThat(scene.field(SOUTH_W)).containsExactly("Needle Eel");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.22", "TL-9.9"})
    void anEffectDoesNotReachItsOwnCardInAGraveyard() {
        Card ghost = creature("Ghost")
                .points(1)
                .whenDestroyed(move(orBuried(creatures(ANY, ANYWHERE)), EXILE), take(target(buried(OWN)), DECK))
                .build();
        Card fire = spell(destroy(all(creatures(OWN, ANYWHERE))));
        Scene scene = Scene.table().southTrails().field(SOUTH_W, ghost).reveals(fire, SOUTH_W);
        assertThat(scene.exile(SOUTH)).containsExactly("Spell");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Ghost");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.22", "TL-9.21"})
    void anEffectDoesNotReachItsOwnCardThatIsBack() {
        Card first = creature("First")
                .points(1)
                .whenDestroyed(take(target(buried(OWN)), HERE))
                .build();
        Card second = creature("Second")
                .points(1)
                .whenDestroyed(destroy(all(creatures(OWN, ANYWHERE))))
                .build();
        Card fire = spell(destroy(all(creatures(OWN, ANYWHERE))));
        Scene scene = Scene.table().southTrails().field(SOUTH_W, first, second).reveals(fire, SOUTH_W);
        assertThat(scene.field(SOUTH_W)).containsExactly("Second");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.22")
    void aCountIncludesTheCardOnlyIfItIsOneOfThoseCounted() {
        Card enemies = creature("Enemies")
                .points(0)
                .onReveal(changePoints(itself(), forEach(1, creatures(ENEMY, HERE)), Duration.LASTING))
                .build();
        Scene against = Scene.table()
                .southTrails()
                .field(NORTH_W, plain("A", 1), plain("B", 1))
                .reveals(enemies, SOUTH_W);
        assertThat(against.points("Enemies")).isEqualTo(2);
        Card weak = creature("Weak")
                .points(3)
                .onReveal(changePoints(
                        itself(), forEach(1, creatures(OWN, HERE).with(POINTS, AT_MOST, 2)), Duration.LASTING))
                .build();
        Scene among = Scene.table().southTrails().field(SOUTH_W, plain("A", 1)).reveals(weak, SOUTH_W);
        assertThat(among.points("Weak")).isEqualTo(4);
        among.awaitsPlans(3);
        Amount each = forEach(2, creatures(OWN, HERE));
        Amount eachOther = forEach(2, creatures(OWN, HERE).other());
        Card proud = creature("Proud")
                .points(1)
                .onReveal(
                        changePoints(itself(), each, Duration.THIS_TURN),
                        changePoints(itself(), eachOther, Duration.LASTING))
                .build();
        assertThat(English.of(proud))
                .isEqualTo("On reveal: This Creature gets +2 for each Creature of yours here this turn, "
                        + "then this Creature gets +2 for each other Creature of yours here.");
        Scene one = Scene.table().southTrails().field(SOUTH_W, plain("A", 1)).reveals(proud, SOUTH_W);
        assertThat(one.points("Proud")).isEqualTo(1 + 2);
        assertThat(one.events()
                        .filter(PointsChanged.class::isInstance)
                        .map(event -> ((PointsChanged) event).change().adds()))
                .containsExactly(4, 2);
        one.awaitsPlans(3);
    }
}
