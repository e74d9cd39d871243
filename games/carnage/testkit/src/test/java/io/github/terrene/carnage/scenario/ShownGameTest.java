package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.carnage.starter.StarterElements.WATER;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.card.Values;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.due.Due.Course;
import io.github.terrene.carnage.due.Due.Then;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.AirCards;
import io.github.terrene.carnage.starter.EarthCards;
import io.github.terrene.carnage.table.Loss;
import io.github.terrene.carnage.view.LegendStats;
import io.github.terrene.carnage.view.ShownGame;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Progress;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What counts, what is asked and what is due, in the words of the game. */
class ShownGameTest {
    private static final Array<Action> NONE = Array.empty();

    private static ShownGame shown(Scene scene, Seat seat) {
        return scene.seenBy(seat).shown();
    }

    private static void asks(Scene scene, Seat viewer, Asked<Action, Due> asked) {
        assertThat(shown(scene, viewer).asked()).isEqualTo(Option.some(asked));
    }

    private static void isDue(Scene scene, Seat viewer, Due... due) {
        assertThat(shown(scene, viewer).due()).isEqualTo(Array.of(due));
    }

    private static void isDue(Scene scene, Due... due) {
        Array.of(SOUTH, NORTH, Seat.ONLOOKER).forEach(viewer -> isDue(scene, viewer, due));
    }

    private static Array<Seat> both() {
        return Array.of(SOUTH, NORTH);
    }

    @Test
    @Rule({"CG-5.5", "CG-14.1"})
    void aTurnIsNoQuestionAndNothingElseIsDue() {
        Scene scene = Scene.table().awaits("South: action");
        for (Seat viewer : both()) {
            asks(scene, viewer, new Asked<>(Array.of(SOUTH), "action", "CG-5.5", NONE, NONE, Option.none()));
        }
        isDue(scene);
        assertThat(shown(scene, NORTH).seat()).isEqualTo(NORTH);
        assertThat(shown(scene, NORTH).table()).isEqualTo(scene.seenBy(NORTH).table());
    }

    @Test
    @Rule({"CG-5.3", "CG-5.4", "CG-5.11"})
    void aTurnThatBeginsTellsHowManyCardsAreStillDrawn() {
        Scene scene = Scene.table().hand(NORTH, HEARTH, FORGE).passesSword().awaits("North: draw");
        Due drawing = new Due.Drawing(NORTH, Due.Reason.TURN, 3);
        Array<Action> decks = scene.options().map(deck -> new Choose(NORTH, deck));
        asks(scene, SOUTH, new Asked<>(Array.of(NORTH), "draw", "CG-5.3", NONE, decks, Option.some(drawing)));
        isDue(scene, drawing, new Then(Course.ACTION_POINTS));
    }

    private static Due underWay(CardInPlay source, int part) {
        return new Due.UnderWay(
                source, Option.none(), 0, new Progress(part, List.empty(), Array.empty()), Array.empty());
    }

    @Test
    @Rule({"CG-12.1", "CG-12.14"})
    void aQuestionOfATextIsAskedWithinThatText() {
        Scene scene = Scene.table()
                .put(SOUTH, 1, EarthCards.GRAVE_GARDENER)
                .discarded(SOUTH, ASH_SMITH, REEF_BARD)
                .uses(1)
                .awaits("South: card");
        Due text = underWay(new CardInPlay(SOUTH, 1, EarthCards.GRAVE_GARDENER), 0);
        Array<Action> cards =
                Array.of("ash-smith", "reef-bard").map(card -> new Choose(SOUTH, new OwnChoice.OnTable(card)));
        for (Seat viewer : both()) {
            asks(scene, viewer, new Asked<>(Array.of(SOUTH), "card", "CG-12.14", NONE, cards, Option.some(text)));
        }
        isDue(scene, text, new Then(Course.TURN));
    }

