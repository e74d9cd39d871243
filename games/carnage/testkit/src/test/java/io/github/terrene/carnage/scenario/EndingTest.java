package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.ElementsLaid;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.event.SpearheadShown;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 13: how the game ends. */
class EndingTest {
    private static Scene exhausted() {
        return Scene.table().exhausted(SOUTH).exhausted(NORTH);
    }

    private static Scene laying() {
        return Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, fire(1), fire(2), fire(3), fire(5))
                .elements(NORTH, fire(1), fire(2), fire(3), fire(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0);
    }

    private static Scene draft() {
        Array<Card> drawn = Array.of(ASH_SMITH, REEF_BARD, SPARK_LENS);
        return Scene.table().drafting(drawn, drawn);
    }

    @Test
    @Rule("CG-13.1")
    void fifteenPointsWinAndTheRestIsDropped() {
        Scene scene = Scene.table()
                .vp(SOUTH, 12)
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .hand(SOUTH, STORM_QUEEN)
                .attacks()
                .ascends(SOUTH, 1)
                .won(SOUTH);
        assertThat(scene.vp(SOUTH)).isEqualTo(15);
        assertThat(scene.legal(SOUTH)).isEmpty();
        scene.refusesSaying(new Meditate(SOUTH), "the game is over (CG-13.1/over)")
                .refuses(new Concede(NORTH), "CG-13.1/over")
                .won(SOUTH);
    }

