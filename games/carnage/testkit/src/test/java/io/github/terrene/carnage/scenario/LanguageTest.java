package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.CoinFlipped;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 12: what powers can say beside their own words, as players write it. */
class LanguageTest {
    @Test
    @Rule("CG-12.19")
    void youMayIsAskedWhenItHappens() {
        Scene yes = Said.scene("Power (2 shards): you may discard a card.")
                .hand(SOUTH, HEARTH)
                .uses(1)
                .awaits("South: may")
                .answers(SOUTH, Choice.YES)
                .awaits("South: action");
        assertThat(yes.hand(SOUTH)).isEmpty();
        Scene no = Said.scene("Power (2 shards): you may discard a card.")
                .hand(SOUTH, HEARTH)
                .uses(1)
                .answers(SOUTH, Choice.NO)
                .awaits("South: action");
        assertThat(no.hand(SOUTH)).containsExactly("Hearth");
    }

    @Test
    @Rule("CG-12.19")
    void oneOfSeveralThingsIsChosen() {
        Scene scene = Said.scene("Power (0 shards): choose one: gain 1 shard; or steal 2 shards.")
                .uses(1)
                .awaits("South: mode")
                .answers(SOUTH, new Choice.OneOf(1))
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(7);
        assertThat(scene.shards(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule("CG-12.24")
    void whoLosesShardsLosesThoseThatThereAre() {
        Scene stolen = Said.scene("Power (2 shards): steal 1 shard.").uses(1).awaits("South: action");
        assertThat(stolen.shards(SOUTH)).isEqualTo(4);
        assertThat(stolen.shards(NORTH)).isEqualTo(2);
        Scene poor =
                Said.scene("Power (0 shards): steal 9 shards.").shards(NORTH, 2).uses(1);
        assertThat(poor.shards(SOUTH)).isEqualTo(7);
        assertThat(poor.shards(NORTH)).isZero();
        Scene lost = Said.scene("Power (0 shards): the opponent loses 1 shard, then lose 2 shards.")
                .uses(1);
        assertThat(lost.shards(SOUTH)).isEqualTo(3);
        assertThat(lost.shards(NORTH)).isEqualTo(2);
        assertThat(Said.faults("fire Legend, level 1", "Power (2 shards): gain 1 Raïven."))
                .containsExactly("CG-12.24/only-shards");
    }

    @Test
    @Rule("CG-12.23")
    void whatIsCountedIsCountedWhenItHappens() {
        String text =
                "Power (0 shards): if you have fewer cards in hand than the opponent, gain 2 shards, otherwise lose 1 shard.";
        assertThat(Said.scene(text).hand(NORTH, HEARTH).uses(1).shards(SOUTH)).isEqualTo(7);
        assertThat(Said.scene(text).uses(1).shards(SOUTH)).isEqualTo(4);
        String each = "Power (0 shards): gain 1 shard for each Location of yours.";
        assertThat(Said.scene(each)
                        .realm(SOUTH, HEARTH, SPRING)
                        .realm(NORTH, FORGE)
                        .uses(1)
                        .shards(SOUTH))
                .isEqualTo(7);
        String many = "Power (0 shards): if you have 5 or more shards, gain 1 shard.";
        assertThat(Said.scene(many).uses(1).shards(SOUTH)).isEqualTo(6);
        assertThat(Said.scene(many).shards(SOUTH, 4).uses(1).shards(SOUTH)).isEqualTo(4);
        String there = "Power (0 shards): if there is a fire Location of yours, 3 times, gain 1 shard.";
        assertThat(Said.scene(there).realm(SOUTH, HEARTH).uses(1).shards(SOUTH)).isEqualTo(8);
        assertThat(Said.scene(there).realm(SOUTH, SPRING).uses(1).shards(SOUTH)).isEqualTo(5);
        String x = "Power (0 shards): gain X shards, where X is the level of this Legend.";
        assertThat(Said.scene(x).uses(1).shards(SOUTH)).isEqualTo(8);
    }

    @Test
    @Rule({"CG-12.2", "CG-12.18"})
    void cardsInPlayAreDestroyedOrReturned() {
        Scene scene = Said.scene("Power (0 shards): destroy an enemy Monster.");
        scene.refuses(scene.power(1), "CG-12.2/nothing-there");
        scene.nest(NORTH, BOG_MAW, DUNE_JACKAL)
                .uses(1)
                .awaits("South: target")
                .answers(SOUTH, new OwnChoice.InPlay(NORTH, "dune-jackal"))
                .awaits("South: action");
        assertThat(scene.nest(NORTH)).containsExactly("Bog Maw");
        assertThat(scene.discarded(NORTH)).containsExactly("Dune Jackal");
        Scene back = Said.scene("Power (0 shards): return an enemy Legend to its owner's hand.")
                .put(NORTH, 2, REEF_BARD, REEF_BARD)
                .uses(1)
                .awaits("South: action");
        assertThat(back.hand(NORTH)).containsExactly("Reef Bard");
        assertThat(back.discarded(NORTH)).containsExactly("Reef Bard");
        assertThat(back.side(NORTH).spearhead().legends()).isZero();
        Scene all = Said.scene("Power (0 shards): destroy all Locations.")
                .realm(SOUTH, HEARTH)
                .realm(NORTH, HEARTH, HEARTH)
                .uses(1);
        assertThat(all.realm(SOUTH)).isEmpty();
        assertThat(all.realm(NORTH)).isEmpty();
        assertThat(all.discarded(NORTH)).containsExactly("Hearth", "Hearth");
    }

    @Test
    @Rule({"CG-12.14", "CG-12.19"})
    void upToSoManyAreChosenOneAfterAnother() {
        Scene scene = Said.scene("Power (0 shards): return up to two Legends from your discard pile to your hand.")
                .discarded(SOUTH, REEF_BARD, ASH_SMITH, HEARTH)
                .uses(1)
                .awaits("South: card")
                .chooses(SOUTH, ASH_SMITH)
                .awaits("South: card")
                .answers(SOUTH, Choice.ENOUGH)
                .awaits("South: action");
        assertThat(scene.hand(SOUTH)).containsExactly("Ash Smith");
        Scene random = Said.scene("Power (0 shards): return a random card from your discard pile to your hand.")
                .discarded(SOUTH, HEARTH)
                .uses(1)
                .awaits("South: action");
        assertThat(random.hand(SOUTH)).containsExactly("Hearth");
    }

    @Test
    @Rule("CG-12.19")
    void chanceIsSeen() {
        Scene scene = Said.scene("Power (0 shards): flip a coin: on heads, gain 1 shard, otherwise lose 1 shard.")
                .uses(1)
                .happened(1, CoinFlipped.class)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isIn(4, 6);
        assertThat(Carnage.of(StarterSet.catalogue()).reveals(new CoinFlipped(SOUTH, true)))
                .as("that chance decided, which nobody can take back")
                .isTrue();
        Scene hand = Said.scene("Power (0 shards): the opponent discards a card at random.")
                .hand(NORTH, HEARTH, BOG_MAW)
                .uses(1);
        assertThat(hand.hand(NORTH)).hasSize(1);
    }

    private static Scene duel(Scene scene) {
        return scene.put(SOUTH, 2, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, fire(1), water(1), air(3), air(5))
                .elements(NORTH, fire(1), water(1), air(3), air(5))
                .ap(SOUTH, 3)
                .uses(1);
    }

    private static Scene fought(Scene scene) {
        return scene.attacks(1, 2, 0)
                .blocks(NORTH, 0, 1, 0)
                .lays(SOUTH, fire(1), water(1), air(3))
                .lays(NORTH, fire(1), water(1), air(3));
    }

    @Test
    @Rule({"CG-12.10", "CG-12.21"})
    void legendsAreChangedForTheNextDuel() {
        assertThat(fought(duel(Said.scene("Power (2 shards): double the fire of this Legend for the next duel.")))
                        .rounds())
                .startsWith("9 to 0");
        assertThat(fought(duel(Said.scene("Power (2 shards): this Legend gets +3 in fire for the next duel.")))
                        .rounds())
                .startsWith("8 to 0");
        assertThat(fought(duel(Said.scene("Power (2 shards): -2 in water for the opponent in the next duel.")))
                        .rounds())
                .contains("4 to 2");
        Scene two = duel(Said.scene("Power (2 shards): up to two Legends get +1 in fire for the next duel."))
                .awaits("South: target")
                .answers(SOUTH, new OwnChoice.InPlay(SOUTH, "sayer"))
                .awaits("South: target")
                .answers(SOUTH, new OwnChoice.InPlay(NORTH, "stone-nurse"));
        assertThat(fought(two).rounds()).startsWith("6 to 0");
        assertThat(fought(duel(Said.scene(
                                "Power (0 shards): for each of your Legends, it gets +1 in fire for the next duel.")))
                        .rounds())
                .startsWith("6 to 0");
    }

    @Test
    @Rule("CG-12.22")
    void aLegendThatCannotBeBeatenIsNotBeaten() {
        String text = "Power (0 shards): each enemy Legend cannot be beaten for the next duel.";
        Scene scene = duel(Said.scene(text));
        scene.attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(1), water(1), air(3))
                .lays(NORTH, fire(1), water(1), air(3));
        assertThat(scene.rounds()).startsWith("5 to 1");
        assertThat(scene.legend(NORTH, 1)).isEqualTo("Stone Nurse");
        scene.awaits("South: ascend");
    }
}
