package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.ChainEvent.LinkResolved;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The end of the game")
class EndOfGameTest extends ScenarioBook {
    private static final AssignableCard CURSE = item("Curse")
            .trigger(BLUE, free(), targetOpponent(), damagePlayer(10, TARGET_OPPONENT))
            .build();

    private static final AssignableCard RUINATION = item("Ruination")
            .trigger(BLUE, free(), damagePlayer(10, EACH_PLAYER))
            .build();

    private static final AssignableCard MERCY =
            item("Mercy").trigger(BLUE, free(), healYou(30)).build();

    private static final AssignableCard SWELL = item("Swell")
            .trigger(BLUE, free(), target(character()), gets(2, SP).until(END_OF_TURN))
            .build();

    private static final CharacterCard LEECH = character("Leech")
            .of(DARK, BEAST)
            .stats(1, 1, 20, 20, 0)
            .trigger(BLUE, free(), when(DEALS_DAMAGE_TO_PLAYER), healYou(20))
            .build();

    @Test
    @DisplayName("A player starts with 50 HP, and loses at 0")
    @Rule("TO-10.1")
    void atZero() {
        Scenario s = Decks.begin(Options.standard());
        tell(s).then(A.hp(50), B.hp(50)).awaits(A.and(B), "party");

        Scenario one = given(B.hp(21), A.has(recruited(ETHAN), recruited(SAMMY)));
        one.when(A.attacks(ETHAN)).then(B.hp(1));
        one.when(A.attacks(SAMMY)).then(B.hp(0));
        one.isWonBy(A, "TO-10.1");
    }

