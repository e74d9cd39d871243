package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.card.OwnEffect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import java.time.Duration;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Effects of other people's modules that ask for what cannot be. */
class OwnEffectTest {
    private record Odd(Consumer<Resolution> does) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            does.accept(here);
        }
    }

    private static Scene oddity(Consumer<Resolution> does) {
        return Scene.table()
                .company(SOUTH, legend("Oddity", AIR, 1).power(0, new Odd(does)).build());
    }

    @Test
    @Rule({"CG-3.4", "CG-12.1", "CG-12.11", "CG-12.10"})
    void amountsOfNothingAreLeftOut() {
        Scene scene = oddity(here -> {
                    here.gainShards(SOUTH, 0);
                    here.gainShards(NORTH, 0);
                    here.cheaperPlacement(0);
                    here.look(0);
                    here.meditate(0);
                    here.draw(SOUTH, 0);
                    here.draw(SOUTH, DeckKind.ADVENTURE, 0);
                    here.discard(NORTH, 0);
                    here.forNextDuel(here.you(), new ForNextDuel.Bonus(AIR, 0));
                })
                .hand(SOUTH, STORM_QUEEN)
                .hand(NORTH, HEARTH)
                .shards(SOUTH, 5);
        scene.uses(1).awaits("South: action");
        assertThat(scene.game().table().promises()).isEmpty();
        assertThat(scene.hand(SOUTH)).containsExactly("Storm Queen");
        scene.adds(STORM_QUEEN, 2);
        assertThat(scene.shards(SOUTH)).isZero();
        assertThat(scene.shards(NORTH)).isEqualTo(3);
        assertThat(scene.hand(NORTH)).containsExactly("Hearth");
    }

    @Test
    @Rule({"CG-1.11", "CG-3.4", "CG-5.2", "CG-6.3", "CG-12.11"})
    void moreThanIsCountedCountsAsTheMost() {
        Scene scene = oddity(here -> {
                    here.gainShards(SOUTH, Integer.MAX_VALUE);
                    here.gainShards(SOUTH, Integer.MAX_VALUE);
                    here.gainShards(NORTH, Integer.MAX_VALUE);
                    here.cheaperPlacement(Integer.MAX_VALUE);
                    here.cheaperPlacement(Integer.MAX_VALUE);
                })
                .hand(SOUTH, STORM_QUEEN, HEARTH)
                .exhausted(NORTH)
                .uses(1);
        assertThat(scene.shards(SOUTH)).isEqualTo(Bounds.MOST);
        assertThat(scene.side(SOUTH).purse().discount()).isEqualTo(Bounds.MOST);
        scene.burns(HEARTH).adds(STORM_QUEEN, 2);
        assertThat(scene.shards(SOUTH)).isEqualTo(Bounds.MOST);
        scene.awaits("North: action").passesSword();
        assertThat(scene.shards(NORTH)).isEqualTo(Bounds.MOST);
        scene.awaits("South: draw");
    }

    @Test
    @Rule({"CG-1.11", "CG-12.10"})
    void noStrengthIsMoreThanIsCounted() {
        Scene scene = oddity(here -> {
                    for (int time = 0; time < 3_000; time++) {
                        here.forNextDuel(here.you(), new ForNextDuel.Bonus(AIR, Integer.MAX_VALUE));
                    }
                })
                .put(SOUTH, 2, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, air(1), water(1), air(3), air(5))
                .elements(NORTH, air(1), water(1), air(3), air(5))
                .uses(1)
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, air(1), water(1), air(3))
                .lays(NORTH, air(1), water(1), air(3));
        assertThat(scene.rounds()).containsExactly(Bounds.MOST + " to 1", "4 to 0", "0 to 0");
        scene.awaits("North: keep");
    }

    @Test
    @Rule({"CG-12.1", "CG-12.7", "CG-12.8"})
    void thereIsNoMoreToDrawOrDiscardThanThereIs() {
        Scene scene = oddity(here -> {
            here.draw(SOUTH, DeckKind.COMPANION, Integer.MAX_VALUE);
            here.draw(NORTH, Integer.MAX_VALUE);
            here.discard(SOUTH, Integer.MAX_VALUE);
        });
        scene.adventure(NORTH).companion(NORTH, CINDER_WARDEN, REEF_BARD);
        Assertions.assertTimeout(Duration.ofSeconds(2), () -> scene.uses(1));
        assertThat(scene.hand(NORTH)).containsExactly("Cinder Warden", "Reef Bard");
        assertThat(scene.hand(SOUTH)).hasSize(10);
        scene.awaits("South: discard");
    }

    @Test
    @Rule("CG-12.1")
    void whatLetsPlayersChooseHappensInTheOrderOfTheEffect() {
        Scene scene = oddity(here -> {
                    here.draw(SOUTH, 1);
                    here.discard(SOUTH, 1);
                    here.meditate(1);
                })
                .hand(SOUTH, HEARTH)
                .uses(1)
                .awaits("South: draw");
        scene.draws(SOUTH, DeckKind.ADVENTURE)
                .awaits("South: discard")
                .choosesFromHand(SOUTH, HEARTH)
                .awaits("South: elements");
    }

    @Test
    @Rule({"CG-1.2", "CG-1.11", "CG-6.4", "CG-12.1", "CG-12.6"})
    @SuppressWarnings("NullAway") // what a card maker may do by mistake
    void whatMakesNoSenseIsAFaultOfTheEffect() {
        assertFaulty(here -> here.look(5), "look: at most 4 Element cards can be looked at, not 5");
        assertFaulty(here -> here.meditate(20), "meditate: at most 4 Element cards can be looked at, not 20");
        assertFaulty(here -> here.look(-1), "look: an amount must be 0 or more, not -1");
        assertFaulty(here -> here.gainShards(SOUTH, -1), "gainShards: an amount must be 0 or more, not -1");
        assertFaulty(here -> here.gainShards(Seat.of(5), 1), "gainShards: nobody sits at seat F");
        assertFaulty(here -> here.gainShards(null, 1), "gainShards: the seat is null");
        assertFaulty(here -> here.cheaperPlacement(-1), "cheaperPlacement: an amount must be 0 or more, not -1");
        assertFaulty(here -> here.draw(Seat.ONLOOKER, 1), "draw: nobody sits at seat");
        assertFaulty(here -> here.draw(null, DeckKind.COMPANION, 1), "draw: the seat is null");
        assertFaulty(here -> here.draw(SOUTH, null, 1), "draw: the deck is null");
        assertFaulty(here -> here.draw(SOUTH, Integer.MIN_VALUE), "draw: an amount must be 0 or more");
        assertFaulty(here -> here.discard(Seat.of(2), 1), "discard: nobody sits at seat C");
        assertFaulty(here -> here.discard(NORTH, -1), "discard: an amount must be 0 or more, not -1");
        assertFaulty(here -> here.take(null, Where.HAND), "take: the card list is null");
        assertFaulty(here -> here.forNextDuel(here.you(), null), "forNextDuel: the effect is null");
        assertFaulty(
                here -> here.forNextDuel(here.you(), new ForNextDuel.Bonus(null, 1)),
                "forNextDuel: the element is null");
        assertFaulty(
                here -> here.forNextDuel(here.you(), new ForNextDuel.Bonus(new Element("ice"), 1)),
                "forNextDuel: there is no element called ice");
        assertFaulty(
                here -> here.forNextDuel(here.you(), new ForNextDuel.Bonus(AIR, -1)),
                "forNextDuel: an amount must be 0 or more, not -1");
        assertFaulty(here -> here.world().handSize(Seat.of(5)), "handSize: nobody sits at seat F");
        assertFaulty(here -> here.world().discarded(null), "discarded: the seat is null");
        assertFaulty(here -> here.world().deckSize(SOUTH, null), "deckSize: the deck is null");
    }

    @Test
    @Rule({"CG-12.14", "CG-14.2"})
    @SuppressWarnings("NullAway") // what a card maker may do by mistake
    void whatCannotBeAskedIsAFaultOfTheEffect() {
        Choice yes = Choice.YES;
        assertFaulty(here -> here.choose(null, Choice.YES_OR_NO), "choose: the subject of the question is null");
        assertFaulty(here -> here.choose("what", null), "choose: the option list is null");
        assertFaulty(here -> here.choose("what", Array.of(yes, null)), "choose: the option is null");
        assertFaulty(here -> here.choose("what", Array.of(yes, new OwnChoice.OnTable(null))), "this cannot be chosen");
        assertFaulty(
                here -> here.choose("what", Array.of(yes, new OwnChoice.At(4))), "this cannot be chosen: At[place=4]");
        assertFaulty(
                here -> here.choose("what", Array.of(yes, new OwnChoice.Order(Array.of(1, null, 3)))),
                "this cannot be chosen");
        assertFaulty(
                here -> here.choose("what", Array.of(yes, new OwnChoice.Pair(1, Integer.MAX_VALUE))),
                "this cannot be chosen");
        assertFaulty(
                here -> here.choose("what", Array.of(yes, new OwnChoice.OfElement(new Element(null)))),
                "this cannot be chosen");
        assertFaulty(
                here -> here.choose("what", Array.of(yes, new Choice.InHand("hearth"))),
                "others could see from the answer what only the chooser knows");
        Scene scene = oddity(here -> here.choose("what", Array.of(yes, yes, Choice.NO)))
                .uses(1)
                .awaits("South: what");
        assertThat(scene.options()).containsExactly(yes, Choice.NO);
    }

    private static void assertFaulty(Consumer<Resolution> does, String why) {
        Scene scene = oddity(does).acting();
        assertThatThrownBy(() -> scene.uses(1))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith("Oddity, ability 1: the effect ")
                .hasMessageContaining("Odd is faulty: ")
                .hasMessageContaining(why);
        scene.awaits("South: action");
    }
}
