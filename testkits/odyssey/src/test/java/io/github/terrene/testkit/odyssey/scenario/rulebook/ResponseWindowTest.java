package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.odyssey.setup.ResponseWindows.ALWAYS;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.Stage.PEBBLE;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What can be responded to")
class ResponseWindowTest extends ScenarioBook {
    private static final AssignableCard TONIC =
            item("Tonic").trigger(BLUE, free(), healYou(5)).build();

    private static final TerrainCard ARENA = terrain("Arena")
            .actions(3)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .build();

    private Scenario busy() {
        return given(
                A.has(recruited(ETHAN).holding(EDGE_OIL), hidden(ASU).holding(HUSH), recruited(SAMMY)),
                A.alone(),
                A.hand(INU, SALT_FLATS, NEEDLE),
                A.terrains(HOME_FIELD, ARENA),
                B.hp(30),
                B.has(recruited(MILL_HAND).holding(TONIC)));
    }

    private static Premise always() {
        return options(options -> options.withResponseWindows(ALWAYS));
    }

    @Test
    @DisplayName("Recruit, Hide, Assign, Trade, Dismiss and Play a Terrain take effect first; responses undo nothing")
    @Rule({"TO-8.12", "TO-4.12", "TO-4.13", "TO-4.14", "TO-4.15", "TO-4.16"})
    void takeEffectFirst() {
        Scenario recruit = busy().when(A.recruits(ASU));
        recruit.meanwhile(A.has(recruited(ASU)), A.actions(2));
        answered(recruit);
        recruit.then(A.has(recruited(ASU)), A.actions(2)).awaits(A, "action");
        Scenario fromHand = busy().when(A.recruitsFromHand(INU));
        fromHand.meanwhile(A.has(recruited(INU)), A.cardsInHand(2));
        answered(fromHand);
        fromHand.then(A.has(recruited(INU))).awaits(A, "action");
        Scenario hide = busy().when(A.hides(INU));
        hide.meanwhile(A.has(hidden(INU)), A.cardsInHand(2));
        answered(hide);
        hide.then(A.has(hidden(INU))).awaits(A, "action");
        Scenario assign = busy().when(A.assigns(NEEDLE, SAMMY));
        assign.meanwhile(A.has(recruited(SAMMY).holding(NEEDLE)));
        answered(assign);
        assign.then(A.has(recruited(SAMMY).holding(NEEDLE))).awaits(A, "action");
        Scenario trade = busy().when(A.trades(ETHAN, ASU));
        trade.meanwhile(A.has(recruited(ETHAN).holding(HUSH), hidden(ASU).holding(EDGE_OIL)));
        answered(trade);
        trade.then(A.has(recruited(ETHAN).holding(HUSH))).awaits(A, "action");
        Scenario dismiss = busy().when(A.dismisses(ETHAN));
        dismiss.meanwhile(A.discardPile(ETHAN, EDGE_OIL));
        answered(dismiss);
        dismiss.then(A.hasNo(ETHAN)).awaits(A, "action");
        Scenario dismissCard = busy().when(A.dismisses(HUSH));
        dismissCard.meanwhile(A.discardPile(HUSH));
        answered(dismissCard);
        dismissCard.then(A.has(hidden(ASU).holdingNothing())).awaits(A, "action");
        Scenario play = busy().when(A.plays(SALT_FLATS));
        play.meanwhile(A.terrains(SALT_FLATS, HOME_FIELD, ARENA));
        answered(play);
        play.then(A.terrains(SALT_FLATS, HOME_FIELD, ARENA)).awaits(A, "action");
        Scenario change = busy().when(A.switchesTo(ARENA));
        change.meanwhile(A.terrains(ARENA, HOME_FIELD));
        answered(change);
        change.then(A.terrains(ARENA, HOME_FIELD)).awaits(A, "action");
    }

    private static void answered(Scenario s) {
        s.awaits(B, "response");
        s.when(B.uses(TONIC));
        s.then(B.hp(35));
    }

