package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.twoversustwo.Company.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.TeamSight;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What belongs to a player, and what the team shares")
class TeamPropertyTest extends TeamBook {
    @Test
    @DisplayName("A player's costs are paid from the team's HP, but not the last of them")
    @Rule({"TO-13.1", "TO-8.32"})
    void hpAsACost() {
        AssignableCard pact =
                item("Pact").trigger(GREEN, paying(payHp(10)), draw(1)).build();
        Scenario s = given(
                turnOf(A2),
                A1.hp(20),
                A2.has(recruited(INU).holding(pact), recruited(VETERAN).holding(pact)));
        s.when(A2.uses(pact).by(INU)).then(A1.hp(10), A2.cardsInHand(1));
        s.refuses(A2.uses(pact).by(VETERAN), "TO-8.32/cannot-pay");
        s.awaits(A2, "action");
    }

    @Test
    @DisplayName(
            "With teamSight=SHARED nobody sees the deck that the team-mate looks through, nor a hand shown to the team-mate")
    @Rule({"TO-13.9", "TO-8.36"})
    void whatATeamMateLooksThrough() {
        AssignableCard map =
                item("Map").trigger(GREEN, free(), search(CardKind.ITEM)).build();
        AssignableCard thief = item("Thief's Glove")
                .trigger(GREEN, free(), targetOpponent(), discardOfYourChoice(1, TARGET_OPPONENT))
                .build();
        Scenario s = given(
                options(options -> options.withTeamSight(TeamSight.SHARED)),
                A1.has(recruited(INU).holding(map), recruited(LANCER).holding(thief)),
                A1.deck(SPARK, POTION, VETERAN),
                B2.hand(WARD_STONE, MILL_HAND));
        s.when(A1.uses(map)).awaits(A1, "card");
        s.seenBy(A2).isSilentAbout(SPARK, POTION, VETERAN);
        s.when(A1.choosesCards(POTION));
        s.seenBy(A2).then(A1.hand(POTION));
        s.when(A1.uses(thief).on(B2)).awaits(A1, "card");
        s.seenBy(A2).isSilentAbout(WARD_STONE, MILL_HAND);
        s.seenBy(B1).then(B2.hand(WARD_STONE, MILL_HAND));
        s.when(A1.choosesCards(WARD_STONE));
        s.then(B2.discardPile(WARD_STONE)).awaits(A1, "action");
    }

    @Test
    @DisplayName(
            "A player who chooses from several hands sees one after another; what was chosen stays known until the effect is done")
    @Rule("TO-8.36")
    void severalHands() {
        AssignableCard raid = item("Raid")
                .trigger(GREEN, free(), discardOfYourChoice(1, EACH_OPPONENT))
                .build();
        Scenario s =
                given(A1.has(recruited(INU).holding(raid)), B1.hand(WARD_STONE, MILL_HAND, HUSH), B2.hand(DART, PIKE));
        s.when(A1.uses(raid)).awaits(A1, "card");
        s.when(A1.choosesCards(MILL_HAND)).awaits(A1, "card");
        s.seenBy(A2).isSilentAbout(WARD_STONE, MILL_HAND, DART, PIKE);
        s.seenBy(B1).isSilentAbout(DART, PIKE);
        for (int seed = 1; seed <= 5; seed++) {
            Game imagined =
                    s.rules().imagine(s.rules().view(s.game(), A1.seat()), new CardPool(Array.empty()), Rng.of(seed));
            assertThat(imagined.side(B1.seat()).hand().cards()).hasSize(3).contains(MILL_HAND);
            assertThat(imagined.side(B2.seat()).hand().cards()).containsExactly(DART, PIKE);
        }
        s.when(A1.choosesCards(DART));
        s.then(B1.discardPile(MILL_HAND), B2.discardPile(DART), B1.cardsInHand(2), B2.hand(PIKE));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("A team-mate's Character that is defeated lies in the team-mate's discard pile, not in yours")
    @Rule({"TO-13.12", "TO-13.5", "TO-1.13"})
    void theDefeatedOfATeamMate() {
        CharacterCard healer = character("Healer")
                .of(LIGHT, GUARDIAN)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(alliedCharacter().another(), IS_DEFEATED), putDefeatedIntoPlayHidden())
                .build();
        Scenario s = given(
                turn(6),
                A1.alone(),
                A1.has(recruited(healer)),
                A1.discardPile(INU),
                A2.has(recruited(INU)),
                B1.has(recruited(LANCER)));
        s.when(B1.attacks(LANCER).on(A2), A2.blocks(INU)).awaits(A1, "ability");
        s.when(A1.uses(healer));
        s.then(A1.characters(1), A1.discardPile(INU), A2.discardPile(INU)).awaits(B1, "action");

        Scenario own = given(turn(6), A1.has(recruited(healer), recruited(INU)), B1.has(recruited(LANCER)));
        own.when(B1.attacks(LANCER).on(A1), A1.blocks(INU), A1.uses(healer));
        own.then(A1.has(hidden(INU)), A1.discardPile()).awaits(B1, "action");
    }

