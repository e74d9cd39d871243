package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.SITUATION;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 6: the Move phase. */
class MoveTest {
    private static Scene nine() {
        return Scene.table()
                .options(Options.standard().withMoveLimit(9))
                .hand(SOUTH, HERALD, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, STANDBY_1, SWINEHERD);
    }

    private static Scene nineMoves() {
        Scene scene = nine();
        for (int move = 0; move < 9; move++) {
            scene.moves(FRONT_0, STANDBY_1);
        }
        return scene;
    }

    @Test
    @Rule("HB-6.1")
    void cardsMoveInEitherDirectionAndWithinTheBattlefieldAsOftenAsWanted() {
        Scene scene = nine().moves(STANDBY_1, BACK_0)
                .moves(BACK_0, FRONT_1)
                .moves(FRONT_1, STANDBY_0)
                .awaits("South: turn");
        assertThat(scene.slot("Swineherd")).isEqualTo(STANDBY_0);
    }

    @Test
    @Rule("HB-6.2")
    void aMoveTakesACardToAnEmptySlotOrExchangesTwo() {
        Scene scene = nine().moves(FRONT_0, STANDBY_1);
        assertThat(scene.at(SOUTH, FRONT_0)).isEqualTo("Swineherd");
        assertThat(scene.at(SOUTH, STANDBY_1)).isEqualTo("Oar Captain");
        scene.refuses(new Move(SOUTH, STANDBY_0, STANDBY_1), "HB-6.2/within-standby")
                .refuses(new Move(SOUTH, FRONT_1, BACK_0), "HB-6.2/slots-empty")
                .refuses(new Move(SOUTH, FRONT_0, FRONT_0), "HB-6.2/slots-order")
                .refuses(new Move(SOUTH, STANDBY_1, FRONT_0), "HB-6.2/slots-order")
                .refuses(new Move(SOUTH, SITUATION, FRONT_0), "HB-6.2/no-battle-card")
                .awaits("South: turn");
    }

    @Test
    @Rule("HB-6.3")
    void theTenthMoveIsRefusedIfNineAreAllowedAndTheCountBeginsAnewNextTurn() {
        Scene scene = nineMoves().refuses(Move.of(SOUTH, FRONT_0, BACK_0), "HB-6.3/move-limit");
        scene.finishes().finishes().moves(FRONT_0, BACK_0).awaits("South: turn");
    }

    @Test
    @Rule("HB-6.4")
    void aPlayASacrificeOrGoingOnEndsThePhase() {
        Move move = Move.of(SOUTH, FRONT_0, BACK_0);
        nine().plays(SOUTH, HERALD).refuses(move, "HB-6.4/moves-over").awaits("South: turn");
        nine().situation(SOUTH, QUIET_DAYS)
                .sacrifices()
                .refuses(move, "HB-6.4/moves-over")
                .awaits("South: turn");
        nine().put(SOUTH, BACK_0, BAY_ARCHER)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .battle()
                .refuses(move, "HB-6.4/not-asked")
                .awaits("South: attacker");
    }

    @Test
    @Rule("HB-6.5")
    void aCardPlayedThisTurnDoesNotAttack() {
        Scene scene = Scene.table().hand(SOUTH, BAY_ARCHER, SPARE).plays(SOUTH, BAY_ARCHER);
        scene.refuses(Move.of(SOUTH, STANDBY_0, FRONT_0), "HB-6.4/moves-over")
                .battle()
                .awaits("North: turn");
        assertThat(scene.lost(NORTH)).isZero();
    }

    @Test
    @Rule("HB-6.6")
    void noCardIsForcedToMoveAndNobodyMovesForTheOther() {
        Scene scene = nine().put(NORTH, FRONT_0, HERALD)
                .refuses(new Move(NORTH, FRONT_0, BACK_0), "HB-12.4/not-awaited")
                .finishes();
        assertThat(scene.slot("Oar Captain")).isEqualTo(FRONT_0);
        scene.awaits("North: turn");
    }

    @Test
    @Rule("HB-6.7")
    void whatAMoveCausesHappensBeforeTheNextDecision() {
        Card scout = battle("Scout", BattleType.HUMAN, Reach.MELEE)
                .when(Words.ENTERS, Words.damage(Words.target(ENEMY), 1))
                .build();
        Scene scene = nine().put(SOUTH, STANDBY_0, scout)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, HERALD)
                .moves(STANDBY_0, FRONT_1)
                .awaits("South: target")
                .chooses(SOUTH, "Shore Guard")
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
        assertThat(scene.game().table().thisTurn().moves()).isEqualTo(1);
    }

    @Test
    @Rule({"HB-6.7", "HB-6.3"})
    void movesByEffectsAreNotCounted() {
        Card retreat =
                event("Withdraw", Words.move(Words.all(OWN), Words.STANDBY)).build();
        Scene scene = nine().hand(SOUTH, retreat, SPARE).plays(SOUTH, retreat).awaits("South: turn");
        assertThat(scene.slot("Oar Captain")).isEqualTo(STANDBY_0);
        assertThat(scene.game().table().thisTurn().moves()).isZero();
    }

    @Test
    @Rule("HB-6.8")
    void theRefusalOfAMoveNamesTheFirstRuleBroken() {
        Move within = new Move(SOUTH, STANDBY_0, STANDBY_1);
        nineMoves().refuses(within, "HB-6.2/within-standby").awaits("South: turn");
        nine().plays(SOUTH, HERALD).refuses(within, "HB-6.4/moves-over").awaits("South: turn");
        nine().finishes().refuses(within, "HB-12.4/not-awaited").awaits("North: turn");
        nine().concedes(SOUTH).refuses(within, "HB-11.1/over").won(NORTH, "HB-11.4");
    }
}
