package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.HeldEvent.HeldTaken;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Effects whose source or object is hidden meanwhile")
class LostEffectTest extends ScenarioBook {
    private static final AssignableCard WEIGHTS = item("Weights")
            .ongoing()
            .trigger(BLUE, actions(1), target(enemyCharacter()), cannotBlock().whileInPlay())
            .build();

    private static final CharacterCard JAILER = character("Jailer")
            .of(DARK, GUARDIAN)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, actions(1), target(enemyCharacter()), gets(-5, ATK).whileInPlay())
            .build();

    private static final CharacterCard PICKPOCKET = character("Pickpocket")
            .of(WIND, THIEF)
            .stats(1, 1, 20, 15, 0)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), takeHeld(DAMAGED_CHARACTER))
            .build();

    private static final CharacterCard WRECKER = character("Wrecker")
            .of(WIND, THIEF)
            .stats(1, 1, 20, 15, 0)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), discardHeld().to(DAMAGED_CHARACTER), healYou(5))
            .build();

    @Test
    @DisplayName(
            "A card that is hidden with its holder before it resolves gives nothing \"while this card is in play\"")
    @Rule({"TO-8.31", "TO-7.9", "TO-8.14"})
    void hiddenBeforeItGives() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(WEIGHTS), recruited(SAMMY).holding(SMOKE_POT)),
                B.has(recruited(INU).holding(EDGE_OIL)));
        s.when(A.uses(WEIGHTS).on(INU), B.uses(EDGE_OIL), A.uses(SMOKE_POT).on(ETHAN));
        s.then(A.has(hidden(ETHAN).holdingFaceUp(WEIGHTS)));
        s.when(A.attacks(SAMMY));
        s.awaits(B, "block");

        Scenario own = given(
                A.has(recruited(JAILER), recruited(SAMMY).holding(SMOKE_POT)),
                B.has(recruited(INU).holding(EDGE_OIL)));
        own.when(A.uses(JAILER).on(INU), B.uses(EDGE_OIL), A.uses(SMOKE_POT).on(JAILER));
        own.then(A.has(hidden(JAILER)), B.has(recruited(INU).atk(30)));
        own.awaits(A, "action");

        Scenario later = given(A.has(recruited(JAILER), recruited(SAMMY).holding(SMOKE_POT)), B.has(recruited(INU)));
        later.when(A.uses(JAILER).on(INU)).then(B.has(recruited(INU).atk(15)));
        later.when(A.uses(SMOKE_POT).on(JAILER)).then(B.has(recruited(INU).atk(20)));
        later.when(A.recruits(JAILER)).then(B.has(recruited(INU).atk(20)));
        later.awaits(A, "action");
    }

    @Test
    @DisplayName("What a Terrain gives while it is in play lasts until it leaves play, active or not")
    @Rule({"TO-8.31", "TO-4.23"})
    void whileATerrainIsInPlay() {
        TerrainCard swamp = terrain("Swamp")
                .actions(3)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .trigger(
                        GREEN,
                        actions(1),
                        target(enemyCharacter()),
                        gets(-10, ATK).whileInPlay())
                .build();
        CharacterCard saboteur = character("Saboteur")
                .of(FIRE, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), targetTerrain(), dismissTerrain())
                .build();
        Scenario s = given(
                A.terrains(swamp),
                A.hand(SALT_FLATS),
                A.has(recruited(ETHAN)),
                B.has(recruited(INU), hidden(saboteur)));
        s.when(A.uses(swamp).on(INU)).then(B.has(recruited(INU).atk(10)));
        s.when(A.plays(SALT_FLATS), A.endsTurn()).then(B.has(recruited(INU).atk(10)));
        s.when(B.recruits(saboteur), B.uses(saboteur).on(swamp));
        s.then(A.terrains(SALT_FLATS), B.has(recruited(INU).atk(20)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("The damaged Character is out of reach once it is hidden, and so is the card it holds")
    @Rule({"TO-8.8", "TO-8.5", "TO-7.5", "TO-7.11"})
    void hiddenInTime() {
        Scenario taken = given(
                A.has(recruited(PICKPOCKET)),
                B.has(recruited(LANCER).holding(DART), recruited(SAMMY).holding(SMOKE_POT)));
        taken.when(A.attacks(PICKPOCKET), B.blocks(LANCER));
        taken.awaits(A, "ability");
        Scenario robbed = instead(taken).when(A.uses(PICKPOCKET), B.passes());
        robbed.then(
                A.has(recruited(PICKPOCKET).holding(DART)),
                B.has(recruited(LANCER).damaged(10).holdingNothing()));
        robbed.awaits(A, "action");
        taken.when(A.uses(PICKPOCKET), B.uses(SMOKE_POT).on(LANCER));
        taken.then(
                A.has(recruited(PICKPOCKET).holdingNothing()),
                B.has(hidden(LANCER).damaged(10).holding(DART)));
        taken.never(HeldTaken.class).awaits(A, "action");

        Scenario wrecked = given(
                A.hp(30),
                A.has(recruited(WRECKER)),
                B.has(recruited(LANCER).holding(DART), recruited(SAMMY).holding(SMOKE_POT)));
        wrecked.when(
                A.attacks(WRECKER),
                B.blocks(LANCER),
                A.uses(WRECKER),
                B.uses(SMOKE_POT).on(LANCER));
        wrecked.then(A.hp(35), B.has(hidden(LANCER).damaged(10).holding(DART)));
        wrecked.never(HeldDiscarded.class).awaits(A, "action");
    }

    @Test
    @DisplayName("An Immune holder is unaffected by what its own face-up card says as well")
    @Rule({"TO-8.19", "TO-8.1"})
    void immuneHolder() {
        AssignableCard spur = item("Spur")
                .ongoing()
                .trigger(BLUE, free(), healYou(1))
                .passive(has(STAB))
                .passive(bonus(5, ATK))
                .build();
        Alteration immune = new Alteration.GainedImmunity(Immunity.ITEMS);
        Scenario s = given(A.has(
                recruited(ETHAN).holdingFaceUp(spur),
                recruited(SAMMY).holdingFaceUp(spur).given(immune, PERMANENT)));
        s.then(A.has(
                recruited(ETHAN).atk(25).with(STAB), recruited(SAMMY).atk(15).without(STAB)));
        s.awaits(A, "action");
    }
}
