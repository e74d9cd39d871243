package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.monster;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.FightersExchanged;
import io.github.terrene.carnage.event.MonstersElementsLaid;
import io.github.terrene.carnage.event.ShardsGained;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 12: fighters are exchanged, and what Monsters have for themselves. */
class ExchangeTest {
    private static final ForNextDuel EXCHANGE = new ForNextDuel.Exchange();

    private static Scene armies() {
        return Scene.table().company(SOUTH, CINDER_WARDEN, REEF_BARD, GALE_FOX).company(NORTH, STONE_NURSE, ASH_SMITH);
    }

    @Test
    @Rule({"CG-12.4", "CG-12.9", "CG-12.14"})
    void twoFightersAreExchangedAfterBothOrdersBeforeTheCardsAreDrawn() {
        Scene scene = armies().waiting(NORTH, EXCHANGE)
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 2, 0)
                .awaits("North: exchange");
        assertThat(scene.options())
                .containsExactly(new OwnChoice.Pair(1, 2), new OwnChoice.Pair(1, 3), new OwnChoice.Pair(2, 3));
        scene.never(ElementsDrawn.class)
                .refuses(new Choose(NORTH, new OwnChoice.Pair(3, 1)), "CG-12.9/fighters-order")
                .refuses(new Choose(NORTH, new OwnChoice.Nothing()), "CG-12.9/not-offered")
                .exchanges(NORTH, 1, 3)
                .awaits("South: lay", "North: lay");
        assertThat(scene.game().table().duel().get().attackers()).containsExactly(3, 2, 1);
    }

    @Test
    @Rule({"CG-12.9", "CG-12.14"})
    void withTwoFightersItIsMadeWithoutAQuestionAndWithOneNothingHappens() {
        Scene two = armies().waiting(SOUTH, EXCHANGE).attacks(1, 2, 3).blocks(NORTH, 1, 0, 2);
        two.awaits("South: lay", "North: lay");
        assertThat(two.game().table().duel().get().defenders()).containsExactly(2, 0, 1);
        Scene one = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD)
                .company(NORTH, STONE_NURSE)
                .waiting(SOUTH, EXCHANGE)
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0);
        one.never(FightersExchanged.class).awaits("South: lay", "North: lay");
    }

    @Test
    @Rule("CG-12.9")
    void theActivePlayersExchangesComeFirst() {
        Scene scene = armies().put(NORTH, 3, OLD_KING)
                .waiting(NORTH, EXCHANGE)
                .waiting(SOUTH, EXCHANGE)
                .waiting(SOUTH, EXCHANGE)
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 2, 3)
                .awaits("South: exchange")
                .exchanges(SOUTH, 1, 2)
                .awaits("South: exchange")
                .exchanges(SOUTH, 1, 3)
                .awaits("North: exchange")
                .exchanges(NORTH, 2, 3)
                .awaits("South: lay", "North: lay");
        assertThat(scene.game().table().duel().get().defenders()).containsExactly(3, 1, 2);
        assertThat(scene.game().table().duel().get().attackers()).containsExactly(1, 3, 2);
    }

    private static Scene invasion(Card third) {
        return Scene.table()
                .nest(SOUTH, BOG_MAW, DUNE_JACKAL)
                .hand(SOUTH, third)
                .company(NORTH, REEF_BARD, STONE_NURSE);
    }

    @Test
    @Rule({"CG-10.15", "CG-12.4"})
    void monstersAreExchangedBeforeTheirCardsCome() {
        Scene scene = invasion(SMOKE_DRAKE)
                .waiting(NORTH, EXCHANGE)
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, 1, 2, 0)
                .awaits("North: exchange")
                .never(MonstersElementsLaid.class)
                .exchanges(NORTH, 1, 2)
                .happenedInOrder(FightersExchanged.class, MonstersElementsLaid.class, ElementsDrawn.class)
                .awaits("North: lay");
        assertThat(scene.game().table().duel().get().attackers()).containsExactly(2, 1, 3);
    }

    /** The third Monster fights in round 3 with 1 and is beaten, as is Bog Maw; Dune Jackal wins. */
    private static Scene beaten(Scene scene, Card third) {
        return scene.put(NORTH, 3, OLD_KING)
                .elements(NORTH, water(8), air(1), earth(8), air(2))
                .places(third)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), earth(8), fire(2))
                .lays(NORTH, water(8), air(1), earth(8));
    }

    @Test
    @Rule({"CG-12.13", "CG-9.1"})
    void whatAMonsterHasWhenBeatenHappensBeforeTheDefendersLosses() {
        Card wight = monster("Wight", EARTH, 1)
                .value(EARTH, 1)
                .whenBeaten(Words.gainShards(Words.OWN, 1))
                .build();
        Scene scene = beaten(invasion(wight), wight).awaits("North: keep");
        assertThat(scene.shards(SOUTH)).isEqualTo(3 - 1 + 1);
        scene.keeps(NORTH).awaits("South: save");
    }

    @Test
    @Rule({"CG-12.13", "CG-9.1"})
    void whatAnUnbeatenMonsterHasDoesNotHappen() {
        Card wight = monster("Wight", EARTH, 1)
                .value(AIR, 1)
                .whenBeaten(Words.gainShards(Words.OWN, 1))
                .build();
        invasion(wight)
                .elements(NORTH, water(8), air(1), earth(8), air(2))
                .places(wight)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 0), fire(1), earth(8), air(8))
                .lays(NORTH, water(8), air(1), earth(8))
                .never(ShardsGained.class)
                .keeps(NORTH)
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-12.13", "CG-8.6"})
    void aBonusAgainstAnEmptyRoundCountsInAllElements() {
        Card pack = monster("Pack", EARTH, 1)
                .value(EARTH, 1)
                .continuous(Words.againstFew(2))
                .build();
        Scene few = invasion(pack)
                .elements(NORTH, air(1), air(2), air(3), air(5))
                .places(pack)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 0), fire(1), fire(2), fire(3))
                .lays(NORTH, air(1), air(2), air(3));
        assertThat(few.rounds()).containsExactly("1 to 1", "2 to 2", "5 to 0");
        Scene full = invasion(pack)
                .put(NORTH, 3, ASH_SMITH)
                .elements(NORTH, air(1), air(2), air(3), air(5))
                .places(pack)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), fire(2), fire(3))
                .lays(NORTH, air(1), air(2), air(3));
        assertThat(full.lastRound().attack()).isEqualTo(3);
    }

    @Test
    @Rule({"CG-12.13", "CG-10.11", "CG-12.14"})
    void theFirstToBeSavedMustBeChosenAndAmongSeveralTheInvaderChooses() {
        Card idol = monster("Idol", EARTH, 1)
                .value(EARTH, 1)
                .continuous(Words.savedFirst())
                .build();
        Scene one = beaten(invasion(idol), idol).keeps(NORTH).awaits("South: action");
        assertThat(one.pantheon(SOUTH)).containsExactly("Idol");
        assertThat(one.discarded(SOUTH)).containsExactly("Bog Maw", "Dune Jackal");
        Card other = monster("A Second Idol", EARTH, 1)
                .continuous(Words.savedFirst())
                .build();
        Scene two = Scene.table()
                .nest(SOUTH, other, idol)
                .hand(SOUTH, SMOKE_DRAKE)
                .company(NORTH, REEF_BARD, STONE_NURSE, OLD_KING)
                .elements(NORTH, water(8), earth(8), earth(5), air(2))
                .places(SMOKE_DRAKE)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), fire(2), water(1))
                .lays(NORTH, water(8), earth(8), earth(5))
                .awaits("South: save");
        assertThat(two.options()).containsExactly(new OwnChoice.OnTable(other.id()), new OwnChoice.OnTable(idol.id()));
    }

    @Test
    @Rule("CG-12.5")
    void aMonsterThatWinsTies() {
        Card stubborn = monster("Stubborn", EARTH, 1)
                .value(EARTH, 1)
                .continuous(Words.winsTies())
                .build();
        Scene scene = invasion(stubborn)
                .put(NORTH, 3, ASH_SMITH)
                .elements(NORTH, air(1), air(2), air(3), air(5))
                .places(stubborn)
                .orders(SOUTH, 1, 2, 3)
                .blocks(NORTH, Array.of(1, 2, 3), fire(1), fire(2), fire(3))
                .lays(NORTH, air(1), air(2), air(3));
        assertThat(scene.rounds()).containsExactly("1 to 1", "2 to 2", "3 to 3");
        assertThat(scene.lastRound().winner()).isEqualTo(Option.some(SOUTH));
    }
}
