package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.relic;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.DecksShuffled;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.SpearheadShown;
import io.github.terrene.carnage.event.SwordDrawn;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.setup.Draft;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 4: the draft, the hands, Sword or Diamond. */
class SetupTest {
    private static final Array<Card> LEGENDS = Array.of(GALE_FOX, ASH_SMITH, STONE_NURSE, ASH_SMITH, CINDER_WARDEN);
    private static final Array<Card> RELICS = Array.of(CLAY_CUP, SPARK_LENS, GLASS_HARP, SPARK_LENS, TIDE_RING);
    private static final Array<Card> DRAWN = LEGENDS.appendAll(RELICS);

    private static Scene draft() {
        return Scene.table().drafting(DRAWN, DRAWN);
    }

    private static Scene drafted() {
        return draft().keepsLegends(SOUTH, GALE_FOX, ASH_SMITH)
                .keepsRelic(SOUTH, SPARK_LENS, 1)
                .endsDraft(SOUTH)
                .keepsLegends(NORTH, STONE_NURSE)
                .endsDraft(NORTH);
    }

    @Test
    @Rule({"CG-4.1", "CG-4.2", "CG-4.11"})
    void aGameBeginsWithFiveLegendsAndFiveRelicsForEach() {
        GameConfig config = GameConfig.of(Options.standard(), ReadyLists.COAL_ROAD, ReadyLists.HIGH_PASS);
        Scene scene = Scene.of(Carnage.of(StarterSet.catalogue()), config, 5).awaits("South: draft", "North: draft");
        for (Seat seat : Players.BOTH) {
            Draft draft = ((Drafting) scene.game().prompt()).of(seat);
            assertThat(draft.legends()).hasSize(5).allMatch(card -> card.is(CardKind.LEGEND));
            assertThat(draft.relics()).hasSize(5).allMatch(card -> card.is(CardKind.RELIC));
            assertThat(config.lists().get(seat.index()).companion())
                    .containsAll(draft.legends().appendAll(draft.relics()));
        }
    }

    @Test
    @Rule("CG-4.1")
    void atLeastOneLegendIsKeptAndNoTwoOfOneName() {
        draft().refusesSaying(new EndDraft(SOUTH), "at least one Legend is kept (CG-4.1/none-kept)")
                .does(new KeepLegend(SOUTH, ASH_SMITH.id()))
                .refusesSaying(new KeepLegend(SOUTH, ASH_SMITH.id()), "Ash Smith is kept already (CG-4.1/kept)")
                .allows(new EndDraft(SOUTH))
                .awaits("South: draft", "North: draft");
    }

    @Test
    @Rule("CG-4.1")
    void nobodyMustKeepALegendThatIsWorthTooMuch() {
        Card titan = legend("Titan", FIRE, 11).build();
        Card giant = legend("Giant", FIRE, 12).build();
        Scene scene = Scene.table()
                .drafting(Array.of(titan, giant, SPARK_LENS), DRAWN)
                .refuses(new KeepLegend(SOUTH, titan.id()), "CG-4.1/worth")
                .endsDraft(SOUTH);
        scene.keepsLegends(NORTH, GALE_FOX).endsDraft(NORTH).awaits("South: draw");
        assertThat(scene.side(SOUTH).spearhead()).isEqualTo(Spearhead.EMPTY);
        Scene.table()
                .drafting(Array.of(titan, ASH_SMITH, SPARK_LENS), DRAWN)
                .refuses(new EndDraft(SOUTH), "CG-4.1/none-kept")
                .awaits("South: draft", "North: draft");
    }

    @Test
    @Rule("CG-4.2")
    void relicsAreWorthTenBesides() {
        Card dear = relic("Dear Relic", FIRE, 7).build();
        Array<Card> drawn = Array.of(STORM_QUEEN, OLD_KING, ASH_SMITH, GLASS_HARP, dear, CLAY_CUP);
        Scene scene = Scene.table()
                .drafting(drawn, DRAWN)
                .keepsLegends(SOUTH, STORM_QUEEN, OLD_KING, ASH_SMITH)
                .keepsRelic(SOUTH, GLASS_HARP, 1);
        scene.refusesSaying(
                        new KeepRelic(SOUTH, dear.id(), 2),
                        "they would be worth 11 shards in all, more than 10 (CG-4.2/worth)")
                .keepsRelic(SOUTH, CLAY_CUP, 2)
                .endsDraft(SOUTH)
                .awaits("North: draft");
    }

    @Test
    @Rule({"CG-4.2", "CG-4.3"})
    void aRelicIsGivenToAKeptLegendOneToEach() {
        draft().keepsLegends(SOUTH, GALE_FOX, ASH_SMITH)
                .refusesSaying(
                        new KeepRelic(SOUTH, CLAY_CUP.id(), 3), "no kept Legend is at place 3 (CG-4.3/no-legend)")
                .refuses(new KeepRelic(SOUTH, CLAY_CUP.id(), 0), "CG-4.3/no-legend")
                .keepsRelic(SOUTH, CLAY_CUP, 2)
                .refusesSaying(
                        new KeepRelic(SOUTH, SPARK_LENS.id(), 2),
                        "the Legend at place 2 has a Relic (CG-4.3/has-relic)")
                .keepsRelic(SOUTH, SPARK_LENS, 1)
                .refuses(new KeepRelic(SOUTH, SPARK_LENS.id(), 1), "CG-4.2/kept", "CG-4.3/has-relic")
                .awaits("South: draft", "North: draft");
    }

