package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.HeldEvent.HeldTaken;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Face-down and taken cards")
class HeldCardsTest extends ScenarioBook {
    private static final CharacterCard CUTPURSE = character("Cutpurse")
            .of(DARK, THIEF)
            .stats(1, 1, 20, 15, 0)
            .trigger(BLUE, actions(1), target(enemyCharacter().withCard()), takeHeld(TARGET))
            .build();

    private static final AssignableCard CROWBAR = item("Crowbar")
            .trigger(BLUE, free(), target(enemyCharacter().withCard()), discardHeld())
            .build();

    private static final AssignableCard STANDARD = item("Standard")
            .ongoing()
            .trigger(BLUE, actions(1), gets(1, LV).to(SELF).whileInPlay())
            .passive(bonus(5, ATK).to(each(yourCharacter())))
            .build();

    @Test
    @DisplayName("A face-down card that an effect discards is shown; before that nobody but its player knows it")
    @Rule({"TO-7.7", "TO-7.11"})
    void discardedIsShown() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(CROWBAR)),
                B.has(hidden(SAMMY), recruited(INU).holding(HUSH)));
        s.seenBy(A).isSilentAbout(SAMMY, HUSH);
        s.seenBy(A).then(B.has(faceDown(), recruited(INU).holdingSomething()));
        s.seenBy(B).then(B.has(hidden(SAMMY), recruited(INU).holding(HUSH)));
        s.when(A.uses(CROWBAR).on(INU), B.passes());
        s.seenBy(A).then(B.discardPile(HUSH), B.has(recruited(INU).holdingNothing()));
        s.seenBy(A).isSilentAbout(SAMMY);
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A taken card is face-down with its new holder and known to that player, who uses it like any other")
    @Rule({"TO-7.11", "TO-8.15"})
    void taken() {
        Scenario s = given(A.has(recruited(CUTPURSE)), B.has(recruited(INU).holding(PIKE)));
        s.seenBy(A).isSilentAbout(PIKE);
        s.when(A.uses(CUTPURSE).on(INU), B.passes());
        s.then(A.has(recruited(CUTPURSE).holding(PIKE)), B.has(recruited(INU).holdingNothing()));
        s.seenBy(A).then(A.has(recruited(CUTPURSE).holding(PIKE)));
        s.seenBy(B).then(A.has(recruited(CUTPURSE).holdingSomething()));
        s.when(A.uses(PIKE).on(INU));
        s.then(B.has(recruited(INU).damaged(10)), B.discardPile(PIKE), A.discardPile());
        s.happened(1, HeldTaken.class).awaits(A, "action");
    }

    @Test
    @DisplayName("An effect takes a face-up card, too; it is turned face-down, and what it gave while in play ends")
    @Rule({"TO-7.11", "TO-8.1"})
    void takenFaceUp() {
        Scenario s = given(A.has(recruited(CUTPURSE)), B.has(recruited(INU).holding(STANDARD), recruited(SAMMY)));
        s.when(A.recruits(BYSTANDER), B.uses(STANDARD));
        s.then(B.has(
                recruited(INU).holdingFaceUp(STANDARD).atk(25).lv(2),
                recruited(SAMMY).atk(20)));
        s.when(A.uses(CUTPURSE).on(INU));
        s.then(
                A.has(recruited(CUTPURSE).holding(STANDARD).atk(15)),
                B.has(
                        recruited(INU).holdingNothing().atk(20).lv(1),
                        recruited(SAMMY).atk(15)));
        s.seenBy(B).then(A.has(recruited(CUTPURSE).holdingSomething()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("If the new holder holds a card, the taken one is discarded instead, to its owner's pile")
    @Rule("TO-7.11")
    void noRoomForTheTakenCard() {
        Scenario s = given(
                A.has(recruited(CUTPURSE).holding(HUSH)), B.has(recruited(INU).holding(PIKE)));
        s.when(A.uses(CUTPURSE).on(INU), B.passes());
        s.then(
                A.has(recruited(CUTPURSE).holding(HUSH)),
                A.discardPile(),
                B.has(recruited(INU).holdingNothing()),
                B.discardPile(PIKE));
        s.happened(1, HeldDiscarded.class).never(HeldTaken.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A card on the chain is neither taken nor discarded")
    @Rule("TO-7.11")
    void notFromTheChain() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(ASU).holding(BANNER)),
                B.has(recruited(CUTPURSE), recruited(INU).holding(CROWBAR)));
        s.when(A.uses(DART).on(INU));
        Scenario taking = instead(s).when(B.uses(CUTPURSE).on(ETHAN));
        taking.then(B.has(recruited(CUTPURSE).holdingNothing(), recruited(INU).damaged(10)), A.discardPile(DART));
        taking.never(HeldTaken.class).awaits(A, "action");
        s.when(B.uses(CROWBAR).on(ETHAN));
        s.then(B.has(recruited(INU).damaged(10)), A.discardPile(DART));
        s.never(HeldDiscarded.class).awaits(A, "action");

        Scenario ongoing = given(
                A.has(recruited(ASU).holding(BANNER)),
                B.has(recruited(CUTPURSE), recruited(INU).holding(CROWBAR)));
        ongoing.when(A.uses(BANNER), B.uses(CROWBAR).on(ASU));
        ongoing.then(A.has(recruited(ASU).holdingFaceUp(BANNER).atk(15)), A.discardPile());
        ongoing.awaits(A, "action");
    }

    @Test
    @DisplayName("A card that was taken in response is used no more")
    @Rule({"TO-7.11", "TO-8.9"})
    void takenInResponse() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(ASU).holding(WARD_STONE)),
                B.has(recruited(CUTPURSE), recruited(INU)));
        s.when(A.attacks(ETHAN), B.uses(CUTPURSE).on(ASU), A.passes());
        s.awaits(B, "block");
        s.when(B.declinesToBlock());
        s.refuses(A.uses(WARD_STONE).on(ETHAN), "TO-4.11/unknown-ability");
        s.then(B.has(recruited(CUTPURSE).holding(WARD_STONE)), A.actions(2), B.actions(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A face-up card stays face-up and without effect while its holder is hidden")
    @Rule({"TO-7.9", "TO-8.1", "TO-8.15"})
    void faceUpWithAHiddenHolder() {
        Scenario s =
                given(A.has(recruited(INU).holding(STANDARD), recruited(ETHAN).holding(SMOKE_POT)));
        s.when(A.uses(STANDARD))
                .then(A.has(recruited(ETHAN).atk(25), recruited(INU).atk(25).lv(2)));
        s.when(A.uses(SMOKE_POT).on(INU));
        s.then(A.has(recruited(ETHAN).atk(20), hidden(INU).holdingFaceUp(STANDARD)));
        s.seenBy(B).then(A.has(faceDown().holdingFaceUp(STANDARD)));
        s.refuses(A.uses(STANDARD), "TO-8.15/holder-hidden");
        s.when(A.recruits(INU));
        s.then(A.has(
                recruited(INU).holdingFaceUp(STANDARD).atk(25).lv(1),
                recruited(ETHAN).atk(25)));
        s.allows(A.uses(STANDARD));
        s.awaits(A, "action");
    }
}
