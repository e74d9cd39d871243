package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.TerrainEvent.StormBroke;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.event.TurnEvent.TurnEnded;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Storms, told further")
class StormRuleTest extends ScenarioBook {
    private static final TerrainCard GALE = storm("Gale")
            .actions(2)
            .xp(plus(15, ATK), plus(5, DEF), plus(5, ATK), plus(5, ATK))
            .breaks(damage(5).to(each(character())))
            .build();

    private static final TerrainCard DELUGE = storm("Deluge")
            .actions(1)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .breaks(
                    gets(-10, DEF).to(each(character())).until(START_OF_YOUR_NEXT_TURN),
                    damage(10).to(each(character())),
                    draw(1, EACH_PLAYER))
            .build();

    private static final TerrainCard RUIN = terrain("Ruin")
            .actions(1)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .build();

    private static final AssignableCard PICKAXE = item("Pickaxe")
            .trigger(GREEN, free(), targetTerrain(), dismissTerrain())
            .build();

    @Test
    @DisplayName("A Storm that became inactive happens all the same, and is dismissed at the end of that turn")
    @Rule({"TO-9.2", "TO-9.3", "TO-9.7"})
    void switchedOff() {
        Scenario s = given(A.hand(ASH_STORM, SALT_FLATS), A.has(recruited(ETHAN)), B.has(recruited(INU)));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.endsTurn());
        s.then(A.has(recruited(ETHAN).damaged(10)), B.has(recruited(INU).damaged(10)), A.actions(1));
        s.then(A.stormInEffect(ASH_STORM)).happenedInOrder(TurnEnded.class, TurnBegan.class, StormBroke.class);
        s.when(A.switchesTo(HOME_FIELD)).then(A.terrains(HOME_FIELD, ASH_STORM));
        s.when(A.endsTurn()).then(A.terrains(HOME_FIELD), A.discardPile(ASH_STORM), A.hp(50), B.hp(50));
        s.happened(1, StormBroke.class).awaits(B, "action");
    }

    @Test
    @DisplayName("A Storm that was covered by a Terrain in the other's turn breaks inactive")
    @Rule({"TO-9.2", "TO-9.3"})
    void inactiveWhenItBreaks() {
        AssignableCard turntable =
                item("Turntable").trigger(BLUE, free(), switchTerrain()).build();
        Scenario s = given(
                A.hand(ASH_STORM), A.has(recruited(ETHAN), recruited(SAMMY).holding(turntable)), B.has(recruited(INU)));
        s.when(A.plays(ASH_STORM), A.uses(turntable)).then(A.terrains(HOME_FIELD, ASH_STORM));
        s.when(A.endsTurn(), B.endsTurn());
        s.then(
                A.actions(3),
                A.has(recruited(ETHAN).damaged(10)),
                B.has(recruited(INU).damaged(10)));
        s.when(A.endsTurn()).then(A.terrains(HOME_FIELD), A.discardPile(ASH_STORM, turntable));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A Storm that was switched off and on again in time happens once only, at its time")
    @Rule({"TO-9.7", "TO-9.2"})
    void offAndOnAgain() {
        AssignableCard turntable =
                item("Turntable").trigger(BLUE, free(), switchTerrain()).build();
        Scenario s = given(
                A.hand(ASH_STORM),
                A.has(recruited(ETHAN).holding(turntable), recruited(SAMMY).holding(turntable)),
                B.has(recruited(OLD_GIANT).def(0)));
        s.when(A.plays(ASH_STORM), A.uses(turntable).by(ETHAN)).then(A.terrains(HOME_FIELD, ASH_STORM));
        s.when(A.uses(turntable))
                .then(
                        A.terrains(ASH_STORM, HOME_FIELD),
                        B.has(recruited(OLD_GIANT).unharmed()));
        s.when(A.endsTurn(), B.endsTurn()).then(B.has(recruited(OLD_GIANT).damaged(10)), A.actions(1));
        s.when(A.endsTurn()).then(A.terrains(HOME_FIELD));
        s.when(B.endsTurn()).then(B.has(recruited(OLD_GIANT).damaged(10)));
        s.happened(1, StormBroke.class).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Switched off and on again in the turn in which it happened, a Storm is dismissed at the end of it all the same")
    @Rule({"TO-9.7", "TO-9.3"})
    void offAndOnAfterwards() {
        AssignableCard turntable =
                item("Turntable").trigger(BLUE, free(), switchTerrain()).build();
        Scenario s = given(A.hand(ASH_STORM), A.has(recruited(ETHAN).holding(turntable)));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.endsTurn())
                .then(A.has(recruited(ETHAN).damaged(10)));
        s.when(A.switchesTo(HOME_FIELD), A.uses(turntable)).then(A.terrains(ASH_STORM, HOME_FIELD));
        s.when(A.endsTurn()).then(A.terrains(HOME_FIELD), A.discardPile(turntable, ASH_STORM));
        s.when(B.endsTurn()).then(A.has(recruited(ETHAN).damaged(10)));
        s.happened(1, StormBroke.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A Storm that left play before its time does not happen")
    @Rule({"TO-9.7", "TO-9.2", "TO-4.23"})
    void leftBefore() {
        Scenario s = given(
                A.hand(ASH_STORM), A.has(recruited(ETHAN)), B.has(recruited(INU).holding(PICKAXE)));
        s.when(A.plays(ASH_STORM), A.endsTurn()).then(A.stormDue(ASH_STORM));
        s.when(B.uses(PICKAXE).on(A.the(ASH_STORM)));
        s.then(A.terrains(HOME_FIELD), A.discardPile(ASH_STORM), B.discardPile(PICKAXE), A.hp(50));
        s.when(B.endsTurn()).then(A.has(recruited(ETHAN).unharmed()), A.actions(3));
        s.when(A.endsTurn());
        s.never(StormBroke.class).awaits(B, "action");
    }

    @Test
    @DisplayName("A Storm in effect goes at the end of the turn, and does nothing any more")
    @Rule({"TO-9.3", "TO-9.2"})
    void inEffect() {
        Scenario s = given(A.stormInEffect(ASH_STORM), A.has(recruited(ETHAN)));
        s.when(A.endsTurn())
                .then(
                        A.terrains(HOME_FIELD),
                        A.discardPile(ASH_STORM),
                        A.has(recruited(ETHAN).unharmed()));
        s.never(StormBroke.class).awaits(B, "action");
    }

    @Test
    @DisplayName(
            "Each copy keeps its own time: the second happens a turn later, and the first is dismissed all the same")
    @Rule({"TO-9.5", "TO-9.3"})
    void twoCopies() {
        Scenario s =
                given(A.hand(ASH_STORM, ASH_STORM), A.has(recruited(OLD_GIANT).def(0)));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.endsTurn())
                .then(A.has(recruited(OLD_GIANT).damaged(10)));
        s.when(A.plays(ASH_STORM)).then(A.has(recruited(OLD_GIANT).damaged(10)));
        s.then(A.terrains(ASH_STORM, ASH_STORM, HOME_FIELD));
        s.when(A.endsTurn()).then(A.terrains(ASH_STORM, HOME_FIELD), A.discardPile(ASH_STORM));
        s.when(B.endsTurn()).then(A.has(recruited(OLD_GIANT).damaged(20)), A.actions(1));
        s.when(A.endsTurn()).then(A.terrains(HOME_FIELD), A.discardPile(ASH_STORM, ASH_STORM));
        s.happened(2, StormBroke.class).awaits(B, "action");
    }

    @Test
    @DisplayName("While it is active a Storm is a Terrain: its XP tree counts, and the Terrain before it comes back")
    @Rule({"TO-9.6", "TO-9.3", "TO-6.2"})
    void aTerrainLikeAnyOther() {
        Scenario s =
                given(A.hand(GALE), A.terrains(SALT_FLATS, HOME_FIELD), A.has(recruited(ETHAN)), B.has(recruited(INU)));
        s.when(A.plays(GALE), A.attacks(ETHAN), B.blocks(INU))
                .then(A.has(recruited(ETHAN).xp(1).atk(35)));
        s.when(A.endsTurn(), B.endsTurn()).then(A.actions(2), A.terrains(GALE, SALT_FLATS, HOME_FIELD));
        s.when(A.endsTurn())
                .then(A.terrains(SALT_FLATS, HOME_FIELD), A.has(recruited(ETHAN).atk(35)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A Storm that was the last Terrain leaves Open Field behind")
    @Rule({"TO-9.3", "TO-4.23"})
    void theLastTerrain() {
        Scenario s = given(
                A.hand(ASH_STORM),
                A.terrains(RUIN),
                A.has(recruited(ETHAN)),
                B.has(recruited(OLD_GIANT).holding(PICKAXE)));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.uses(PICKAXE).on(RUIN));
        s.then(A.terrains(ASH_STORM));
        s.when(B.endsTurn(), A.endsTurn());
        s.then(A.discardPile(RUIN, ASH_STORM));
        s.then(table -> table.side(A.seat()).activeTerrain().card().name().equals("Open Field")
                ? Array.empty()
                : Array.of("A has no Open Field"));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A Storm cannot be responded to, nor can its dismissal; its parts happen one after another")
    @Rule({"TO-9.2", "TO-9.3", "TO-8.34", "TO-8.12", "TO-8.21"})
    void noResponses() {
        Scenario s = given(
                turnOf(B),
                B.hand(DELUGE),
                A.has(recruited(ASU).holding(WARD_STONE)),
                B.has(recruited(SAMMY).holding(WARD_STONE), hidden(INU)));
        s.when(B.plays(DELUGE));
        s.awaits(A, "response");
        s.when(A.passes(), B.endsTurn(), A.endsTurn());
        s.awaits(B, "action");
        s.then(
                A.has(recruited(ASU).damaged(10).def(0)),
                B.has(recruited(SAMMY).damaged(10), hidden(INU).unharmed()));
        s.then(A.cardsInHand(2), B.cardsInHand(2));
        s.when(B.endsTurn());
        s.awaits(A, "action");
        s.then(B.terrains(HOME_FIELD), A.has(recruited(ASU).def(0)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Nobody gains XP for a Character that a Storm defeats, not even the one who is waiting for it")
    @Rule({"TO-9.4", "TO-6.5"})
    void noXp() {
        Scenario s = given(
                A.hand(ASH_STORM), A.has(recruited(ETHAN)), B.has(recruited(INU).damaged(10), hidden(SAMMY)));
        s.when(A.attacks(ETHAN), B.declinesToBlock(), A.plays(ASH_STORM), A.endsTurn(), B.endsTurn());
        s.then(B.hasNo(INU), A.has(recruited(ETHAN).xp(0).damaged(10)));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A Storm that takes the last Character of one side ends the game, and of both draws it")
    @Rule({"TO-9.2", "TO-10.2", "TO-10.4", "TO-10.5"})
    void theStormEndsTheGame() {
        Scenario s = given(A.hand(ASH_STORM), A.has(recruited(ETHAN)), B.alone(), B.has(recruited(REED_GUARD)));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.endsTurn());
        s.isWonBy(A, "TO-10.2");

        Scenario both = given(
                A.hand(ASH_STORM), A.alone(), A.has(recruited(REED_GUARD)), B.alone(), B.has(recruited(REED_GUARD)));
        both.when(A.plays(ASH_STORM), A.endsTurn(), B.endsTurn());
        both.isDrawn("TO-10.5");
    }
}
