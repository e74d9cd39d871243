package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 12: what holds while a card is in play, and what waits for something, as players write it. */
class StandingTextTest {
    private static final String LEGEND = "fire Legend, level 3: fire 4, air 2, earth 2";

    private static Scene fought(Scene scene, Card north) {
        return scene.company(NORTH, north)
                .put(SOUTH, 2, REEF_BARD)
                .elements(SOUTH, fire(1), water(1), air(3), air(5))
                .elements(NORTH, fire(1), water(1), air(3), air(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(1), water(1), air(3))
                .lays(NORTH, fire(1), water(1), air(3));
    }

    @Test
    @Rule({"CG-12.17", "CG-12.21"})
    void valuesAreHigherWhileACardIsInPlay() {
        assertThat(fought(Said.scene("Each of your Legends has +1 in fire."), ASH_SMITH)
                        .rounds())
                .containsExactly("6 to 3", "4 to 0", "0 to 0");
        assertThat(fought(Said.scene("Enemy Legends have -1 in fire."), ASH_SMITH)
                        .rounds())
                .startsWith("5 to 2");
        assertThat(fought(Said.scene("This Legend has double fire."), ASH_SMITH).rounds())
                .startsWith("9 to 3");
        String at = "While there is a Location of yours, this Legend has +2 in fire.";
        assertThat(fought(Said.scene(at), ASH_SMITH).rounds()).startsWith("5 to 3");
        assertThat(fought(Said.scene(at).realm(SOUTH, SPRING), ASH_SMITH).rounds())
                .startsWith("7 to 3");
    }

    @Test
    @Rule({"CG-12.13", "CG-12.17"})
    void whatCountsInItsRoundMayDependOnTheFighterThere() {
        String text = "+2 in its round if the opponent's Legend has a higher level.";
        assertThat(fought(Said.scene(text), OLD_KING).rounds()).startsWith("7 to 6");
        assertThat(fought(Said.scene(text), ASH_SMITH).rounds()).startsWith("5 to 3");
        String each = "+1 in its round for each Location of yours.";
        assertThat(fought(Said.scene(each).realm(SOUTH, HEARTH, SPRING), ASH_SMITH)
                        .rounds())
                .startsWith("7 to 3");
        assertThat(fought(Said.scene("You win ties in its round."), Said.card(LEGEND, "You win ties in its round."))
                        .rounds())
                .startsWith("5 to 5");
    }

    @Test
    @Rule("CG-12.25")
    void cardsAreCheaperOrDearer() {
        Scene cheaper =
                Said.scene("Your Legends cost 1 less.").hand(SOUTH, REEF_BARD).adds(REEF_BARD, 2);
        assertThat(cheaper.shards(SOUTH)).isEqualTo(4);
        Scene dearer = Said.scene("Your Monsters cost 1 shard more.")
                .hand(SOUTH, BOG_MAW)
                .places(BOG_MAW);
        assertThat(dearer.shards(SOUTH)).isEqualTo(2);
        Scene free =
                Said.scene("Your Legends cost 5 less.").hand(SOUTH, REEF_BARD).adds(REEF_BARD, 2);
        assertThat(free.shards(SOUTH)).isEqualTo(5);
    }

    @Test
    @Rule("CG-12.22")
    void whatIsForbiddenCannotBeDone() {
        Scene scene = Said.scene("Power (0 shards): gain 1 shard.")
                .put(NORTH, 1, Said.card("air Legend, level 1", "Enemy Legends cannot use powers."));
        scene.refuses(scene.power(1), "CG-12.22/no-powers-now");
        Scene chosen = Said.scene("Power (0 shards): destroy an enemy Legend.")
                .put(NORTH, 1, Said.card("air Legend, level 1", "This Legend cannot be chosen by the opponent."));
        chosen.refuses(chosen.power(1), "CG-12.2/nothing-there");
        Scene unbeaten = fought(
                Scene.table().company(SOUTH, CINDER_WARDEN),
                Said.card("fire Legend, level 1: fire 1", "This Legend cannot be beaten."));
        assertThat(unbeaten.rounds()).startsWith("5 to 2");
        assertThat(unbeaten.legend(NORTH, 1)).isEqualTo("Sayer");
    }

    @Test
    @Rule({"CG-5.11", "CG-12.20"})
    void aTextWaitsForTheStartOrTheEndOfATurn() {
        Scene start = Said.scene("At the start of your turn: gain 1 shard.")
                .exhausted(SOUTH)
                .exhausted(NORTH)
                .passesSword();
        assertThat(start.shards(SOUTH)).isEqualTo(6);
        start.passesSword().awaits("South: action");
        assertThat(start.shards(SOUTH)).isEqualTo(7);
        Scene end = Said.scene("At the end of your turn: draw a card from your Companion deck.")
                .companion(SOUTH, REEF_BARD)
                .exhausted(NORTH)
                .passesSword();
        assertThat(end.hand(SOUTH)).containsExactly("Reef Bard");
    }

    @Test
    @Rule({"CG-8.10", "CG-12.20"})
    void aTextWaitsForADuelToBeWonOrAnAttack() {
        Scene won = fought(Said.scene("When you win a duel: gain 1 shard."), ASH_SMITH);
        assertThat(won.shards(SOUTH)).isEqualTo(5);
        won.awaits("North: keep").answers(NORTH, io.github.terrene.kernel.resolve.Choice.NO);
        assertThat(won.shards(SOUTH)).isEqualTo(6);
        won.awaits("South: ascend");
        Scene attack = Said.scene("Whenever you attack: gain 2 shards.")
                .put(SOUTH, 2, REEF_BARD)
                .company(NORTH, ASH_SMITH);
        assertThat(attack.attacks(1, 2, 0).shards(SOUTH)).isEqualTo(7);
    }

    @Test
    @Rule({"CG-9.3", "CG-12.20"})
    void aTextWaitsForALegendToBeBeaten() {
        Card loser =
                Said.card("fire Legend, level 1: fire 1", "When it is beaten: draw a card from a deck of your choice.");
        Scene scene = fought(Scene.table().company(SOUTH, CINDER_WARDEN), loser)
                .awaits("North: keep")
                .answers(NORTH, io.github.terrene.kernel.resolve.Choice.NO)
                .awaits("North: draw");
        assertThat(scene.discarded(NORTH)).containsExactly("Sayer");
        scene.draws(NORTH, DeckKind.COMPANION).awaits("South: ascend");
        Card kept = Said.card("fire Legend, level 1: fire 1", "When a Legend of yours is beaten: gain 3 shards.");
        Scene paid = fought(Scene.table().company(SOUTH, CINDER_WARDEN), kept)
                .answers(NORTH, io.github.terrene.kernel.resolve.Choice.YES);
        assertThat(paid.shards(NORTH)).isEqualTo(6);
    }

    @Test
    @Rule({"CG-6.6", "CG-6.9", "CG-6.10", "CG-12.20"})
    void aTextWaitsForACardToBePlaced() {
        Scene scene = Said.scene(
                        "When a Location of yours is placed: gain 1 shard.\nWhen a Monster of yours is placed: gain 2 shards.")
                .realm(SOUTH, HEARTH)
                .hand(SOUTH, FORGE, BOG_MAW)
                .places(FORGE);
        assertThat(scene.shards(SOUTH)).isEqualTo(6);
        scene.places(BOG_MAW).awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(6 - 2 + 2);
        Scene legend = Said.scene("When a Legend of yours is placed: gain 1 shard.")
                .hand(SOUTH, REEF_BARD)
                .adds(REEF_BARD, 2);
        assertThat(legend.shards(SOUTH)).isEqualTo(4);
    }

    @Test
    @Rule({"CG-9.5", "CG-12.7", "CG-12.20"})
    void aTextWaitsForAnAscensionOrADraw() {
        Scene scene = fought(Said.scene("When a Legend of yours ascends: gain 1 shard."), ASH_SMITH)
                .answers(NORTH, io.github.terrene.kernel.resolve.Choice.NO)
                .ascends(SOUTH, 2)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(6);
        Scene drawn = Said.scene(
                        "Power (0 shards): draw 2 cards from your Companion deck.\nWhen you draw a card: gain 1 shard.")
                .companion(SOUTH, REEF_BARD, ASH_SMITH)
                .uses(1)
                .awaits("South: action");
        assertThat(drawn.shards(SOUTH)).isEqualTo(7);
    }
}
