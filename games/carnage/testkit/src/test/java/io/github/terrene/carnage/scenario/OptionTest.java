package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.AscensionAfterWin;
import io.github.terrene.carnage.setup.Options.LocationPrice;
import io.github.terrene.carnage.setup.Options.PremiumCards;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 15: each option. Those of the duel, of losses and of the end stand with their sections. */
class OptionTest {
    private static final Options SEPARATE = Options.standard().withPremium(PremiumCards.SEPARATE);

    @Test
    @Rule({"CG-1.10", "CG-6.7", "CG-6.14", "CG-9.4", "CG-9.6", "CG-10.11", "CG-11.5", "CG-13.2", "CG-13.5", "CG-13.6"})
    void theDefaults() {
        Options options = Options.standard();
        assertThat(options.premium()).isEqualTo(PremiumCards.SAME_CARD);
        assertThat(options.locationPrice()).isEqualTo(LocationPrice.DISCOUNTED);
        assertThat(options.awakening()).isTrue();
        assertThat(options.relicFate()).isEqualTo(RelicFate.STAYS);
        assertThat(options.ascensionAfterWin()).isEqualTo(AscensionAfterWin.MANDATORY);
        assertThat(options.savedMonsterVp()).isEqualTo(1);
        assertThat(options.pillarOnce()).isFalse();
        assertThat(options.concedeOnExhaustion()).isFalse();
        assertThat(options.stalemateTurns()).isEqualTo(6);
        assertThat(options.turnLimit()).isEqualTo(200);
    }

    @Test
    @Rule({"CG-1.10", "CG-3.6", "CG-6.12", "CG-6.13"})
    void aSeparatePremiumPrintIsACardOfAnotherNameInTheSpearhead() {
        Card premium = ASH_SMITH.inPremium();
        Scene scene = Scene.table()
                .options(SEPARATE)
                .company(SOUTH, ASH_SMITH)
                .put(SOUTH, 1, TIDE_RING)
                .hand(SOUTH, premium, TIDE_RING.inPremium(), ASH_SMITH, HEARTH)
                .refuses(new Reinforce(SOUTH, premium.id()), "CG-6.12/not-in-spearhead")
                .refuses(new Reinforce(SOUTH, TIDE_RING.inPremium().id()), "CG-6.12/not-in-spearhead")
                .refuses(new Add(SOUTH, ASH_SMITH.id(), 2), "CG-6.13/in-spearhead")
                .adds(premium, 2)
                .adds(TIDE_RING.inPremium(), 2)
                .awaits("South: action");
        assertThat(scene.side(SOUTH).spearhead().at(2).cards()).containsExactly(premium, TIDE_RING.inPremium());
    }

    @Test
    @Rule({"CG-1.10", "CG-4.1", "CG-4.2"})
    void bothPrintsMayBeKeptIfTheyAreSeparate() {
        Array<Card> drawn = Array.of(ASH_SMITH, ASH_SMITH.inPremium(), TIDE_RING, TIDE_RING.inPremium());
        Scene.table()
                .options(SEPARATE)
                .drafting(drawn, drawn)
                .keepsLegends(SOUTH, ASH_SMITH, ASH_SMITH.inPremium())
                .keepsRelic(SOUTH, TIDE_RING, 2)
                .keepsRelic(SOUTH, TIDE_RING.inPremium(), 1)
                .endsDraft(SOUTH)
                .awaits("North: draft");
        Scene.table()
                .drafting(drawn, drawn)
                .does(new KeepLegend(SOUTH, ASH_SMITH.id()))
                .refuses(new KeepLegend(SOUTH, ASH_SMITH.inPremium().id()), "CG-4.1/kept")
                .does(new EndDraft(SOUTH))
                .keepsRelic(SOUTH, TIDE_RING, 1)
                .refuses(new KeepRelic(SOUTH, TIDE_RING.inPremium().id(), 1), "CG-4.2/kept", "CG-4.3/has-relic")
                .awaits("South: draft", "North: draft");
    }

    @Test
    @Rule({"CG-1.10", "CG-9.9"})
    void aReplacementIsComparedByTheSameNames() {
        Scene scene = Scene.table()
                .options(SEPARATE)
                .company(SOUTH, CINDER_WARDEN, ASH_SMITH)
                .hand(SOUTH, ASH_SMITH, ASH_SMITH.inPremium())
                .attacks()
                .ascends(SOUTH, 1)
                .awaits("South: replace");
        assertThat(scene.options())
                .containsExactly(new Choice.InHand(ASH_SMITH.inPremium().id()), new OwnChoice.Nothing());
    }

    @Test
    @Rule({"CG-1.10", "CG-12.12"})
    void aLimitIsStillCountedByThePrintedName() {
        Card sage = legend("Sage", AIR, 1)
                .powerOncePerGame(0, Words.gainShards(Words.OWN, 1))
                .build();
        Scene scene = Scene.table()
                .options(SEPARATE)
                .company(SOUTH, sage, sage.inPremium())
                .uses(1);
        scene.refuses(scene.power(2), "CG-12.12/used").awaits("South: action");
    }

    private static Array<Integer> pricesOfTwoForges(LocationPrice price) {
        return Scene.table()
                .options(Options.standard().withLocationPrice(price))
                .hand(SOUTH, HEARTH, FORGE)
                .places(HEARTH)
                .places(FORGE)
                .awaits("South: action")
                .events(Paid.class)
                .map(Paid::shards);
    }

    @Test
    @Rule("CG-6.7")
    void whatALocationCosts() {
        assertThat(pricesOfTwoForges(LocationPrice.DISCOUNTED)).containsExactly(1, 0);
        assertThat(pricesOfTwoForges(LocationPrice.FLAT_1)).containsExactly(1, 1);
        assertThat(pricesOfTwoForges(LocationPrice.FREE)).containsExactly(0, 0);
    }

    @Test
    @Rule({"CG-6.7", "CG-12.11"})
    void aCheaperPlacementTakesFromTheFlatPriceToo() {
        Card singer =
                legend("Singer", AIR, 1).power(0, Words.cheaperPlacement(3)).build();
        Scene scene = Scene.table()
                .options(Options.standard().withLocationPrice(LocationPrice.FLAT_1))
                .company(SOUTH, singer)
                .hand(SOUTH, HEARTH)
                .uses(1)
                .places(HEARTH)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"CG-6.14", "CG-9.2"})
    void withoutAwakeningDuplicatesOnlyProtect() {
        Scene scene = Scene.table()
                .options(Options.standard().withAwakening(false))
                .put(SOUTH, 1, CINDER_WARDEN, CINDER_WARDEN)
                .put(SOUTH, 1, SPARK_LENS, SPARK_LENS)
                .put(SOUTH, 2, REEF_BARD)
                .company(NORTH, OLD_KING)
                .elements(SOUTH, fire(1), air(1), air(2), air(3))
                .elements(NORTH, earth(8), fire(1), fire(2), fire(3))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, fire(1), air(1), air(2))
                .lays(NORTH, earth(8), fire(1), fire(2))
                .awaits("South: action");
        assertThat(scene.rounds().head()).isEqualTo("6 to 13");
        assertThat(scene.duplicates(SOUTH, 1)).isZero();
        assertThat(scene.legend(SOUTH, 1)).isEqualTo("Cinder Warden");
    }
}
