package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Over the supply limit")
class ForcedDismissalTest extends ScenarioBook {
    private static final CharacterCard IMP =
            character("Imp").of(DARK, BEAST).stats(0, 0, 5, 5, 0).build();

    private static final AssignableCard GROWTH = item("Growth")
            .trigger(BLUE, free(), target(character()), gets(2, SP).until(END_OF_TURN))
            .build();

    private static final AssignableCard SPROUT = item("Sprout")
            .trigger(BLUE, free(), target(character()), gets(1, SP).until(END_OF_TURN))
            .build();

    private static final AssignableCard TORCH = item("Torch")
            .trigger(BLUE, free(), target(character().faceDown()), turnFaceUp())
            .build();

    @Test
    @DisplayName(
            "A player over the limit dismisses one Character after another, even in another's turn, and nobody responds")
    @Rule({"TO-7.3", "TO-4.16", "TO-8.12", "TO-4.20"})
    void oneAfterAnother() {
        CharacterCard undertaker = character("Undertaker")
                .of(DARK, THIEF)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), whenOpponent(DISMISSES), healYou(5))
                .build();
        Scenario s = given(
                A.hp(30),
                A.has(recruited(ETHAN).holding(GROWTH), recruited(SAMMY).holding(DART), recruited(undertaker)),
                B.has(
                        recruited(IRON_RAM),
                        recruited(LANCER).damaged(10).holding(DART),
                        hidden(SAMMY).damaged(5),
                        recruited(IMP)));
        s.when(A.uses(GROWTH).on(IRON_RAM), B.passes());
        s.awaits(B, "supply");
        s.meanwhile(B.supply(6), A.discardPile(GROWTH));
        s.refuses(A.attacks(ETHAN), "TO-4.20/not-awaited");
        s.refuses(B.uses(DART).on(ETHAN), "TO-4.20/other-decision");
        s.refuses(B.passes(), "TO-8.9/other-decision");
        s.refuses(B.givesUp(IMP), "TO-7.3/not-lower");
        Scenario atOnce = instead(s).when(B.givesUp(IRON_RAM));
        atOnce.awaits(A, "action");
        atOnce.then(B.supply(2), B.hp(50));

        s.when(B.givesUp(LANCER));
        s.awaits(B, "supply");
        s.meanwhile(B.hp(40), B.discardPile(LANCER, DART), B.supply(5), A.hp(30));
        s.when(B.givesUp(SAMMY));
        s.awaits(A, "action");
        s.then(B.hp(35), B.supply(4), B.discardPile(LANCER, DART, SAMMY), A.hp(30));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("It is checked before a battle goes on: the blocker may be given up, or others")
    @Rule({"TO-7.3", "TO-5.5", "TO-5.14"})
    void insideABattle() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(SAMMY).holding(GROWTH)),
                B.has(recruited(ASU), recruited(INU), recruited(MILL_HAND), hidden(PLANNER)));
        s.when(A.attacks(ETHAN), B.blocks(ASU), A.uses(GROWTH).on(ASU));
        s.awaits(B, "supply");
        s.meanwhile(B.has(recruited(ASU).unharmed()));
        Scenario blocked = instead(s).when(B.givesUp(ASU));
        blocked.then(B.hp(50), B.supply(3), A.has(recruited(ETHAN).attacked(1).xp(0)));
        blocked.awaits(A, "action");

        s.when(B.givesUp(INU));
        s.awaits(B, "supply");
        s.when(B.givesUp(PLANNER));
        s.then(B.has(recruited(ASU).damaged(10)), B.supply(4));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An attacker that is given up before the block attacks no more")
    @Rule({"TO-7.3", "TO-5.3"})
    void theAttackerIsGivenUp() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(ASU), recruited(SAMMY), hidden(PLANNER)),
                B.has(recruited(INU).holding(SPROUT)));
        s.when(A.attacks(ETHAN), B.uses(SPROUT).on(ETHAN));
        s.awaits(A, "supply");
        s.when(A.givesUp(ETHAN));
        s.then(A.actions(2), B.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It is seen to before the abilities that wait")
    @Rule({"TO-7.3", "TO-8.7"})
    void beforeWaitingAbilities() {
        CharacterCard gloater = character("Gloater")
                .of(DARK, THIEF)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(enemyCharacter(), BECOMES_DAMAGED), healYou(5))
                .build();
        AssignableCard growingPains = item("Growing Pains")
                .trigger(
                        BLUE,
                        free(),
                        target(character()),
                        stabDamage(5),
                        gets(2, SP).until(END_OF_TURN))
                .build();
        Scenario s = given(
                A.hp(30),
                A.has(recruited(gloater), recruited(ETHAN).holding(growingPains)),
                B.has(recruited(IRON_RAM), recruited(ASU), recruited(SAMMY)));
        s.when(A.uses(growingPains).on(IRON_RAM));
        s.awaits(B, "supply");
        s.refuses(A.uses(gloater), "TO-4.20/not-awaited");
        s.when(B.givesUp(IRON_RAM));
        s.awaits(A, "ability");
        s.when(A.uses(gloater)).then(A.hp(35), B.hp(45));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It waits until the chain is empty, and only what is so then counts")
    @Rule({"TO-7.3", "TO-8.10"})
    void afterTheChain() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART)),
                B.has(
                        recruited(IRON_RAM),
                        recruited(INU).damaged(10),
                        recruited(SAMMY).holding(GROWTH)));
        s.when(A.uses(DART).on(INU), B.uses(GROWTH).on(IRON_RAM));
        s.awaits(B, "supply");
        s.meanwhile(B.hasNo(INU), B.supply(5));
        s.when(B.givesUp(SAMMY)).then(B.supply(4), A.has(recruited(ETHAN).xp(1)));
        s.awaits(A, "action");

        Scenario less = given(
                A.has(recruited(ETHAN).holding(DART)),
                B.has(
                        recruited(IRON_RAM),
                        recruited(INU).damaged(10),
                        recruited(SAMMY).holding(SPROUT)));
        less.when(A.uses(DART).on(INU), B.uses(SPROUT).on(IRON_RAM));
        less.awaits(A, "action");
        less.then(B.supply(4), B.has(recruited(IRON_RAM).sp(3)), B.discardPile(INU, SPROUT));
        less.awaits(A, "action");
    }

    @Test
    @DisplayName("Several players in turn order, from the active one")
    @Rule("TO-7.3")
    void severalPlayers() {
        AssignableCard swell = item("Swell")
                .trigger(BLUE, free(), gets(1, SP).to(each(character())).until(END_OF_TURN))
                .build();
        Scenario s = given(
                turnOf(B),
                A.has(recruited(ETHAN), recruited(ASU), recruited(PLANNER)),
                A.alone(),
                B.has(recruited(INU).holding(swell), recruited(SAMMY), recruited(REED_GUARD)));
        s.when(B.uses(swell));
        s.awaits(B, "supply");
        s.when(B.givesUp(INU));
        s.awaits(B, "supply");
        s.when(B.givesUp(BYSTANDER));
        s.awaits(A, "supply");
        s.when(A.givesUp(ASU));
        s.then(A.supply(4), B.supply(4));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Turning a Character face-up or hiding one always happens, and the limit is seen to afterwards")
    @Rule({"TO-7.8", "TO-7.3", "TO-7.1"})
    void turningOverAlwaysHappens() {
        Scenario up = given(
                A.has(recruited(ETHAN).holding(TORCH)), B.has(hidden(OLD_GIANT), recruited(INU), recruited(SAMMY)));
        up.when(A.uses(TORCH).on(OLD_GIANT));
        up.awaits(B, "supply");
        up.meanwhile(B.has(recruited(OLD_GIANT)), B.supply(6));
        up.when(B.givesUp(OLD_GIANT)).then(B.supply(3));
        up.awaits(A, "action");

        Scenario down = given(
                A.has(recruited(ETHAN).holding(SMOKE_POT)),
                B.has(recruited(OLD_GIANT), recruited(INU), recruited(IMP)));
        down.when(A.uses(SMOKE_POT).on(IMP));
        down.awaits(B, "supply");
        down.meanwhile(B.has(hidden(IMP)), B.supply(5));
        down.when(B.givesUp(IMP)).then(B.supply(4));
        down.awaits(A, "action");
    }

    @Test
    @DisplayName("A change of SP that ends may put a player over the limit: at the end of the turn, and at its start")
    @Rule({"TO-7.3", "TO-7.8"})
    void whatEnds() {
        AssignableCard feather = item("Feather")
                .trigger(BLUE, free(), target(character()), gets(-2, SP).until(END_OF_TURN))
                .build();
        Scenario s = given(A.has(recruited(OLD_GIANT), recruited(ETHAN).holding(feather)), A.alone(), A.hand(IRON_RAM));
        s.when(A.uses(feather).on(OLD_GIANT), A.recruits(IRON_RAM)).then(A.supply(4));
        s.when(A.endsTurn());
        s.awaits(A, "supply");
        s.when(A.givesUp(IRON_RAM)).then(A.supply(4));
        s.awaits(B, "action");

        AssignableCard balloon = item("Balloon")
                .trigger(BLUE, free(), target(character()), gets(-2, SP).until(START_OF_YOUR_NEXT_TURN))
                .build();
        Scenario late =
                given(A.has(recruited(OLD_GIANT), recruited(ETHAN).holding(balloon)), A.alone(), A.hand(IRON_RAM));
        late.when(A.uses(balloon).on(OLD_GIANT), A.recruits(IRON_RAM), A.endsTurn());
        late.awaits(B, "action");
        late.when(B.endsTurn());
        late.awaits(A, "supply");
        late.meanwhile(A.cardsInHand(0));
        late.when(A.givesUp(OLD_GIANT)).then(A.supply(3), A.cardsInHand(1), A.actions(3));
        late.awaits(A, "action");
    }
}
