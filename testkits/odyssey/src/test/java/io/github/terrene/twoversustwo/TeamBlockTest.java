package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.twoversustwo.Company.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.BattleEvent.BlockDeclined;
import io.github.terrene.odyssey.setup.DecayEnds;
import io.github.terrene.odyssey.setup.TeamBlocks;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Attacks and blocks between teams")
class TeamBlockTest extends TeamBook {
    private static final Premise OWN_ONLY = options(options -> options.withTeamBlocks(TeamBlocks.OWN_ONLY));

    @Test
    @DisplayName("An attack is declared against one opponent, and never against the team-mate")
    @Rule({"TO-13.6", "TO-13.5", "TO-5.2"})
    void againstOneOpponent() {
        Scenario s = given(A1.has(recruited(LANCER)), A2.has(recruited(INU)));
        s.refuses(A1.attacks(LANCER).on(A2), "TO-5.2/no-opponent");
        s.refuses(A1.attacks(LANCER).on(A1), "TO-5.2/no-opponent");
        s.allows(A1.attacks(LANCER).on(B1), A1.attacks(LANCER).on(B2));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("The attacked player decides first, the team-mate if the first declined")
    @Rule({"TO-13.6", "TO-5.4"})
    void theAttackedPlayerDecidesFirst() {
        Scenario s = given(A1.has(recruited(LANCER)), B1.has(recruited(INU)), B2.has(recruited(VETERAN)));
        s.when(A1.attacks(LANCER).on(B2));
        s.awaits(B2, "block");
        s.refuses(B1.blocks(INU), "TO-5.4/not-awaited");
        s.refuses(B2.blocks(B1.the(INU)), "TO-5.4/no-character");
        s.refuses(A2.declinesToBlock(), "TO-5.4/not-awaited");
        s.refuses(A1.blocks(LANCER), "TO-5.4/not-awaited");
        Scenario own = instead(s).when(B2.blocks(VETERAN));
        own.then(B2.has(recruited(VETERAN).damaged(15).decayed(5)), B1.hp(50)).awaits(A1, "action");
        s.when(B2.declinesToBlock());
        s.awaits(B1, "block");
        s.refuses(B2.blocks(VETERAN), "TO-5.4/not-awaited");
        Scenario nobody = instead(s).when(B1.declinesToBlock());
        nobody.then(B1.hp(25)).happened(2, BlockDeclined.class).awaits(A1, "action");
        s.when(B1.blocks(INU));
        s.then(B1.hasNo(INU), B2.hp(45), B2.has(recruited(VETERAN).unharmed())).awaits(A1, "action");
    }

    @Test
    @DisplayName("With teamBlocks=OWN_ONLY only the attacked player may block")
    @Rule("TO-13.6")
    void ownBlocksOnly() {
        Scenario s = given(OWN_ONLY, A1.has(recruited(LANCER)), B1.has(recruited(INU)), B2.has(recruited(VETERAN)));
        Scenario declined = instead(s).when(A1.attacks(LANCER).on(B1));
        declined.awaits(B1, "block");
        declined.when(B1.declinesToBlock()).then(B1.hp(25)).awaits(A1, "action");
        s.when(A1.attacks(LANCER).on(B1), B1.blocks(INU));
        s.then(B1.hp(45)).awaits(A1, "action");
        Scenario hidden = given(OWN_ONLY, A1.has(recruited(LANCER)), B2.has(recruited(VETERAN)));
        hidden.when(A1.attacks(LANCER).on(B1));
        hidden.then(B1.hp(25)).never(BlockDeclined.class).awaits(A1, "action");
    }

    @Test
    @DisplayName("Hidden and Stunned Characters of the team-mate cannot block either")
    @Rule({"TO-13.6", "TO-5.4"})
    void whoCannotBlock() {
        Scenario s = given(
                A1.has(recruited(LANCER)),
                B1.has(hidden(INU)),
                B2.has(recruited(VETERAN).suffering(STUN), hidden(INU)));
        s.when(A1.attacks(LANCER).on(B1));
        s.then(B1.hp(25)).awaits(A1, "action");
    }

    @Test
    @DisplayName("A Character that must block must do so when its player is asked")
    @Rule({"TO-13.6", "TO-5.19"})
    void mustBlock() {
        Scenario s = given(
                A1.has(recruited(LANCER)),
                B1.has(recruited(INU)),
                B2.has(recruited(VETERAN).given(new Alteration.MustBlock(), END_OF_TURN), recruited(INU)));
        s.when(A1.attacks(LANCER).on(B1));
        s.awaits(B1, "block");
        s.when(B1.declinesToBlock());
        s.awaits(B2, "block");
        s.refuses(B2.declinesToBlock(), "TO-5.19/must-block");
        s.refuses(B2.blocks(INU), "TO-5.19/other-must-block");
        s.when(B2.blocks(VETERAN));
        s.then(B2.has(recruited(VETERAN).damaged(15)), B1.hp(50)).awaits(A1, "action");
    }

    @Test
    @DisplayName("Decay lasts until the next turn of the blocker's player")
    @Rule({"TO-13.7", "TO-5.9"})
    void decay() {
        Scenario s = given(
                turn(6),
                A1.has(recruited(VETERAN)),
                A2.has(recruited(THORNBACK)),
                B1.has(recruited(MILL_HAND), recruited(INU)));
        s.when(B1.attacks(MILL_HAND).on(A2), A2.blocks(THORNBACK));
        s.when(B1.attacks(INU).on(A2), A2.declinesToBlock(), A1.blocks(VETERAN));
        s.then(
                A1.has(recruited(VETERAN).decayed(5).def(5)),
                A2.has(recruited(THORNBACK).decayed(5).def(10)));
        s.when(B1.endsTurn());
        s.then(A2.has(recruited(THORNBACK).def(15)), A1.has(recruited(VETERAN).def(5)));
        s.when(A2.endsTurn(), B2.endsTurn());
        s.then(A1.has(recruited(VETERAN).def(10))).awaits(A1, "action");
    }

    @Test
    @DisplayName("With decayEnds=END_OF_TURN it lasts for the turn of the attack")
    @Rule({"TO-13.7", "TO-5.9"})
    void decayEndsWithTheTurn() {
        Scenario s = given(
                options(options -> options.withDecayEnds(DecayEnds.END_OF_TURN)),
                turn(6),
                A2.has(recruited(VETERAN)),
                B1.has(recruited(INU)));
        s.when(B1.attacks(INU).on(A1), A2.blocks(VETERAN));
        s.then(A2.has(recruited(VETERAN).def(5)));
        s.when(B1.endsTurn()).then(A2.has(recruited(VETERAN).def(10))).awaits(A2, "action");
    }

    @Test
    @DisplayName("Overkill counts as damage to the player whose Character blocked")
    @Rule({"TO-13.16", "TO-13.7", "TO-8.8"})
    void overkillOfATeamMatesBlocker() {
        CharacterCard robber = character("Robber")
                .of(WIND, THIEF)
                .stats(1, 1, 20, 30, 0)
                .trigger(BLUE, free(), when(DEALS_DAMAGE_TO_PLAYER), discard(1, DAMAGED_PLAYER))
                .build();
        Scenario s = given(
                A1.has(recruited(robber)),
                B1.hand(DART, SPARK),
                B2.hand(DART, POTION),
                B2.has(recruited(INU)),
                B1.has(hidden(VETERAN)));
        s.when(A1.attacks(robber).on(B1));
        Scenario direct = instead(s).when(B2.declinesToBlock(), A1.uses(robber));
        direct.awaits(B1, "card");
        s.when(B2.blocks(INU));
        s.awaits(A1, "ability");
        s.when(A1.uses(robber));
        s.awaits(B2, "card");
        s.when(B2.choosesCards(POTION));
        s.then(B1.hand(DART, SPARK), B2.hand(DART), B2.discardPile(INU, POTION), B1.hp(40), B2.hp(40));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("A team-mate's block is that player's declaration")
    @Rule({"TO-13.16", "TO-8.23"})
    void theBlockIsTheTeamMatesDeclaration() {
        CharacterCard shield = character("Shield")
                .of(EARTH, GUARDIAN)
                .stats(1, 1, 30, 5, 0)
                .trigger(
                        BLUE,
                        free(),
                        when(yourCharacter(), BLOCKS),
                        gets(20, DEF).to(BLOCKER).until(END_OF_TURN))
                .build();
        Scenario s = given(A1.has(recruited(LANCER)), B1.has(recruited(shield)), B2.has(recruited(shield)));
        s.when(A1.attacks(LANCER).on(B1), B1.declinesToBlock());
        s.when(B2.blocks(shield));
        s.awaits(B2, "ability");
        s.refuses(B1.uses(shield), "TO-8.24/not-awaited");
        s.when(B2.uses(shield));
        s.then(B2.has(recruited(shield).damaged(5))).awaits(A1, "action");
    }
}