    @Test
    @Rule({"CG-13.1", "CG-10.9"})
    void pointsGainedTogetherAreOneGain() {
        Scene scene = Scene.table()
                .vp(SOUTH, 13)
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, SMOKE_DRAKE)
                .places(SMOKE_DRAKE)
                .won(SOUTH);
        assertThat(scene.vp(SOUTH)).isEqualTo(16);
        assertThat(scene.pantheon(SOUTH)).hasSize(3);
    }

    @Test
    @Rule({"CG-13.2", "CG-13.3", "CG-5.3"})
    void whoHasNoCardsToDrawPlaysOnAndDiscardsAreNotShuffledBack() {
        Scene scene =
                exhausted().discarded(NORTH, HEARTH, ASH_SMITH).passesSword().awaits("North: action");
        assertThat(scene.hand(NORTH)).isEmpty();
        assertThat(scene.discarded(NORTH)).hasSize(2);
    }

    @Test
    @Rule({"CG-13.2", "CG-5.11"})
    void withTheOptionWhoseDecksAreEmptyAtTheEndOfAnOwnTurnLoses() {
        Options strict = Options.standard().withConcedeOnExhaustion(true).withStalemateTurns(2);
        Scene.table().options(strict).exhausted(SOUTH).passesSword().won(NORTH, "CG-13.2");
        Scene.table().options(strict).companion(SOUTH).passesSword().awaits("North: draw");
        Scene.table()
                .options(strict)
                .exhausted(NORTH)
                .passesSword()
                .awaits("North: action")
                .passesSword()
                .won(SOUTH, "CG-13.2");
    }

    @Test
    @Rule({"CG-13.4", "CG-5.8"})
    void aPlayerMayConcedeAtAnyOwnDecision() {
        Scene.table().concedes(SOUTH).won(NORTH, "CG-13.4");
        Scene attacked = Scene.table().company(SOUTH, CINDER_WARDEN, REEF_BARD).company(NORTH, STONE_NURSE);
        attacked.attacks()
                .refuses(new Concede(NORTH), "CG-7.3/not-awaited")
                .orders(SOUTH, 1, 2, 0)
                .concedes(NORTH)
                .won(SOUTH, "CG-13.4");
        Scene.table()
                .hand(SOUTH, HEARTH, FORGE)
                .does(new Burn(SOUTH, "hearth"))
                .concedes(SOUTH)
                .won(NORTH, "CG-13.4");
    }

    @Test
    @Rule({"CG-13.8", "CG-13.4", "CG-14.5"})
    void inASimultaneousChoiceItTakesEffectWhenBothAreIn() {
        Scene scene = laying().concedes(SOUTH).awaits("North: lay");
        assertThat(scene.undoable()).isFalse();
        assertThat(scene.game().over()).isFalse();
        scene.refuses(new Lay(SOUTH, Array.of("fire-1", "fire-2", "fire-3")), "CG-8.4/not-awaited")
                .refuses(new Concede(SOUTH), "CG-8.4/not-awaited")
                .lays(NORTH, fire(1), fire(2), fire(3))
                .never(ElementsLaid.class)
                .never(RoundFought.class)
                .won(NORTH, "CG-13.4");
        laying().concedes(NORTH).concedes(SOUTH).drawn("CG-13.4");
        laying().lays(SOUTH, fire(1), fire(2), fire(3)).concedes(NORTH).won(SOUTH, "CG-13.4");
    }

    @Test
    @Rule({"CG-13.8", "CG-13.4"})
    void theWholeDraftIsOneSimultaneousChoice() {
        Scene scene =
                draft().does(new KeepLegend(SOUTH, "ash-smith")).concedes(SOUTH).awaits("North: draft");
        scene.keepsLegends(NORTH, REEF_BARD)
                .awaits("North: draft")
                .keepsRelic(NORTH, SPARK_LENS, 1)
                .never(SpearheadShown.class)
                .endsDraft(NORTH)
                .never(SpearheadShown.class)
                .won(NORTH, "CG-13.4");
        assertThat(scene.legend(NORTH, 1)).isEmpty();
        draft().keepsLegends(SOUTH, ASH_SMITH).concedes(SOUTH).concedes(NORTH).drawn("CG-13.4");
    }

    @Test
    @Rule({"CG-13.5", "CG-5.11"})
    void aStalemateNeedsAllFourDecksEmptyAndNoPoint() {
        Options two = Options.standard().withStalemateTurns(2);
        exhausted()
                .options(two)
                .passesSword()
                .awaits("North: action")
                .passesSword()
                .drawn("CG-13.5");
        exhausted()
                .options(two)
                .companion(SOUTH, ASH_SMITH)
                .passesSword()
                .awaits("North: action")
                .passesSword()
                .awaits("South: action")
                .passesSword()
                .awaits("North: action");
        Scene drawn =
                exhausted().options(two).adventure(NORTH, HEARTH).passesSword().awaits("North: action");
        assertThat(drawn.game().table().idle())
                .as("the card was there as the turn of South ended")
                .isZero();
        drawn.passesSword().awaits("South: action").passesSword().drawn("CG-13.5");
    }

    @Test
    @Rule("CG-13.6")
    void theGameEndsAfterTheLastTurnCountingThoseOfBoth() {
        Scene scene = Scene.table()
                .turn(199)
                .exhausted(NORTH)
                .vp(NORTH, 1)
                .passesSword()
                .awaits("North: action");
        scene.passesSword().won(NORTH, "CG-13.6");
        Scene.table().options(Options.standard().withTurnLimit(3)).passesSword().drawn("CG-13.6");
    }

    @Test
    @Rule({"CG-13.5", "CG-13.6", "CG-5.11"})
    void theStalemateIsLookedAtBeforeTheLimit() {
        exhausted()
                .options(Options.standard().withStalemateTurns(2).withTurnLimit(4))
                .passesSword()
                .passesSword()
                .drawn("CG-13.5");
    }

    @Test
    @Rule("CG-13.7")
    void morePointsWinThenMoreCardsInThePantheon() {
        Options now = Options.standard().withTurnLimit(3);
        Scene.table()
                .options(now)
                .vp(SOUTH, 2)
                .vp(NORTH, 1)
                .pantheon(NORTH, HEARTH)
                .passesSword()
                .won(SOUTH, "CG-13.6");
        Scene.table()
                .options(now)
                .vp(SOUTH, 2)
                .vp(NORTH, 2)
                .pantheon(NORTH, HEARTH)
                .passesSword()
                .won(NORTH, "CG-13.6");
        Scene.table()
                .options(now)
                .pantheon(SOUTH, FORGE)
                .pantheon(NORTH, HEARTH)
                .passesSword()
                .drawn("CG-13.6");
    }
}