    @Test
    @DisplayName("The damage stays with the player whatever becomes of Terrains")
    @Rule({"TO-10.1", "TO-4.12"})
    void theDamageStays() {
        Scenario s = given(A.hp(12), A.hand(SALT_FLATS), A.has(recruited(ETHAN)));
        s.when(A.plays(SALT_FLATS)).then(A.hp(12));
        s.when(A.endsTurn(), B.endsTurn(), A.switchesTo(HOME_FIELD)).then(A.hp(12));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Damage cannot bring HP below 0, nor healing above what they were at the start")
    @Rule("TO-10.7")
    void bounds() {
        Scenario s = given(B.hp(3), A.has(recruited(OLD_GIANT)));
        s.when(A.attacks(OLD_GIANT)).then(B.hp(0));
        s.isWonBy(A, "TO-10.1");

        Scenario healed = given(
                A.hp(21), A.has(recruited(ETHAN).holding(MERCY), recruited(INU).holding(MERCY)));
        healed.when(A.uses(MERCY).by(ETHAN)).then(A.hp(50));
        healed.when(A.endsTurn(), B.endsTurn(), A.uses(MERCY)).then(A.hp(50));
        healed.awaits(A, "action");
    }

    @Test
    @DisplayName("A player who dismisses his or her last Character has lost; hidden ones count as controlled")
    @Rule({"TO-10.2", "TO-10.4"})
    void theOwnLastCharacter() {
        Scenario s = given(
                A.alone(),
                A.has(recruited(ETHAN), hidden(INU)),
                B.has(recruited(SAMMY).holding(DART)));
        s.when(A.dismisses(ETHAN));
        s.nobodyResponds().awaits(A, "action");
        s.when(A.dismisses(INU));
        s.isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("A player who Runs has lost, with any HP")
    @Rule({"TO-10.3", "TO-4.17"})
    void running() {
        Scenario s = given(B.hp(1));
        s.refuses(B.runs(), "TO-4.17/not-awaited");
        s.when(A.runs()).then(A.hp(50));
        s.isWonBy(B, "TO-10.3");
    }

    @Test
    @DisplayName("It is looked at after every link: what is left on the chain does not happen")
    @Rule({"TO-10.4", "TO-8.10"})
    void linksLeft() {
        Scenario s = given(
                A.hp(10),
                B.hp(10),
                A.has(recruited(ETHAN).holding(CURSE)),
                B.has(recruited(INU).holding(CURSE), recruited(SAMMY)));
        s.when(A.uses(CURSE), B.uses(CURSE)).then(A.hp(0), B.hp(10));
        s.happened(1, LinkResolved.class).isWonBy(B, "TO-10.1");

        Scenario saved = given(
                A.hp(40),
                B.hp(10),
                A.has(recruited(ETHAN).holding(CURSE)),
                B.has(recruited(INU).holding(MERCY)));
        saved.when(A.uses(CURSE), B.uses(MERCY)).then(B.hp(30));
        saved.awaits(A, "action");
    }

    @Test
    @DisplayName("An ability that waits comes too late")
    @Rule({"TO-10.4", "TO-8.24"})
    void waitingAbilities() {
        Scenario s = given(A.hp(10), B.hp(20), A.has(recruited(LEECH)));
        s.when(A.attacks(LEECH)).then(A.hp(10));
        s.isWonBy(A, "TO-10.1");

        Scenario both = given(
                A.hp(5),
                B.hp(50),
                A.has(recruited(LEECH).damaged(10)),
                B.has(recruited(THORNBACK).damaged(29)));
        both.when(A.attacks(LEECH), B.blocks(THORNBACK)).then(A.hp(0), B.hp(46));
        both.isWonBy(B, "TO-10.1");
    }

    @Test
    @DisplayName("It is looked at after each forced dismissal, before the next thing")
    @Rule({"TO-10.4", "TO-7.3"})
    void forcedDismissal() {
        Scenario s = given(
                A.hp(15),
                A.has(
                        recruited(ETHAN).damaged(15),
                        recruited(INU),
                        recruited(ASU).holding(SWELL),
                        recruited(SAMMY)));
        s.when(A.uses(SWELL).on(INU));
        s.awaits(A, "supply");
        Scenario other = instead(s).when(A.givesUp(INU));
        other.then(A.hp(15)).awaits(A, "action");
        s.when(A.givesUp(ETHAN)).then(A.hp(0));
        s.isWonBy(B, "TO-10.1");
    }

    @Test
    @DisplayName(
            "It is looked at after each expiry: whose last Character lived by what ended has lost before anything else")
    @Rule({"TO-10.4", "TO-10.2", "TO-6.7", "TO-4.3", "TO-4.7"})
    void expiry() {
        Alteration more = new Alteration.StatChange(HP, 10);
        Scenario s = given(
                A.has(recruited(ETHAN)),
                B.alone(),
                B.has(recruited(INU).damaged(25).hp(30).until(END_OF_TURN)));
        s.when(A.endsTurn()).then(B.characters(0), turn(3));
        s.isWonBy(A, "TO-10.2");

        Scenario next =
                given(B.alone(), B.actions(1), B.has(recruited(INU).damaged(25).given(more, START_OF_YOUR_NEXT_TURN)));
        next.when(A.endsTurn()).then(B.characters(0), B.actions(1), turn(4));
        next.isWonBy(A, "TO-10.2");

        Scenario both = given(
                A.alone(),
                A.has(recruited(ETHAN).damaged(20).given(more, END_OF_TURN)),
                B.alone(),
                B.has(recruited(INU).damaged(25).given(more, END_OF_TURN)));
        both.when(A.endsTurn());
        both.isDrawn("TO-10.5");
    }

    @Test
    @DisplayName("If both lose at the same check, the game is drawn")
    @Rule("TO-10.5")
    void drawn() {
        Scenario s = given(A.hp(10), B.hp(5), A.has(recruited(ETHAN).holding(RUINATION)));
        s.when(A.uses(RUINATION)).then(A.hp(0), B.hp(0));
        s.isDrawn("TO-10.5");

        Scenario different = given(
                A.alone(),
                A.has(recruited(REED_GUARD)),
                B.hp(10),
                B.has(recruited(THORNBACK).damaged(20).def(10)));
        different.when(A.attacks(REED_GUARD), B.blocks(THORNBACK));
        different.isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("The option says in which turn the game ends without a winner")
    @Rule("TO-10.6")
    void turnLimit() {
        Scenario s = given(options(options -> options.withTurnLimit(4)));
        s.when(A.endsTurn());
        s.awaits(B, "action");
        s.when(B.endsTurn());
        s.isDrawn("TO-10.6");
        s.refuses(A.endsTurn(), "TO-10.8/over");

        Scenario longer = given(options(options -> options.withTurnLimit(5)));
        longer.when(A.endsTurn(), B.endsTurn());
        longer.awaits(A, "action");
    }

    @Test
    @DisplayName("What wins in the last turn wins")
    @Rule("TO-10.6")
    void winningInTheLastTurn() {
        Scenario s = given(turn(199), B.hp(20), A.has(recruited(ETHAN)), B.has(recruited(INU)), A.hp(20));
        Scenario won = instead(s).when(A.attacks(ETHAN), B.declinesToBlock());
        won.isWonBy(A, "TO-10.1");
        s.when(A.endsTurn(), B.attacks(INU), A.declinesToBlock());
        s.isWonBy(B, "TO-10.1");
    }

    @Test
    @DisplayName("A game that is over accepts no action, of nobody")
    @Rule("TO-10.8")
    void over() {
        Scenario s = given(
                B.hp(20),
                A.hand(SAMMY, DART, SALT_FLATS),
                A.has(recruited(ETHAN), recruited(LANCER).holding(WARD_STONE), hidden(INU)),
                B.has(recruited(ASU).holding(DART)));
        s.when(A.attacks(ETHAN), B.declinesToBlock());
        s.isWonBy(A, "TO-10.1");
        s.refuses(A.attacks(LANCER), "TO-10.8/over").refuses(A.recruits(INU), "TO-10.8/over");
        s.refuses(A.plays(SALT_FLATS), "TO-10.8/over").refuses(A.assigns(DART, INU), "TO-10.8/over");
        s.refuses(A.uses(WARD_STONE).on(ETHAN), "TO-10.8/over").refuses(A.dismisses(INU), "TO-10.8/over");
        s.refuses(A.runs(), "TO-10.8/over").refuses(B.runs(), "TO-10.8/over").refuses(B.passes(), "TO-10.8/over");
        s.refuses(B.uses(DART).on(ETHAN), "TO-10.8/over").refuses(B.endsTurn(), "TO-10.8/over");
        s.isWonBy(A, "TO-10.1");
    }
}
