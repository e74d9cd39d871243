package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.plan.ChoosePlans;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Section 6: the Play phase. */
class PlanTest {
    private static final Card DEAR = creature("Dear").cost(2).points(5).build();
    private static final Card A = plain("A", 1);
    private static final Card B = plain("B", 1);
    private static final Card C = plain("C", 1);

    private static Array<String> keys(Seq<Rejection> refusals) {
        return Array.ofAll(refusals).map(Rejection::key);
    }

    @Test
    @Rule({"TL-6.1", "TL-6.3", "TL-6.6"})
    void anyNumberOfCardsGoesIntoEitherLane() {
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, A, B, C, Workshop.BLANK_PAGE)
                .plan(SOUTH, card(B, SOUTH_W), card(Workshop.BLANK_PAGE, SOUTH_W), card(A, SOUTH_W), card(C, SOUTH_E))
                .plan(NORTH);
        assertThat(scene.revealed()).containsExactly("B", "Blank Page", "A", "C");
        assertThat(scene.field(SOUTH_W)).containsExactly("B", "A");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-6.3", "TL-6.12"})
    void aCardThatIsNotInHandBreaksOnlyTheFirstRule() {
        Scene scene = Scene.table().hand(SOUTH, A, B, DEAR);
        assertThat(keys(scene.refusals(SOUTH, card(C, SOUTH_W)))).containsExactly("TL-6.3/not-in-hand");
        assertThat(keys(scene.refusals(SOUTH, card(DEAR, SOUTH_W, A, C)))).containsExactly("TL-6.3/not-in-hand");
        assertThat(scene.refusals(SOUTH, card(C, SOUTH_W)).head().sentence())
                .isEqualTo("c is not in your hand (TL-6.3)");
        scene.awaitsPlans(2);
    }

    @Test
    @Rule({"TL-6.4", "TL-6.5", "TL-6.10", "TL-6.12"})
    void aRefusalNamesEveryBrokenRuleTheLowestFirst() {
        Scene scene = Scene.table().hand(SOUTH, A, B, DEAR);
        assertThat(keys(scene.refusals(SOUTH, card(DEAR, SOUTH_W, A), card(A, SOUTH_E), card(C, SOUTH_E))))
                .containsExactly("TL-6.3/not-in-hand", "TL-6.4/used-twice", "TL-6.5/wrong-price");
        assertThat(keys(scene.refusals(SOUTH, card(DEAR, SOUTH_W, DEAR, A)))).containsExactly("TL-6.4/used-twice");
        assertThat(keys(scene.refusals(SOUTH, card(A, SOUTH_W), card(A, SOUTH_E))))
                .containsExactly("TL-6.4/used-twice");
        assertThat(keys(scene.refusals(SOUTH, card(A, SOUTH_W, B)))).containsExactly("TL-6.5/wrong-price");
        assertThat(scene.refusals(SOUTH, card(DEAR, SOUTH_W, A)).head().sentence())
                .isEqualTo("Dear costs 2, not 1 (TL-6.5)");
        scene.awaitsPlans(2);
    }

    @Test
    @Rule({"TL-6.10", "TL-6.2"})
    void aPlanIsFinalAndHandedInOnce() {
        Scene scene = Scene.table().hand(SOUTH, A, B).plan(SOUTH, card(A, SOUTH_W));
        assertThat(keys(scene.refusals(SOUTH, card(B, SOUTH_W)))).containsExactly("TL-6.10/handed-in");
        assertThat(keys(scene.whyNot(new PlaceCard(SOUTH, "b", Lane.DEFENDING))))
                .containsExactly("TL-6.10/handed-in");
        assertThat(keys(scene.whyNot(new HandIn(SOUTH)))).containsExactly("TL-6.10/handed-in");
        scene.awaits("North: plan");
    }

    @Test
    @Rule({"TL-6.13", "TL-6.5", "TL-6.8"})
    void paymentsComeAtOnceAndInAscendingOrder() {
        Scene scene = Scene.table().hand(SOUTH, A, B, C, DEAR).planning();
        assertThat(keys(scene.whyNot(new PayWith(SOUTH, "a")))).containsExactly("TL-6.8/nothing-to-pay");
        scene.does(new PlaceCard(SOUTH, "dear", Lane.ATTACKING));
        assertThat(keys(scene.whyNot(new HandIn(SOUTH)))).containsExactly("TL-6.5/unpaid");
        assertThat(keys(scene.whyNot(new PlaceCard(SOUTH, "a", Lane.ATTACKING))))
                .containsExactly("TL-6.13/unpaid");
        assertThat(keys(scene.whyNot(new PayWith(SOUTH, "c"))))
                .as("no card with a higher id would be left")
                .containsExactly("TL-6.13/few-higher-ids");
        scene.does(new PayWith(SOUTH, "b"));
        assertThat(scene.whyNot(new PayWith(SOUTH, "a")).map(Rejection::sentence))
                .as("A and B would be a legal payment in the other order")
                .containsExactly("the payments for one card are named in ascending order of ids (TL-6.13)");
        assertThat(keys(scene.whyNot(new PayWith(SOUTH, "b")))).containsExactly("TL-6.4/used-twice");
        scene.does(new PayWith(SOUTH, "c")).does(new HandIn(SOUTH)).awaits("North: plan");
    }