    @Test
    @Rule({"CG-12.3", "CG-12.8", "CG-14.2"})
    void whatATextLeadsToComesBeforeTheRestOfItAndTheOtherDoesNotSeeTheHand() {
        Scene scene = Scene.table()
                .hand(SOUTH, AirCards.WHISTLING_GAP)
                .hand(NORTH, ASH_SMITH, BOG_MAW)
                .places(AirCards.WHISTLING_GAP)
                .awaits("North: discard");
        Due discarding = new Due.Discarding(NORTH, 1);
        Array<Action> hand = Array.of("ash-smith", "bog-maw").map(card -> new Choose(NORTH, new Choice.InHand(card)));
        Array<Seat> asked = Array.of(NORTH);
        asks(scene, NORTH, new Asked<>(asked, "discard", "CG-12.8", NONE, hand, Option.some(discarding)));
        asks(scene, SOUTH, new Asked<>(asked, "discard", "CG-12.8", NONE, NONE, Option.some(discarding)));
        isDue(
                scene,
                discarding,
                underWay(new CardInPlay(SOUTH, 1, AirCards.WHISTLING_GAP), 1),
                new Then(Course.PILLAR),
                new Then(Course.TURN));
    }

    @Test
    @Rule({"CG-4.5", "CG-14.5", "CG-14.7"})
    void aPlayerSeesTheOwnDraftAndNobodyElseDoes() {
        Array<Card> legends = Array.of(ASH_SMITH, REEF_BARD);
        Array<Card> relics = Array.of(SPARK_LENS, TIDE_RING);
        Array<Card> drawn = legends.appendAll(relics);
        KeepLegend kept = new KeepLegend(SOUTH, "ash-smith");
        Scene scene = Scene.table().drafting(drawn, drawn.reverse()).does(kept);
        asks(scene, SOUTH, new Asked<>(both(), "draft", "CG-4.5", Array.of(kept), NONE, Option.none()));
        isDue(scene, SOUTH, new Due.DraftOffer(SOUTH, legends, relics));
        asks(scene, NORTH, new Asked<>(both(), "draft", "CG-4.5", NONE, NONE, Option.none()));
        isDue(scene, NORTH, new Due.DraftOffer(NORTH, legends.reverse(), relics.reverse()));
        isDue(scene, Seat.ONLOOKER);
    }

    @Test
    @Rule({"CG-4.8", "CG-4.9", "CG-4.12"})
    void afterTheDraftBothDrawAndThenForTheSword() {
        Array<Card> drawn = Array.of(ASH_SMITH);
        Scene scene = Scene.table().drafting(drawn, drawn);
        both().forEach(seat -> scene.keepsLegends(seat, ASH_SMITH).endsDraft(seat));
        isDue(
                scene.awaits("South: draw"),
                new Due.Drawing(SOUTH, Due.Reason.FIRST_HAND, 5),
                new Due.Drawing(NORTH, Due.Reason.FIRST_HAND, 5),
                new Then(Course.DRAW_FOR_SWORD));
    }

    private static Scene attacking() {
        return Scene.table()
                .company(SOUTH, REEF_BARD, ASH_SMITH)
                .company(NORTH, STONE_NURSE, GALE_FOX)
                .elements(SOUTH, air(1), air(2), air(3), air(5))
                .elements(NORTH, earth(1), earth(2), earth(3), earth(8));
    }

    @Test
    @Rule({"CG-7.3", "CG-7.4", "CG-7.7", "CG-8.3"})
    void anAttackTellsWhatComesNext() {
        Scene scene = attacking().attacks().awaits("South: order");
        isDue(scene, new Then(Course.ORDER), new Then(Course.BLOCK), new Then(Course.TURN));
        scene.orders(SOUTH, 1, 2, 0).awaits("North: block");
        isDue(scene, new Then(Course.BLOCK), new Then(Course.TURN));
        scene.answers(NORTH, Choice.YES).awaits("North: order");
        isDue(scene, new Then(Course.ORDER), new Then(Course.ELEMENT_CARDS), new Then(Course.TURN));
    }

    @Test
    @Rule({"CG-12.4", "CG-12.9"})
    void exchangesThatAreLeftAreDueBeforeElementCardsAreDrawn() {
        Scene scene = attacking()
                .waiting(NORTH, new ForNextDuel.Exchange())
                .attacks(1, 2, 0)
                .answers(NORTH, Choice.YES)
                .awaits("North: order");
        Due exchanging = new Due.Exchanging(Array.of(NORTH));
        isDue(scene, new Then(Course.ORDER), exchanging, new Then(Course.ELEMENT_CARDS), new Then(Course.TURN));
    }

