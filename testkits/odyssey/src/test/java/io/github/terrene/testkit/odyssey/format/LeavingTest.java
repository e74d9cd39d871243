package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.EndEvent.TeamsLeft;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.setup.DecayEnds;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("S42 Leaving in mid-chain, in mid-battle, in your own turn")
class LeavingTest extends FreeForAllBook {
    /** Waits for somebody's defeat. */
    private static final CharacterCard MOURNER = character("Mourner")
            .of(DARK, SPELLCASTER)
            .stats(1, 1, 20, 5, 0)
            .trigger(BLUE, free(), when(character(), IS_DEFEATED), healYou(3))
            .build();

    private Scenario inMidChain(Edition edition) {
        Scenario s = given(
                options(options -> options.withEdition(edition).withResponseWindows(ResponseWindows.ALWAYS)),
                A.has(recruited(LANCER).holding(DART)),
                B.alone(),
                B.has(recruited(REED_GUARD).holding(DART)),
                C.has(recruited(SAMMY), recruited(ASU), recruited(MILL_HAND).holding(DART)));
        s.when(A.uses(DART).on(SAMMY), B.uses(DART).on(ASU), C.uses(DART).on(REED_GUARD), A.passes(), B.passes());
        return s;
    }

    @Test
    @DisplayName("Links of players who left do not happen, links of others do, and XP is gained")
    @Rule({"TO-10.4", "TO-10.10", "TO-10.11", "TO-8.5", "TO-8.10"})
    void inMidChain() {
        Scenario s = inMidChain(Edition.RULEBOOK);
        s.then(
                B.characters(0),
                B.discardPile(),
                C.has(
                        recruited(MILL_HAND).xp(1),
                        recruited(ASU).unharmed(),
                        recruited(SAMMY).damaged(5)));
        s.happened(1, XpGained.class).happened(1, TeamsLeft.class).awaits(A, "action");
        ranks(s, "AC", "B");
    }

