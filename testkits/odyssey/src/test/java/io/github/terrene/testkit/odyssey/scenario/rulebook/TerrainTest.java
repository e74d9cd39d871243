package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Terrains")
class TerrainTest extends ScenarioBook {
    private static final TerrainCard COAST = terrain("Coast")
            .actions(2)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .build();
    private static final AssignableCard MAP =
            item("Map").trigger(GREEN, free(), switchTerrain()).build();
    private static final AssignableCard QUAKE = item("Quake")
            .trigger(GREEN, free(), targetTerrain(), dismissTerrain())
            .build();

    @Test
    @DisplayName("Playing and switching together once per turn, and again in the next")
    @Rule("TO-4.12")
    void oncePerTurn() {
        Scenario s = given(A.terrains(HOME_FIELD, COAST), A.hand(SALT_FLATS, SALT_FLATS));
        s.refuses(A.switchesTo(HOME_FIELD), "TO-4.12/active");
        Scenario played = instead(s).when(A.plays(SALT_FLATS));
        played.refuses(A.plays(SALT_FLATS), "TO-4.12/terrain-done");
        played.refuses(A.switchesTo(COAST), "TO-4.12/terrain-done");
        played.awaits(A, "action");
        s.when(A.switchesTo(COAST)).then(A.terrains(COAST, HOME_FIELD), A.actions(3));
        s.refuses(A.plays(SALT_FLATS), "TO-4.12/terrain-done");
        s.when(A.endsTurn(), B.endsTurn()).then(A.actions(2));
        s.when(A.plays(SALT_FLATS))
                .then(A.terrains(SALT_FLATS, COAST, HOME_FIELD), A.actions(2), A.hand(SALT_FLATS, PEBBLE));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An effect that switches does not count for the once per turn")
    @Rule({"TO-4.22", "TO-4.12"})
    void switchingByEffect() {
        Scenario s = given(A.terrains(HOME_FIELD, COAST), A.has(recruited(ETHAN).holding(MAP)), A.hand(SALT_FLATS));
        s.when(A.uses(MAP)).then(A.terrains(COAST, HOME_FIELD));
        s.when(A.plays(SALT_FLATS)).then(A.terrains(SALT_FLATS, COAST, HOME_FIELD));
        s.awaits(A, "action");

        Scenario after =
                given(A.terrains(HOME_FIELD, COAST), A.has(recruited(ETHAN).holding(MAP)), A.hand(SALT_FLATS));
        after.when(A.plays(SALT_FLATS), A.uses(MAP));
        after.awaits(A, "terrain");
        after.refuses(A.choosesTerrain(SALT_FLATS), "TO-8.5/no-inactive-terrain");
        after.when(A.choosesTerrain(COAST)).then(A.terrains(COAST, SALT_FLATS, HOME_FIELD));
        after.refuses(A.switchesTo(HOME_FIELD), "TO-4.12/terrain-done");
        after.awaits(A, "action");
    }

    @Test
    @DisplayName("When the active Terrain leaves, the one active most recently follows")
    @Rule({"TO-4.23", "TO-4.16"})
    void theOneBefore() {
        Scenario s = given(
                A.terrains(SALT_FLATS, COAST, HOME_FIELD),
                B.terrains(COAST),
                A.has(recruited(ETHAN).holding(QUAKE)));
        Scenario inactive = instead(s).when(A.uses(QUAKE).on(COAST));
        inactive.then(A.terrains(SALT_FLATS, HOME_FIELD), A.discardPile(COAST, QUAKE))
                .awaits(A, "action");
        s.when(A.uses(QUAKE).on(SALT_FLATS));
        s.then(A.terrains(COAST, HOME_FIELD), A.discardPile(SALT_FLATS, QUAKE), A.actions(3), A.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Without any Terrain there is Open Field")
    @Rule({"TO-4.23", "TO-9.3"})
    void openField() {
        Scenario s = given(A.terrains(ASH_STORM), A.has(recruited(ASU)));
        s.when(A.endsTurn(), B.endsTurn()).then(A.terrains(ASH_STORM), A.actions(1));
        s.when(A.endsTurn()).then(A.terrains(Catalogue.OPEN_FIELD), A.discardPile(ASH_STORM));
        s.when(B.endsTurn()).then(A.actions(3));
        s.awaits(A, "action");
    }
}