    @Test
    @Rule({"TL-6.13", "TL-6.4"})
    void nothingIsPlacedThatCannotBePaidFor() {
        Scene scene = Scene.table().hand(SOUTH, A, DEAR).planning();
        assertThat(scene.whyNot(new PlaceCard(SOUTH, "dear", Lane.ATTACKING))
                        .head()
                        .sentence())
                .isEqualTo("Dear costs 2; other cards left: 1 (TL-6.13)");
        scene.does(new PlaceCard(SOUTH, "a", Lane.ATTACKING));
        assertThat(keys(scene.whyNot(new PlaceCard(SOUTH, "a", Lane.DEFENDING))))
                .containsExactly("TL-6.4/used-twice");
        scene.awaitsPlans(2);
    }

    /** Whole plans may name payments in any order: only single steps have an order. */
    @Test
    @Rule({"TL-6.13", "TL-6.2"})
    void stepsAreAsSecretAsAWholePlanWhichMustComeBeforeTheFirstStep() {
        Scene scene = Scene.table().hand(SOUTH, A, B, C, DEAR).planning();
        View before = scene.seenBy(NORTH);
        assertThat(scene.refusals(SOUTH, card(DEAR, SOUTH_W, C, A))).isEmpty();
        scene.does(new PlaceCard(SOUTH, "b", Lane.ATTACKING));
        assertThat(scene.latest()).isEmpty();
        assertThat(scene.seenBy(NORTH)).isEqualTo(before);
        assertThat(keys(scene.refusals(SOUTH, card(DEAR, SOUTH_W, C, A)))).containsExactly("TL-6.13/begun");
        assertThat(keys(scene.refusals(SOUTH, card(B, SOUTH_W)))).containsExactly("TL-6.13/begun");
        scene.awaitsPlans(2);
    }

    @Test
    @Rule({"TL-6.1", "TL-6.3", "TL-6.8", "TL-11.8"})
    void whatMayBePlannedIsListedByKind() {
        Card toll = creature("Toll").cost(1).points(3).build();
        Scene scene = Scene.table().hand(SOUTH, A, B, toll).planning();
        assertThat(scene.legal(SOUTH))
                .containsExactly(
                        new PlaceCard(SOUTH, "a", Lane.DEFENDING),
                        new PlaceCard(SOUTH, "a", Lane.ATTACKING),
                        new PlaceCard(SOUTH, "b", Lane.DEFENDING),
                        new PlaceCard(SOUTH, "b", Lane.ATTACKING),
                        new PlaceCard(SOUTH, "toll", Lane.DEFENDING),
                        new PlaceCard(SOUTH, "toll", Lane.ATTACKING),
                        new HandIn(SOUTH),
                        new Concede(SOUTH));
        scene.does(new PlaceCard(SOUTH, "toll", Lane.ATTACKING));
        assertThat(scene.legal(SOUTH))
                .containsExactly(new PayWith(SOUTH, "a"), new PayWith(SOUTH, "b"), new Concede(SOUTH));
        assertThat(scene.undoable()).isTrue();
    }

