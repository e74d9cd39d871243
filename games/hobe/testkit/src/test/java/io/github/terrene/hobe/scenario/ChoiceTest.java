package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.SITUATION;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 10: who chooses, and what is not asked. */
class ChoiceTest {
    @Test
    @Rule("HB-10.15")
    void choicesOfAWaitingEffectAreMadeByItsControllerWhenItHappens() {
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .hp(1)
                .when(Words.DESTROYED, Words.damage(Words.targets(2, ENEMY), 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .put(SOUTH, FRONT_1, SUN_LORD)
                .put(SOUTH, BACK_0, SWINEHERD)
                .put(NORTH, FRONT_0, martyr)
                .plays(SOUTH, SPARK, "Martyr")
                .awaits("North: target");
        scene.refuses(new Choose(SOUTH, scene.choice("Sun Lord")), "HB-12.4/not-awaited");
        scene.refuses(new Choose(NORTH, scene.choice("Swineherd")), "HB-7.35/targets-order");
        scene.chooses(NORTH, "Shore Guard")
                .awaits("North: target")
                .chooses(NORTH, "Swineherd")
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
        assertThat(scene.tokens("Swineherd")).isEqualTo(1);
        assertThat(scene.tokens("Sun Lord")).isEqualTo(6);
    }

    @Test
    @Rule("HB-10.15")
    void whatConcernsAHandIsChosenWhenItHappensByThePlayerNamed() {
        Card theft = event("Theft", Words.discard(Whose.ENEMY), Words.discard(Whose.OWN))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, theft, SPARK, SPARE)
                .hand(NORTH, HERALD, SWINEHERD)
                .plays(SOUTH, theft)
                .passes(NORTH)
                .awaits("North: discard")
                .discards(NORTH, SWINEHERD)
                .awaits("South: discard")
                .discards(SOUTH, SPARK)
                .awaits("South: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Swineherd");
        assertThat(scene.underworld(SOUTH)).containsExactly("Spark", "Theft");
        Scene empty =
                Scene.table().hand(SOUTH, theft, SPARE).plays(SOUTH, theft).awaits("North: turn");
        assertThat(empty.underworld(SOUTH)).containsExactly("Spare", "Theft");
    }

    @Test
    @Rule("HB-10.19")
    void whatLeavesOnlyOneChoiceIsDoneWithoutAQuestion() {
        Scene.table().put(SOUTH, FRONT_0, BAY_ARCHER).battle().awaits("North: turn");
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .hp(1)
                .when(Words.DESTROYED, Words.damage(Words.target(ENEMY), 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, FRONT_0, martyr)
                .plays(SOUTH, SPARK, "Martyr")
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
    }

    @Test
    @Rule({"HB-10.19", "HB-8.8"})
    void whoHoldsACardIsAskedInMoveAndPlayAlsoWithoutAnythingToDo() {
        Scene.table().deck(SOUTH, 2).hand(SOUTH, SPARE).begins(SOUTH).awaits("South: turn");
        Scene played = Scene.table().hand(SOUTH, QUIET_DAYS).plays(SOUTH, QUIET_DAYS);
        assertThat(played.at(SOUTH, SITUATION)).isEqualTo("Quiet Days");
        played.awaits("South: turn").sacrifices().awaits("North: turn");
    }

    @Test
    @Rule({"HB-10.19", "HB-12.2"})
    void aChoiceFromAHandOfSeveralIsAskedAlsoIfAllAreCopies() {
        Card theft = event("Theft", Words.discard(Whose.ENEMY)).build();
        Scene same = Scene.table()
                .hand(SOUTH, theft, SPARE)
                .hand(NORTH, HERALD, HERALD)
                .plays(SOUTH, theft)
                .passes(NORTH)
                .awaits("North: discard");
        assertThat(same.options()).as("copies are one choice").hasSize(1);
        Scene other = Scene.table()
                .hand(SOUTH, theft, SPARE)
                .hand(NORTH, HERALD, SWINEHERD)
                .plays(SOUTH, theft)
                .passes(NORTH)
                .awaits("North: discard");
        same.looksTo(SOUTH, other);
        Scene one = Scene.table()
                .hand(SOUTH, theft, SPARE)
                .hand(NORTH, HERALD)
                .plays(SOUTH, theft)
                .passes(NORTH)
                .awaits("South: turn");
        assertThat(one.underworld(NORTH)).containsExactly("Herald");
    }
}
