package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.ActionPointsReceived;
import io.github.terrene.carnage.event.Drawn;
import io.github.terrene.carnage.event.TurnBegan;
import io.github.terrene.carnage.event.TurnEnded;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 5: the turn. */
class TurnTest {
    @Test
    @Rule({"CG-5.1", "CG-5.6", "CG-5.7", "CG-6.16"})
    void theSwordPassesWhenThePlayerSaysSoAlsoWithActionPointsLeft() {
        Scene scene = Scene.table()
                .exhausted(NORTH)
                .refusesSaying(new PassSword(NORTH), "you do not have the Sword (CG-5.1/no-sword)")
                .refuses(new Burn(NORTH, "hearth"), "CG-5.1/no-sword")
                .passesSword()
                .awaits("North: action");
        assertThat(scene.ap(SOUTH)).isZero();
        assertThat(scene.game().table().turn()).isEqualTo(4);
        scene.refuses(new Meditate(SOUTH), "CG-5.1/no-sword").awaits("North: action");
    }

    @Test
    @Rule({"CG-5.2", "CG-5.7"})
    void shardsAreKeptAndThePassivePlayerReceivesOne() {
        Scene scene =
                Scene.table().exhausted(NORTH).shards(SOUTH, 7).passesSword().awaits("North: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(8);
        assertThat(scene.shards(NORTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-5.3", "CG-5.9"})
    void theHandIsFilledUpToFiveAndTheDrawCannotBeDeclined() {
        Scene scene = Scene.table()
                .sword(NORTH)
                .hand(SOUTH, HEARTH, SPRING, QUARRY, BELFRY)
                .passesSword();
        scene.awaits("South: draw")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.Nothing()),
                        "who draws must name a deck for each card (CG-5.9/must-draw)")
                .refuses(new PassSword(SOUTH), "CG-5.3/other-decision")
                .draws(SOUTH, DeckKind.ADVENTURE)
                .awaits("South: action");
        Scene full = Scene.table()
                .sword(NORTH)
                .hand(SOUTH, HEARTH, SPRING, QUARRY, BELFRY, FORGE)
                .passesSword();
        full.awaits("South: action");
        Scene more = Scene.table().sword(NORTH).hand(SOUTH, HEARTH, SPRING, QUARRY, BELFRY, FORGE, BOG_MAW);
        more.passesSword().awaits("South: action");
        assertThat(more.hand(SOUTH)).hasSize(6);
    }

    @Test
    @Rule({"CG-5.3", "CG-5.9"})
    void anEmptyDeckCannotBeNamedAndWithOneDeckLeftNothingIsAsked() {
        Scene one = Scene.table().sword(NORTH).companion(SOUTH, ASH_SMITH).passesSword();
        one.awaits("South: draw").draws(SOUTH, DeckKind.COMPANION).awaits("South: action");
        assertThat(one.hand(SOUTH)).hasSize(5).contains("Ash Smith");
        Scene none = Scene.table()
                .sword(NORTH)
                .companion(SOUTH)
                .adventure(SOUTH, HEARTH)
                .passesSword();
        none.awaits("South: action");
        assertThat(none.hand(SOUTH)).containsExactly("Hearth");
    }

    @Test
    @Rule({"CG-5.4", "CG-5.11"})
    void aTurnBeginsWithTheShardThenTheDrawThenTheActionPoints() {
        Scene scene = Scene.table()
                .adventure(NORTH, HEARTH)
                .companion(NORTH)
                .passesSword()
                .awaits("North: action");
        scene.happenedInOrder(TurnEnded.class, TurnBegan.class, Drawn.class, ActionPointsReceived.class);
        assertThat(scene.ap(NORTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-5.5", "CG-5.6", "CG-5.10"})
    void theSameActionAgainUntilTheLastActionPoint() {
        Scene scene = Scene.table().exhausted(NORTH).elements(SOUTH, fire(1), fire(2));
        for (int action = 0; action < 3; action++) {
            scene.awaits("South: action").meditates().putsBack(SOUTH, fire(1), fire(2));
        }
        scene.awaits("North: action");
    }

    @Test
    @Rule({"CG-5.10", "CG-5.6"})
    void withoutActionPointsTheSwordPassesOnceTheLastActionIsDone() {
        Scene scene = Scene.table()
                .exhausted(NORTH)
                .ap(SOUTH, 1)
                .hand(SOUTH, HEARTH, FORGE)
                .does(new Burn(SOUTH, HEARTH.id()))
                .awaits("South: burn");
        scene.never(TurnEnded.class).declines(SOUTH).awaits("North: action");
    }

    @Test
    @Rule("CG-5.10")
    void aMeditationIsPossibleWithOneActionPointAndNothingElse() {
        Scene scene = Scene.table().shards(SOUTH, 0).ap(SOUTH, 1).awaits("South: action");
        assertThat(scene.legal(SOUTH)).containsExactly(new Meditate(SOUTH), new PassSword(SOUTH), new Concede(SOUTH));
    }

    @Test
    @Rule({"CG-5.8", "CG-6.16"})
    void thePassivePlayerOnlyWaitsAndIsToldTheRuleOfTheOpenDecision() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .awaits("South: action");
        assertThat(scene.legal(NORTH)).isEmpty();
        scene.refuses(new Concede(NORTH), "CG-5.1/no-sword");
        scene.attacks()
                .refuses(new Choose(NORTH, Choice.YES), "CG-7.3/not-awaited")
                .orders(SOUTH, 1, 2, 0)
                .refuses(new Meditate(SOUTH), "CG-7.4/not-awaited")
                .awaits("North: block");
    }
}