    @Test
    @Rule({"CG-4.4", "CG-4.11", "CG-3.9"})
    void keptLegendsTakeThePlacesFromOneOnInTheOrderInWhichTheyWereDrawn() {
        Scene scene = draft().does(new KeepLegend(SOUTH, STONE_NURSE.id()))
                .refusesSaying(
                        new KeepLegend(SOUTH, GALE_FOX.id()),
                        "Gale Fox is kept, or was drawn before one that is: cards are kept in the order in which they were drawn (CG-4.11/order)")
                .refusesSaying(
                        new KeepLegend(SOUTH, SPARK_LENS.id()),
                        "spark-lens is not among the Legends drawn (CG-4.11/not-drawn)")
                .keepsLegends(SOUTH, ASH_SMITH)
                .endsDraft(SOUTH)
                .keepsLegends(NORTH, GALE_FOX)
                .endsDraft(NORTH)
                .awaits("South: draw");
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Stone Nurse");
        assertThat(scene.legend(SOUTH, 2)).isEqualTo("Ash Smith");
        assertThat(scene.legend(SOUTH, 3)).isEmpty();
    }

    @Test
    @Rule({"CG-4.5", "CG-4.11"})
    void nobodyWaitsForTheOtherAndBothSpearheadsAreShownWhenBothAreComplete() {
        Scene scene = draft().keepsLegends(NORTH, STONE_NURSE).endsDraft(NORTH).awaits("South: draft");
        scene.never(SpearheadShown.class);
        scene.keepsLegends(SOUTH, GALE_FOX)
                .endsDraft(SOUTH)
                .happened(2, SpearheadShown.class)
                .awaits("South: draw");
    }

    @Test
    @Rule({"CG-4.6", "CG-8.17"})
    void whatWasNotKeptGoesBackBeforeTheShuffle() {
        Scene scene = drafted();
        assertThat(scene.side(SOUTH).decks().companion().size()).isEqualTo(20 - 3);
        assertThat(scene.side(SOUTH).decks().companion().cards().count(ASH_SMITH::equals))
                .isEqualTo(1);
        scene.happenedInOrder(SpearheadShown.class, SpearheadShown.class, DecksShuffled.class, ElementsShuffled.class);
        assertThat(scene.events(DecksShuffled.class).map(DecksShuffled::seat)).containsExactly(SOUTH, NORTH);
        assertThat(scene.elements(SOUTH))
                .isNotEqualTo(ElementCard.deck(StarterSet.elements()))
                .hasSize(20);
        assertThat(scene.side(SOUTH).decks().adventure().cards().map(Card::id))
                .isNotEqualTo(scene.side(SOUTH)
                        .decks()
                        .adventure()
                        .cards()
                        .map(Card::id)
                        .sorted());
        scene.awaits("South: draw");
    }

    @Test
    @Rule({"CG-4.7", "CG-4.10"})
    void bothStartWithThreeRaivenAndThreeShards() {
        Scene scene = drafted().awaits("South: draw");
        for (Seat seat : Players.BOTH) {
            assertThat(scene.side(seat).purse()).isEqualTo(new Purse(3, 3, 0, 0, 0));
        }
    }

    @Test
    @Rule({"CG-4.8", "CG-4.12"})
    void theFirstSeatDrawsItsWholeHandBeforeTheSecondBegins() {
        Scene scene = drafted();
        for (int card = 0; card < 5; card++) {
            scene.awaits("South: draw").draws(SOUTH, DeckKind.ADVENTURE);
        }
        assertThat(scene.hand(SOUTH)).hasSize(5).allMatch(name -> name.startsWith("Place"));
        for (int card = 0; card < 5; card++) {
            scene.awaits("North: draw").draws(NORTH, card % 2 == 0 ? DeckKind.ADVENTURE : DeckKind.COMPANION);
        }
        assertThat(scene.hand(NORTH)).hasSize(5);
        scene.happened(1, SwordDrawn.class);
    }

    @Test
    @Rule({"CG-4.9", "CG-5.2", "CG-5.11"})
    void whoChoosesTheDiamondIsPassiveFirstAndGainsAShard() {
        Scene scene = drafted();
        DeckKind[] five = Array.fill(5, DeckKind.ADVENTURE).toJavaArray(DeckKind[]::new);
        scene.elements(SOUTH, fire(8))
                .elements(NORTH, earth(3))
                .draws(SOUTH, five)
                .draws(NORTH, five);
        scene.awaits("South: sword");
        assertThat(scene.options()).containsExactly(Choice.YES, Choice.NO);
        scene.answers(SOUTH, Choice.NO).awaits("North: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(4);
        assertThat(scene.shards(NORTH)).isEqualTo(3);
        assertThat(scene.ap(NORTH)).isEqualTo(3);
        assertThat(scene.game().table().turn()).isEqualTo(1);
        assertThat(scene.elements(SOUTH)).hasSize(20);
    }
}
