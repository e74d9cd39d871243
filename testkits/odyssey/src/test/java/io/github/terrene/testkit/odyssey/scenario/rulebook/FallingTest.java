package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Support that is lost")
class FallingTest extends ScenarioBook {
    private static final CharacterCard CHIEF = character("Chief")
            .of(EARTH, WARRIOR)
            .stats(1, 1, 20, 10, 0)
            .passive(bonus(10, HP).to(each(yourCharacter().another())))
            .build();

    private static final CharacterCard DEPUTY = character("Deputy")
            .of(EARTH, WARRIOR)
            .stats(2, 1, 20, 10, 0)
            .passive(bonus(10, HP).to(each(yourCharacter().another())))
            .build();

    /** Who follows takes less room beside it. */
    private static final CharacterCard QUARTERMASTER = character("Quartermaster")
            .of(WATER, TACTICIAN)
            .stats(1, 1, 20, 10, 0)
            .passive(bonus(-1, SP).to(each(yourCharacter().another())))
            .build();

    private static final AssignableCard GROWTH = item("Growth")
            .trigger(BLUE, free(), target(character()), gets(2, SP).until(END_OF_TURN))
            .build();

    @Test
    @DisplayName(
            "A Character that falls for lack of HP may take others along, all at the same check, and nobody gains XP for them")
    @Rule({"TO-6.7", "TO-8.1", "TO-6.8"})
    void oneAfterAnother() {
        Scenario s = given(
                A.has(recruited(LANCER)),
                B.has(
                        recruited(CHIEF).damaged(10),
                        recruited(DEPUTY).damaged(25),
                        recruited(SAMMY).damaged(25).holding(DART)));
        s.when(A.attacks(LANCER), B.blocks(CHIEF));
        s.then(
                B.discardPile(CHIEF, DEPUTY, SAMMY, DART),
                B.hp(45),
                A.has(recruited(LANCER).xp(1)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Silence on a Character that supports others takes the support away; nobody gains XP for the fallen")
    @Rule({"TO-6.7", "TO-8.19", "TO-8.1"})
    void silencedSupport() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(HUSH)),
                B.has(
                        recruited(CHIEF).damaged(10),
                        recruited(SAMMY).damaged(20),
                        recruited(INU).damaged(19)));
        s.when(A.uses(HUSH).on(CHIEF));
        s.then(
                B.hasNo(SAMMY),
                B.has(recruited(INU).damaged(19).hp(20)),
                A.has(recruited(ETHAN).xp(0)),
                B.hp(50));
        s.when(A.endsTurn()).then(B.has(recruited(INU).hp(30)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Silence on a Character that saves supply brings a player over the limit, even in the opponent's turn")
    @Rule({"TO-7.3", "TO-7.1", "TO-8.19"})
    void silencedSupply() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(HUSH)),
                B.has(recruited(QUARTERMASTER), recruited(OLD_GIANT), recruited(IRON_RAM)));
        s.meanwhile(B.supply(4));
        s.when(A.uses(HUSH).on(QUARTERMASTER));
        s.awaits(B, "supply");
        s.meanwhile(B.supply(6));
        s.when(B.givesUp(IRON_RAM));
        s.awaits(A, "action");
        s.then(B.supply(4), B.characters(2));
        s.when(A.endsTurn()).then(B.supply(3));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Only Characters whose dismissal lowers the total are given up, whatever supply they take themselves")
    @Rule("TO-7.3")
    void whatLowersTheTotal() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(GROWTH)),
                B.has(recruited(QUARTERMASTER), recruited(IRON_RAM), recruited(OLD_GIANT)));
        s.when(A.uses(GROWTH).on(IRON_RAM));
        s.awaits(B, "supply");
        s.meanwhile(B.supply(6));
        s.refuses(B.givesUp(QUARTERMASTER), "TO-7.3/not-lower");
        s.when(B.givesUp(IRON_RAM));
        s.awaits(A, "action");
        s.then(B.supply(3));
        s.awaits(A, "action");

        CharacterCard burden = character("Burden")
                .of(DARK, BEAST)
                .stats(0, 0, 20, 5, 0)
                .passive(bonus(1, SP).to(each(yourCharacter().another())))
                .build();
        Scenario other = given(
                A.has(recruited(ETHAN).holding(GROWTH)),
                B.has(recruited(burden), recruited(SAMMY), recruited(INU)),
                B.alone());
        other.when(A.uses(GROWTH).on(INU));
        other.awaits(B, "supply");
        other.meanwhile(B.supply(6));
        other.when(B.givesUp(burden));
        other.awaits(A, "action");
        other.then(B.supply(4));
        other.awaits(A, "action");
    }

    @Test
    @DisplayName("A Terrain that saves supply counts for Characters from hand")
    @Rule({"TO-7.2", "TO-7.1", "TO-8.1"})
    void roomyTerrain() {
        TerrainCard barracks = terrain("Barracks")
                .actions(3)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .passive(bonus(-1, SP).to(each(yourCharacter())))
                .build();
        Scenario s = given(
                A.terrains(barracks),
                A.hand(OLD_GIANT, SALT_FLATS),
                A.has(recruited(IRON_RAM), recruited(SAMMY), hidden(INU)),
                A.alone());
        s.then(A.supply(2));
        s.when(A.recruits(OLD_GIANT))
                .then(A.supply(4), A.has(recruited(OLD_GIANT).sp(2)));
        s.when(A.plays(SALT_FLATS));
        s.awaits(A, "supply");
        s.meanwhile(A.supply(7));
        s.when(A.givesUp(OLD_GIANT)).then(A.supply(4));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character that is turned up counts with its effect on the supply of others")
    @Rule({"TO-7.2", "TO-7.1", "TO-8.1"})
    void turnedUp() {
        Scenario s = given(A.has(recruited(IRON_RAM), recruited(SAMMY), hidden(QUARTERMASTER)), A.alone());
        s.then(A.supply(4));
        s.when(A.recruits(QUARTERMASTER)).then(A.supply(2));
        s.awaits(A, "action");

        CharacterCard burden = character("Burden")
                .of(DARK, BEAST)
                .stats(0, 0, 20, 5, 0)
                .passive(bonus(1, SP).to(each(yourCharacter().another())))
                .build();
        Scenario full = given(A.has(recruited(IRON_RAM), recruited(SAMMY), hidden(burden)), A.alone());
        full.refuses(A.recruits(burden), "TO-7.2/sp-taken");
        full.awaits(A, "action");
    }

    @Test
    @DisplayName("A Terrain that supports is replaced: Characters that lived by it fall before anybody responds")
    @Rule({"TO-6.7", "TO-4.12", "TO-8.1"})
    void theTerrainChanges() {
        TerrainCard garden = terrain("Garden")
                .actions(3)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .passive(bonus(10, HP).to(each(yourCharacter())))
                .build();
        Scenario s = given(
                A.hand(SALT_FLATS),
                A.terrains(garden),
                A.has(recruited(ETHAN).damaged(25), recruited(ASU)),
                B.has(recruited(SAMMY).holding(DART)));
        s.when(A.plays(SALT_FLATS));
        s.awaits(B, "response");
        s.meanwhile(A.hasNo(ETHAN), A.discardPile(ETHAN), A.hp(50));
        s.then(A.terrains(SALT_FLATS, garden));
        s.awaits(A, "action");
    }
}