    @Test
    @DisplayName("A player who left is not asked when abilities may be added to the chain again")
    @Rule({"TO-10.13", "TO-8.29"})
    void inMidChainOfTheUpdate() {
        Scenario s = inMidChain(Edition.UPDATE_2015);
        s.meanwhile(B.characters(0), C.has(recruited(SAMMY).unharmed())).awaits(A, "response");
        s.when(A.passes());
        s.awaits(C, "response");
        s.when(C.passes());
        s.then(C.has(
                recruited(MILL_HAND).xp(1),
                recruited(ASU).unharmed(),
                recruited(SAMMY).damaged(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An ability that waits for the defeat by which a team leaves is offered after the chain, and answered")
    @Rule({"TO-8.7", "TO-8.9", "TO-10.9", "TO-10.10", "TO-10.11"})
    void whatWaitsForTheLastDefeat() {
        Scenario s = given(
                options(options -> options.withResponseWindows(ResponseWindows.ALWAYS)),
                A.has(recruited(LANCER).holding(DART)),
                B.alone(),
                B.has(recruited(REED_GUARD).holding(DART)),
                C.hp(30),
                C.has(recruited(SAMMY).holding(DART), recruited(MOURNER)));
        s.when(A.uses(DART).on(SAMMY), B.passes(), C.uses(DART).on(REED_GUARD), A.passes(), B.passes());
        s.meanwhile(B.characters(0), C.hp(30)).awaits(C, "ability");
        s.when(C.uses(MOURNER)).awaits(A, "response");
        s.when(A.passes()).then(C.hp(33));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A target that left is no longer a target")
    @Rule({"TO-10.11", "TO-8.5"})
    void aTargetThatLeft() {
        AssignableCard levy = item("Levy")
                .trigger(BLUE, free(), targetOpponent(), damagePlayer(5, TARGET_OPPONENT), draw(1))
                .build();
        Scenario s = given(
                A.has(recruited(LANCER).holding(levy)),
                B.alone(),
                B.has(recruited(REED_GUARD)),
                C.has(recruited(SAMMY).holding(DART)));
        s.when(A.uses(levy).on(B), C.uses(DART).on(REED_GUARD));
        s.then(B.characters(0), A.cardsInHand(1), C.hp(40)).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Cards return to their owners, cards of a player who leaves are taken from their holders, and no ability waits for that")
    @Rule({"TO-10.10", "TO-7.11", "TO-11.4"})
    void cardsThatWereTaken() {
        CharacterCard magpie = character("Magpie")
                .of(WIND, THIEF)
                .stats(1, 1, 20, 5, 0)
                .trigger(GREEN, free(), target(enemyCharacter()), takeHeld(TARGET))
                .build();
        Scenario s = given(
                turn(5),
                B.alone(),
                B.has(recruited(magpie)),
                A.has(recruited(SAMMY).holding(PIKE), recruited(LANCER)),
                C.has(recruited(MOURNER)));
        s.when(B.uses(magpie).on(SAMMY))
                .then(B.has(recruited(magpie).holding(PIKE)))
                .awaits(B, "action");
        Scenario back = instead(s).when(B.runs());
        back.then(A.discardPile(PIKE), B.characters(0), C.hp(40)).never(XpGained.class);
        back.awaits(C, "action");

        Scenario gone =
                given(A.has(recruited(magpie)), B.has(recruited(SAMMY).holding(PIKE)), C.has(recruited(MOURNER)));
        gone.when(A.uses(magpie).on(SAMMY), A.endsTurn(), B.runs());
        gone.then(A.has(recruited(magpie).holdingNothing()), A.discardPile(), B.discardPile(), C.hp(40));
        gone.seenBy(C).isSilentAbout(PIKE).awaits(C, "action");
    }

    @Test
    @DisplayName("What lasts with their cards, or until a turn of theirs, ends; what was given permanently stays")
    @Rule({"TO-10.10", "TO-10.11", "TO-8.31"})
    void whatTheyGave() {
        AssignableCard hex = item("Hex")
                .trigger(BLUE, free(), target(character()), gets(-10, ATK).until(START_OF_YOUR_NEXT_TURN))
                .build();
        AssignableCard standard = item("Standard")
                .ongoing()
                .trigger(BLUE, free(), target(character()), gets(3, ATK).until(WHILE_IN_PLAY))
                .build();
        AssignableCard brand = item("Brand")
                .trigger(BLUE, free(), target(character()), gets(1, ATK).until(PERMANENT))
                .build();
        Scenario s = given(
                turn(5),
                A.has(recruited(LANCER)),
                B.has(
                        recruited(SAMMY).holding(hex),
                        recruited(ASU).holding(standard),
                        recruited(INU).holding(brand)));
        s.when(
                B.uses(hex).on(LANCER),
                B.uses(standard).on(LANCER),
                B.uses(brand).on(LANCER));
        s.then(A.has(recruited(LANCER).atk(19)));
        s.when(B.runs());
        s.then(A.has(recruited(LANCER).atk(26))).awaits(C, "action");
    }

    @Test
    @DisplayName("The battle of a player who left ends without damage; the attack stays used")
    @Rule({"TO-10.11", "TO-5.14"})
    void inMidBattle() {
        Scenario s = given(
                A.has(recruited(LANCER), recruited(ETHAN)),
                B.alone(),
                B.has(recruited(REED_GUARD)),
                C.has(recruited(SAMMY).holding(DART)));
        s.when(A.attacks(LANCER).on(B), C.uses(DART).on(REED_GUARD));
        s.then(B.characters(0), A.has(recruited(LANCER).attacked(1)), A.actions(2), C.hp(40));
        s.awaits(A, "action");
        s.refuses(A.attacks(LANCER).on(C), "TO-5.1/attacked");
        s.when(A.attacks(ETHAN).on(C)).then(C.hp(40)).awaits(C, "block");
    }

    @Test
    @DisplayName("A battle of others goes on")
    @Rule({"TO-10.11", "TO-10.13"})
    void anotherBattle() {
        Scenario s = given(
                A.has(recruited(LANCER)),
                B.alone(),
                B.has(recruited(REED_GUARD).holding(NEEDLE)),
                C.has(recruited(SAMMY).holding(DART)));
        s.when(A.attacks(LANCER).on(C), B.uses(NEEDLE).on(SAMMY), C.uses(DART).on(REED_GUARD));
        s.then(B.characters(0), C.has(recruited(SAMMY).xp(1).unharmed())).awaits(C, "block");
        s.when(C.declinesToBlock()).then(C.hp(15)).awaits(A, "action");
    }

    @Test
    @DisplayName("Waiting abilities of players who left are dropped, those of others are offered")
    @Rule({"TO-10.11", "TO-8.25"})
    void whatWaits() {
        CharacterCard martyr = character("Martyr")
                .of(LIGHT, GUARDIAN)
                .stats(1, 1, 20, 5, 0)
                .trigger(BLUE, free(), when(IS_DEFEATED), damagePlayer(10, EACH_OPPONENT))
                .build();
        Scenario s = given(
                A.has(recruited(LANCER)), B.alone(), B.has(recruited(martyr)), C.hp(30), C.has(recruited(MOURNER)));
        s.when(A.attacks(LANCER).on(B), B.blocks(martyr));
        s.awaits(C, "ability");
        s.meanwhile(B.characters(0), A.has(recruited(LANCER).xp(1)));
        s.when(C.uses(MOURNER)).then(C.hp(33), A.hp(40)).awaits(A, "action");
    }

    @Test
    @DisplayName("If the active player left, others' links are resolved, then the turn ends without an End Phase")
    @Rule({"TO-10.12", "TO-10.11", "TO-10.4"})
    void theActivePlayer() {
        CharacterCard closer = character("Closer")
                .of(DARK, TACTICIAN)
                .stats(1, 1, 20, 5, 0)
                .trigger(
                        BLUE,
                        free(),
                        when(character(), ATTACKS),
                        gets(10, ATK).to(SELF).until(END_OF_TURN))
                .build();
        Scenario s = given(
                options(options -> options.withDecayEnds(DecayEnds.END_OF_TURN)),
                A.alone(),
                A.has(recruited(REED_GUARD)),
                B.has(recruited(ASU).decayed(5).holding(DART), recruited(closer)),
                C.has(recruited(SAMMY).holding(DART), recruited(MOURNER)));
        s.when(
                A.attacks(REED_GUARD).on(B),
                B.uses(closer),
                C.uses(DART).on(ASU),
                B.uses(DART).on(REED_GUARD));
        s.then(A.characters(0)).awaits(C, "ability");
        s.meanwhile(
                B.has(
                        recruited(ASU).damaged(5).decayed(5).xp(1),
                        recruited(closer).atk(15)),
                B.hp(40),
                turn(4));
        s.when(C.passes());
        s.then(
                turn(5),
                turnOf(B),
                B.has(recruited(ASU).decayed(0), recruited(closer).atk(5)));
        s.awaits(B, "action");
        ranks(s, "BC", "A");
    }

    @Test
    @DisplayName("Forced dismissals come first, beginning with the player after the one who left")
    @Rule({"TO-10.12", "TO-7.3"})
    void forcedDismissals() {
        AssignableCard lure = item("Lure")
                .trigger(BLUE, free(), gets(1, SP).to(each(character())).until(END_OF_TURN))
                .build();
        Scenario s = given(
                A.alone(),
                A.has(recruited(REED_GUARD)),
                B.has(recruited(ETHAN).holding(lure), recruited(INU), hidden(SAMMY)),
                C.has(recruited(SAMMY).holding(DART), recruited(ASU), hidden(INU)));
        s.when(A.attacks(REED_GUARD).on(B), B.uses(lure), C.uses(DART).on(REED_GUARD));
        s.awaits(B, "supply");
        s.meanwhile(
                A.characters(0),
                turn(4),
                B.supply(6),
                C.supply(6),
                C.has(recruited(SAMMY).xp(1)));
        s.when(B.givesUp(INU));
        s.awaits(C, "supply");
        s.when(C.givesUp(ASU));
        s.then(turn(5), turnOf(B), B.supply(3), C.supply(3)).awaits(B, "action");
    }

    @Test
    @DisplayName("A Storm that takes its own player's last Character ends that turn")
    @Rule({"TO-10.12", "TO-9.2"})
    void inTheCommandPhase() {
        Scenario s = given(turn(6), A.alone(), A.has(recruited(REED_GUARD)), A.terrains(ASH_STORM, HOME_FIELD));
        s.when(C.endsTurn());
        s.then(turn(8), turnOf(B), A.characters(0), A.terrains()).happened(2, TurnBegan.class);
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Characters that lived by what a team had in play are checked again")
    @Rule({"TO-10.4", "TO-10.10", "TO-6.7"})
    void whoFallsWithThem() {
        CharacterCard bulwark = character("Bulwark")
                .of(EARTH, GUARDIAN)
                .stats(1, 1, 20, 5, 0)
                .passive(bonus(10, HP).to(each(character())))
                .build();
        Scenario ran = given(
                turn(5),
                A.alone(),
                A.has(recruited(INU).damaged(25)),
                B.has(recruited(bulwark)),
                C.has(recruited(SAMMY)));
        ran.when(B.runs()).isWonBy(C, "TO-10.2").happened(1, TeamsLeft.class).never(XpGained.class);
        ranks(ran, "C", "A", "B");

        Scenario beaten = given(
                B.hp(25),
                A.alone(),
                A.has(recruited(LANCER), recruited(INU).damaged(25)),
                B.has(recruited(bulwark)),
                C.hp(30),
                C.has(recruited(MOURNER)));
        beaten.when(A.attacks(LANCER).on(B), B.declinesToBlock());
        beaten.awaits(C, "ability");
        beaten.meanwhile(A.characters(1), A.discardPile(INU), B.characters(0));
        beaten.when(C.uses(MOURNER)).then(C.hp(33)).awaits(A, "action");
    }
}