    @Test
    @Rule({"TL-6.2", "TL-12.4", "TL-12.3"})
    void nothingOfAPlanIsKnownUntilBothAreIn() {
        Scene scene = Scene.table()
                .southTrails()
                .hand(SOUTH, A, B, DEAR)
                .hand(NORTH, C)
                .planning();
        View before = scene.seenBy(NORTH);
        scene.plan(SOUTH, card(DEAR, SOUTH_W, A, B));
        assertThat(scene.latest()).isEmpty();
        assertThat(scene.seenBy(NORTH)).isEqualTo(before);
        assertThat(before.opponent().hand()).isEqualTo(Pile.unknown(3));
        scene.plan(NORTH);
        assertThat(scene.graveyard(SOUTH)).containsExactly("A", "B");
        scene.awaitsPlans(3);
    }

    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());

    private static Timeline<Game, Action, Event> planned(Action... actions) {
        Game start = Scene.table()
                .southTrails()
                .hand(SOUTH, A, B, C)
                .hand(NORTH, A, B)
                .planning()
                .game();
        return Array.of(actions)
                .foldLeft(
                        Timeline.from(new Step<>(start, Array.empty(), false)),
                        (game, action) -> game.play(RULES, action).get());
    }

    @Test
    @Rule({"TL-6.2", "TL-6.10", "TL-12.4"})
    void aWholePlanCanBeTakenBackUntilItIsHandedInWhateverTheOtherPlayerHasDone() {
        Action a = new PlaceCard(SOUTH, "a", Lane.ATTACKING);
        Action b = new PlaceCard(SOUTH, "b", Lane.DEFENDING);
        Array<Array<Action>> others = Array.of(
                Array.empty(),
                Array.of(new PlaceCard(NORTH, "b", Lane.ATTACKING)),
                Array.of(new PlaceCard(NORTH, "b", Lane.ATTACKING), new HandIn(NORTH)),
                Array.of(new Concede(NORTH)));
        for (Array<Action> north : others) {
            Timeline<Game, Action, Event> both = planned(
                    north.take(1).prepend(a).append(b).appendAll(north.drop(1)).toJavaArray(Action[]::new));
            Timeline<Game, Action, Event> begun = both.undo(RULES, SOUTH).get();
            assertThat(ChoosePlans.draft(begun.state(), SOUTH).entries()).hasSize(1);
            Timeline<Game, Action, Event> nothing = begun.undo(RULES, SOUTH).get();
            assertThat(nothing.actions()).as("what North has done stays done").isEqualTo(north);
            assertThat(nothing.state())
                    .isEqualTo(planned(north.toJavaArray(Action[]::new)).state());
            assertThat(nothing.undo(RULES, SOUTH).getLeft()).isEqualTo(NoUndo.NOTHING_DONE);
        }
    }

    @Test
    @Rule({"TL-6.2", "TL-6.10"})
    void aPlanThatIsHandedInIsFinalWhetherTheOtherOneIsInOrNot() {
        Action north = new HandIn(NORTH);
        Action south = new HandIn(SOUTH);
        for (Timeline<Game, Action, Event> game : Array.of(
                planned(south), planned(south, new PlaceCard(NORTH, "a", Lane.ATTACKING)), planned(north, south))) {
            assertThat(game.undo(RULES, SOUTH).getLeft()).isEqualTo(NoUndo.FINAL);
        }
        assertThat(planned(south, north).undo(RULES, SOUTH).getLeft()).isEqualTo(NoUndo.FINAL);
    }

    @Test
    @Rule("TL-6.2")
    void wholePlansAndSmallChoicesLeadToTheSame() {
        Scene whole = Scene.table().southTrails().hand(SOUTH, A, B, DEAR).plan(SOUTH, card(DEAR, SOUTH_W, B, A));
        Scene small = Scene.table()
                .southTrails()
                .hand(SOUTH, A, B, DEAR)
                .planning()
                .does(new PlaceCard(SOUTH, "dear", Lane.DEFENDING))
                .does(new PayWith(SOUTH, "a"))
                .does(new PayWith(SOUTH, "b"))
                .does(new HandIn(SOUTH));
        assertThat(whole.game()).isEqualTo(small.game());
        whole.awaits("North: plan");
    }

    @Test
    @Rule({"TL-6.12", "TL-6.4"})
    void aCardAlreadyUsedIsNotAlsoSaidToBeTooExpensive() {
        Scene free = Scene.table().hand(SOUTH, A).planning().does(new PlaceCard(SOUTH, "a", Lane.ATTACKING));
        assertThat(keys(free.whyNot(new PlaceCard(SOUTH, "a", Lane.DEFENDING)))).containsExactly("TL-6.4/used-twice");
        Card toll = creature("Toll").cost(1).points(3).build();
        Scene paid = Scene.table()
                .hand(SOUTH, toll, A, B)
                .planning()
                .does(new PlaceCard(SOUTH, "toll", Lane.ATTACKING))
                .does(new PayWith(SOUTH, "a"));
        assertThat(keys(paid.whyNot(new PlaceCard(SOUTH, "toll", Lane.DEFENDING))))
                .as("B could pay for it")
                .containsExactly("TL-6.4/used-twice");
        Scene owing =
                Scene.table().hand(SOUTH, A, B, C, DEAR).planning().does(new PlaceCard(SOUTH, "dear", Lane.ATTACKING));
        assertThat(keys(owing.whyNot(new PayWith(SOUTH, "dear"))))
                .as("no card pays for itself")
                .containsExactly("TL-6.4/used-twice");
    }
}