    @Test
    @DisplayName(
            "A card taken from a team-mate is known to the new holder's player, and goes back to its owner's discard pile")
    @Rule({"TO-13.9", "TO-13.12", "TO-7.11", "TO-1.13"})
    void takenFromATeamMate() {
        CharacterCard borrower = character("Borrower")
                .of(WIND, THIEF)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), target(alliedCharacter().another()), takeHeld(TARGET))
                .build();
        Scenario s = given(
                A1.has(recruited(borrower)),
                A2.has(recruited(INU).holding(DART)),
                B1.has(recruited(INU).holding(DART)));
        s.refuses(A1.uses(borrower).on(B1.the(INU)), "TO-8.5/illegal-target");
        s.when(A1.uses(borrower).on(A2.the(INU))).nobodyResponds();
        s.seenBy(A1)
                .then(
                        A1.has(recruited(borrower).holding(DART)),
                        A2.has(recruited(INU).holdingNothing()));
        s.seenBy(A2).isSilentAbout(DART);
        s.seenBy(B2).isSilentAbout(DART);
        s.when(A1.dismisses(borrower));
        s.then(A1.discardPile(borrower), A2.discardPile(DART)).awaits(A1, "action");
    }

    @Test
    @DisplayName("An Item may be copied from the discard pile of either opponent, and of nobody else")
    @Rule({"TO-13.5", "TO-13.12", "TO-8.38"})
    void copying() {
        AssignableCard mirror =
                item("Mirror").trigger(GREEN, free(), copyItem()).build();
        Scenario s = given(
                A1.has(recruited(LANCER).holding(mirror)),
                A2.discardPile(POTION),
                B1.has(recruited(INU)),
                B1.discardPile(WARD_STONE),
                B2.discardPile(DART));
        s.when(A1.uses(mirror)).awaits(A1, "card");
        s.refuses(A1.choosesCards(POTION), "TO-8.5/card-choice");
        s.allows(A1.choosesCards(WARD_STONE));
        s.when(A1.choosesCards(DART), A1.choosesTarget(INU));
        s.then(B1.has(recruited(INU).damaged(10)), B2.discardPile(DART)).awaits(A1, "action");
    }

    @Test
    @DisplayName("What makes your Items cheaper does nothing for the team-mate's")
    @Rule({"TO-13.5", "TO-13.12"})
    void cheaperItems() {
        CharacterCard dealer = character("Dealer")
                .of(WIND, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .passive(costLess(CardKind.ITEM, 1))
                .build();
        Scenario s = given(
                A1.has(recruited(LANCER).holding(DART)),
                A1.actions(0),
                A2.has(recruited(dealer)),
                B1.has(recruited(INU)));
        s.refuses(A1.uses(DART).on(INU), "TO-8.32/few-actions");
        s.awaits(A1, "action");
        Scenario own = given(
                A1.has(recruited(LANCER).holding(DART), recruited(dealer)), A1.actions(0), B1.has(recruited(INU)));
        own.when(A1.uses(DART).on(INU)).then(B1.has(recruited(INU).damaged(10))).awaits(A1, "action");
    }
}