    @Test
    @DisplayName("Attack, Block and Activate open responses before anything comes of them")
    @Rule({"TO-8.12", "TO-5.2", "TO-5.5"})
    void beforeAnythingComesOfThem() {
        Scenario s = busy().when(A.attacks(ETHAN));
        s.awaits(B, "response");
        s.meanwhile(A.actions(2), B.hp(30));
        s.when(B.passes(), B.blocks(MILL_HAND));
        s.awaits(A, "response");
        s.meanwhile(B.has(recruited(MILL_HAND).unharmed()));
        s.when(A.uses(EDGE_OIL));
        s.awaits(B, "response");
        s.meanwhile(A.has(recruited(ETHAN).atk(20)));
        s.when(B.passes()).then(B.hasNo(MILL_HAND), B.hp(20));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Declining to block, choices, drawing and the end of the turn open none")
    @Rule({"TO-8.12", "TO-4.19", "TO-5.14"})
    void whatOpensNone() {
        AssignableCard barter =
                item("Barter").trigger(GREEN, free(), takeBack(ITEM), draw(1)).build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(barter)),
                A.discardPile(DART, HUSH),
                B.has(recruited(INU).holding(TONIC)));
        s.when(A.uses(barter), B.passes());
        s.awaits(A, "card");
        s.when(A.choosesCards(DART));
        s.awaits(A, "action");
        s.when(A.attacks(ETHAN), B.passes());
        s.awaits(B, "block");
        s.when(B.declinesToBlock());
        s.awaits(A, "action");
        s.meanwhile(B.hp(30));
        s.when(A.endsTurn());
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A window in which nobody could respond closes by itself")
    @Rule("TO-8.13")
    void closesByItself() {
        Scenario s = given(
                A.has(hidden(ETHAN), recruited(ASU)),
                B.actions(0),
                B.has(
                        recruited(INU).holding(PEBBLE),
                        recruited(SAMMY).holding(DART),
                        hidden(ASU).holding(TONIC)));
        s.when(A.recruits(ETHAN));
        s.awaits(A, "action");
        s.when(A.attacks(ETHAN));
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("With responseWindows=ALWAYS every window is offered, whatever is hidden")
    @Rule({"TO-8.13", "TO-11.6"})
    void everyWindow() {
        Scenario s = given(always(), A.has(hidden(ETHAN), recruited(ASU)), B.has(recruited(INU)));
        s.when(A.recruits(ETHAN));
        s.awaits(B, "response");
        s.when(B.passes());
        s.awaits(A, "action");
        s.when(A.attacks(ETHAN));
        s.awaits(B, "response");
        s.when(B.passes(), B.blocks(INU));
        s.awaits(A, "response");
        s.when(A.passes());
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("With ALWAYS the silence of a face-down card that might have waited reveals nothing")
    @Rule({"TO-8.13", "TO-8.6", "TO-11.6"})
    void waitingCardsInSilence() {
        AssignableCard grudge = item("Grudge")
                .trigger(BLUE, free(), when(enemyCharacter(), DEALS_DAMAGE_TO_PLAYER), healYou(10))
                .build();
        for (AssignableCard card : Array.of(PEBBLE, grudge)) {
            Scenario s = given(
                    always(), A.has(recruited(ETHAN)), B.has(recruited(INU).holding(card)));
            s.when(A.attacks(ETHAN), B.passes(), B.declinesToBlock());
            s.awaits(B, "ability");
            s.seenBy(A).isSilentAbout(card);
            s.when(B.passes());
            s.seenBy(A).isSilentAbout(card);
            s.awaits(A, "action");
        }
        Scenario bare = given(always(), A.has(recruited(ETHAN)), B.has(recruited(INU)));
        bare.when(A.attacks(ETHAN), B.passes(), B.declinesToBlock());
        bare.awaits(A, "action");
    }
}
