package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.location;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.AbilityBegan;
import io.github.terrene.carnage.event.LocationPlaced;
import io.github.terrene.carnage.event.PillarCompleted;
import io.github.terrene.carnage.event.ShardsGained;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 11: realm and elemental pillar. */
class PillarTest {
    private static Scene almost(Card... more) {
        return Scene.table()
                .realm(SOUTH, HEARTH, SPRING, QUARRY)
                .realm(SOUTH, more)
                .hand(SOUTH, BELFRY, FORGE);
    }

    @Test
    @Rule({"CG-11.1", "CG-11.2", "CG-6.6"})
    void oneLocationOfEachElementMovesByItselfAndAtOnce() {
        Scene scene = almost().places(BELFRY).awaits("South: action");
        assertThat(scene.events(PillarCompleted.class))
                .containsExactly(new PillarCompleted(SOUTH, Array.of(HEARTH, SPRING, QUARRY, BELFRY), 5));
        assertThat(scene.realm(SOUTH)).isEmpty();
        assertThat(scene.pantheon(SOUTH)).hasSize(4);
        assertThat(scene.vp(SOUTH)).isEqualTo(5);
        scene.shards(SOUTH, 0).refuses(new Place(SOUTH, FORGE.id()), "CG-6.1/few-shards");
    }

    @Test
    @Rule({"CG-11.1", "CG-1.2"})
    void oneQuestionForEachElementOfWhichThereAreSeveralInTheOrderOfTheElements() {
        Card tower = location("Tower", AIR).build();
        Scene scene = almost(FORGE, tower).places(BELFRY).awaits("South: pillar");
        assertThat(scene.options()).containsExactly(new OwnChoice.OnTable("forge"), new OwnChoice.OnTable("hearth"));
        scene.never(PillarCompleted.class)
                .refuses(new Choose(SOUTH, new OwnChoice.OnTable("spring")), "CG-11.1/other-element")
                .refuses(new Choose(SOUTH, new OwnChoice.Nothing()), "CG-11.1/not-offered")
                .refuses(new PassSword(SOUTH), "CG-11.1/other-decision")
                .chooses(SOUTH, FORGE)
                .awaits("South: pillar");
        assertThat(scene.options()).containsExactly(new OwnChoice.OnTable("belfry"), new OwnChoice.OnTable("tower"));
        scene.chooses(SOUTH, tower).awaits("South: action");
        assertThat(scene.realm(SOUTH)).containsExactly("Belfry", "Hearth");
    }

    @Test
    @Rule({"CG-11.1", "CG-12.14"})
    void copiesOfOneLocationAreOneAnswer() {
        Scene scene = almost(SPRING).places(BELFRY).awaits("South: action");
        assertThat(scene.realm(SOUTH)).containsExactly("Spring");
        Scene prints = almost(SPRING.inPremium()).places(BELFRY).awaits("South: pillar");
        assertThat(prints.options()).hasSize(2);
    }

    @Test
    @Rule({"CG-11.3", "CG-11.4"})
    void aPillarCanBeCompletedAgainWithAllItsEffects() {
        Scene scene = almost().pillars(SOUTH, 1).vp(SOUTH, 5).places(BELFRY).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(10);
        assertThat(scene.side(SOUTH).domain().pillars()).isEqualTo(2);
    }

    @Test
    @Rule({"CG-11.5", "CG-11.3"})
    void withTheOptionTheFirstPillarIsTheOnlyOne() {
        Options once = Options.standard().withPillarOnce(true);
        Scene first = almost().options(once).places(BELFRY).awaits("South: action");
        assertThat(first.vp(SOUTH)).isEqualTo(5);
        assertThat(first.realm(SOUTH)).isEmpty();
        Scene second =
                almost(FORGE).options(once).pillars(SOUTH, 1).vp(SOUTH, 5).places(BELFRY);
        assertThat(second.vp(SOUTH)).isEqualTo(5);
        assertThat(second.realm(SOUTH)).hasSize(5);
        assertThat(second.side(SOUTH).domain().pillars()).isEqualTo(1);
        second.places(FORGE).awaits("South: action");
    }

    @Test
    @Rule("CG-11.1")
    void theOpponentsLocationsDoNotCount() {
        Scene.table()
                .realm(SOUTH, HEARTH, SPRING)
                .realm(NORTH, QUARRY)
                .hand(SOUTH, BELFRY)
                .places(BELFRY)
                .never(PillarCompleted.class)
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-12.3", "CG-11.1"})
    void theTextOfALocationHappensBeforeThePillar() {
        Card beacon = location("Beacon", AIR)
                .whenPlaced(Words.gainShards(Words.OWN, 1))
                .build();
        Scene.table()
                .realm(SOUTH, HEARTH, SPRING, QUARRY)
                .hand(SOUTH, beacon, FORGE)
                .places(beacon)
                .happenedInOrder(LocationPlaced.class, AbilityBegan.class, ShardsGained.class, PillarCompleted.class)
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-12.3", "CG-11.1"})
    void aQuestionOfTheTextIsAnsweredBeforeThePillar() {
        Card loft = location("Loft", AIR).whenPlaced(Words.meditate(2)).build();
        Scene scene = Scene.table()
                .realm(SOUTH, HEARTH, SPRING, QUARRY, FORGE)
                .hand(SOUTH, loft, BELFRY)
                .elements(SOUTH, fire(1), fire(2))
                .places(loft)
                .awaits("South: elements")
                .putsBack(SOUTH, fire(2), fire(1))
                .awaits("South: pillar");
        scene.never(PillarCompleted.class);
    }
}