    @Test
    @Rule({"CG-8.4", "CG-14.5"})
    void whatIsLaidInSecretIsShownToThatPlayerOnly() {
        Scene scene = attacking().attacks(1, 2, 0).blocks(NORTH, 1, 2, 0).lays(SOUTH, air(1), air(2), air(3));
        Array<Action> laid = Array.of(scene.lay(SOUTH, air(1), air(2), air(3)));
        asks(scene, SOUTH, new Asked<>(Array.of(NORTH), "lay", "CG-8.4", laid, NONE, Option.none()));
        asks(scene, NORTH, new Asked<>(both(), "lay", "CG-8.4", NONE, NONE, Option.none()));
        isDue(scene, new Then(Course.ROUNDS), new Then(Course.TURN));
    }

    @Test
    @Rule({"CG-9.1", "CG-9.3", "CG-12.16"})
    void lossesThatAreNotSettledAreDueBeforeTheDuelEnds() {
        Scene scene = attacking()
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, air(1), air(2), air(3))
                .lays(NORTH, earth(8), earth(3), earth(1))
                .awaits("South: keep");
        Due settling = new Due.SettlingLosses(Array.of(new Loss(SOUTH, 1), new Loss(SOUTH, 2)));
        Array<Action> answers = Choice.YES_OR_NO.map(answer -> new Choose(SOUTH, answer));
        asks(scene, NORTH, new Asked<>(Array.of(SOUTH), "keep", "CG-9.3", NONE, answers, Option.some(settling)));
        isDue(scene, settling, new Then(Course.END_OF_DUEL), new Then(Course.TURN));
        isDue(
                scene.keeps(SOUTH),
                new Due.SettlingLosses(Array.of(new Loss(SOUTH, 2))),
                new Then(Course.END_OF_DUEL),
                new Then(Course.TURN));
    }

    @Test
    @Rule({"CG-6.4", "CG-14.8"})
    void aLookTellsHowManyCardsButNotWhich() {
        Scene scene = Scene.table().elements(SOUTH, fire(1), air(8)).meditates().awaits("South: elements");
        Due back = new Due.PuttingBack(SOUTH, 2, true);
        asks(scene, NORTH, new Asked<>(Array.of(SOUTH), "elements", "CG-6.4", NONE, NONE, Option.some(back)));
        assertThat(shown(scene, SOUTH).asked().get().options()).hasSize(5);
        isDue(scene, back, new Then(Course.TURN));
    }

    @Test
    @Rule("CG-13.1")
    void whenTheGameIsOverNobodyIsAskedAndNothingIsDue() {
        Scene scene = attacking().attacks(1, 2, 0).concedes(NORTH).won(SOUTH, "CG-13.4");
        assertThat(shown(scene, SOUTH).asked()).isEmpty();
        isDue(scene);
    }

    private static void counts(Scene scene, LegendStats... stats) {
        Array.of(SOUTH, NORTH, Seat.ONLOOKER)
                .forEach(viewer -> assertThat(shown(scene, viewer).legends()).isEqualTo(Array.of(stats)));
    }

    /** Cinder Warden has fire 4, air 2, earth 2, and Spark Lens adds fire 1; Gale Fox has air 3 and water 3. */
    @Test
    @Rule({"CG-8.6", "CG-11.4", "CG-14.1"})
    void aLegendIsShownWithWhatItsRelicAndPillarsAdd() {
        Values fox = Values.NONE.with(WATER, 3).with(AIR, 3);
        Scene scene = Scene.table()
                .putBearing(SOUTH, 2, CINDER_WARDEN, SPARK_LENS)
                .put(NORTH, 1, GALE_FOX)
                .pillars(SOUTH, 1)
                .awaits("South: action");
        Values warden = Values.NONE.with(FIRE, 4 + 1 + 1).with(EARTH, 2 + 1).with(AIR, 2 + 1);
        counts(scene, new LegendStats(SOUTH, 2, warden), new LegendStats(NORTH, 1, fox));
    }

    @Test
    @Rule("CG-6.14")
    void duplicatesCountWhereTheyMakeLegendsStronger() {
        Scene awakened = Scene.table().put(SOUTH, 1, REEF_BARD, REEF_BARD).awaits("South: action");
        counts(
                awakened,
                new LegendStats(SOUTH, 1, Values.NONE.with(WATER, 3 + 1).with(EARTH, 3 + 1)));
        Scene asleep = Scene.table()
                .options(Options.standard().withAwakening(false))
                .put(SOUTH, 1, REEF_BARD, REEF_BARD)
                .awaits("South: action");
        counts(asleep, new LegendStats(SOUTH, 1, Values.NONE.with(WATER, 3).with(EARTH, 3)));
    }
}
