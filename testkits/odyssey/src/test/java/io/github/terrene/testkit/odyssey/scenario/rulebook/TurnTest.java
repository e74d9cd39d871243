package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.github.terrene.testkit.odyssey.scenario.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The turn")
class TurnTest extends ScenarioBook {

    @Test
    @DisplayName("S6 Actions carry over")
    @Rule({"TO-4.2", "TO-4.3", "TO-4.21"})
    void actionsCarryOver() {
        Scenario s = given(A.actions(2), A.has(recruited(ETHAN).holding(WARD_STONE)), B.has(recruited(INU)));
        s.when(A.endsTurn()).then(A.actions(2));
        s.when(B.attacks(INU), A.uses(WARD_STONE).on(ETHAN)).then(A.actions(1));
        s.when(A.declinesToBlock(), B.endsTurn());
        s.then(A.actions(3), A.hp(30));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S7 Supply when recruiting")
    @Rule({"TO-4.6", "TO-4.8", "TO-7.1", "TO-7.2", "TO-7.4"})
    void supplyWhenRecruiting() {
        Scenario s = given(
                A.has(recruited(ETHAN), hidden(SAMMY), hidden(ASU), hidden(IRON_RAM)), A.alone(), A.hand(MILL_HAND));
        s.then(A.supply(4));
        s.refuses(A.recruits(IRON_RAM), "TO-7.2/sp-taken");
        s.when(A.dismisses(SAMMY)).then(A.supply(3));
        s.when(A.recruits(IRON_RAM)).then(A.has(recruited(IRON_RAM)), A.supply(4), A.actions(2));
        s.refuses(A.hides(MILL_HAND), "TO-7.2/sp-taken");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S8 Hiding")
    @Rule({"TO-4.13", "TO-7.1", "TO-7.5"})
    void hiding() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(ASU)),
                A.alone(),
                A.hand(OLD_GIANT),
                B.has(recruited(SAMMY).holding(DART)));
        s.when(A.hides(OLD_GIANT));
        s.refuses(B.uses(DART).on(OLD_GIANT), "TO-7.5/target-hidden");
        s.then(A.has(hidden(OLD_GIANT)), A.supply(3), A.actions(3), A.cardsInHand(0));
        s.refuses(A.recruits(OLD_GIANT), "TO-7.2/sp-taken");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S9 Terrains")
    @Rule({"TO-4.12", "TO-4.2"})
    void terrains() {
        Scenario s = given(A.hand(SALT_FLATS));
        s.when(A.plays(SALT_FLATS)).then(A.terrains(SALT_FLATS, Stage.HOME_FIELD), A.actions(3), A.cardsInHand(0));
        s.refuses(A.switchesTo(Stage.HOME_FIELD), "TO-4.12/terrain-done");
        s.when(A.endsTurn(), B.endsTurn()).then(A.actions(4));
        s.when(A.switchesTo(Stage.HOME_FIELD)).then(A.terrains(Stage.HOME_FIELD, SALT_FLATS), A.actions(4));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S10 Assign and trade")
    @Rule({"TO-1.11", "TO-4.14", "TO-4.15", "TO-8.18"})
    void assignAndTrade() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), hidden(ASU).holding(HUSH), recruited(SAMMY)),
                A.hand(EMBER_VERSE));
        s.refuses(A.assigns(EMBER_VERSE, ETHAN), "TO-4.14/holds-card");
        s.when(A.assigns(EMBER_VERSE, SAMMY)).then(A.has(recruited(SAMMY).holding(EMBER_VERSE)), A.actions(3));
        s.when(A.trades(ETHAN, ASU));
        s.then(A.has(recruited(ETHAN).holding(HUSH), hidden(ASU).holding(DART)), A.actions(3));
        s.refuses(A.trades(ETHAN, SAMMY), "TO-4.15/traded");
        s.awaits(A, "action");

        Scenario faceUp =
                given(A.has(recruited(ETHAN).holding(DART), recruited(SAMMY).holdingFaceUp(BANNER)));
        faceUp.refuses(A.trades(ETHAN, SAMMY), "TO-4.15/cards-face-down");
        faceUp.awaits(A, "action");

        Scenario named =
                given(A.has(recruited(ETHAN).holding(DART), recruited(SAMMY).holding(HUSH)));
        named.refuses(A.trades(ETHAN, ETHAN), "TO-4.15/order");
        named.allows(A.trades(ETHAN, SAMMY)).awaits(A, "action");
    }

    @Test
    @DisplayName("S11 Dismiss")
    @Rule({"TO-4.16", "TO-7.4", "TO-1.13"})
    void dismiss() {
        Scenario s = given(A.hp(40), A.has(recruited(ETHAN).damaged(15).holding(DART), recruited(SAMMY)));
        s.then(A.supply(3));
        s.when(A.dismisses(ETHAN));
        s.then(A.hp(25), A.hasNo(ETHAN), A.discardPile(ETHAN, DART), A.supply(2), A.actions(3));
        s.when(A.dismisses(SAMMY)).then(A.hp(25), A.discardPile(ETHAN, DART, SAMMY));
        s.never(XpGained.class).awaits(A, "action");
    }
}
