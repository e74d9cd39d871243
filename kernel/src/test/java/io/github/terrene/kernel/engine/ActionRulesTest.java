package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.Heaps.GiveUp;
import io.github.terrene.kernel.engine.Heaps.Play;
import io.github.terrene.kernel.engine.Heaps.Take;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;
import org.junit.jupiter.api.Test;

class ActionRulesTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final ActionRules<Heaps, Heaps.Action, String, Play> RULES = ActionRules.of(Heaps.ALL);

    private static Heaps heaps(Integer... sizes) {
        return new Heaps(Array.of(sizes), A);
    }

    private static Seq<String> whyNot(
            ActionRules<Heaps, Heaps.Action, String, Play> rules, Heaps heaps, Heaps.Action action) {
        return rules.whyNot(heaps, action).map(Rejection::toString);
    }

    @Test
    void listsByKindWhatItsRulesPermit() {
        assertThat(RULES.legal(heaps(3, 1), A))
                .containsExactly(new Take(A, 0, 1), new Take(A, 0, 3), new Take(A, 1, 1), new GiveUp(A));
        assertThat(RULES.legal(heaps(3, 1), B)).isEmpty();
        assertThat(RULES.legal(heaps(20, 0), A)).hasSize(10);
    }

    @Test
    void movesAreTheListedActionsWithTheirSteps() {
        Moves<Heaps, Heaps.Action, String> moves = RULES.moves(heaps(3), A, Play::new);

        assertThat(moves.actions()).isEqualTo(RULES.legal(heaps(3), A));
        assertThat(moves.step(1)).isEqualTo(new Step<>(new Heaps(Array.of(0), B), Array.of("done"), false));
        assertThat(moves.step(0))
                .isEqualTo(RULES.apply(heaps(3), new Take(A, 0, 1), Play::new).get());
        assertThatThrownBy(() -> moves.step(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> moves.action(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> moves.kind(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void movesKnowTheKindsOfTheirActions() {
        Moves<Heaps, Heaps.Action, String> moves = RULES.moves(heaps(3, 1), A, Play::new);

        assertThat(Array.range(0, moves.size()).map(moves::kind))
                .isEqualTo(moves.actions().map(Object::getClass))
                .contains(GiveUp.class);
    }

    @Test
    void movesMayBeMany() {
        Heaps many = heaps(9, 9, 9, 9);
        Moves<Heaps, Heaps.Action, String> moves = RULES.moves(many, A, Play::new);

        assertThat(moves.actions()).hasSize(33);
        for (int place = 0; place < 33; place++) {
            assertThat(moves.step(place))
                    .isEqualTo(RULES.apply(many, moves.action(place), Play::new).get());
        }
    }

    /** Two heaps in one place: the first is found, the second is listed. */
    @Test
    void saysThatNoRulesLeadToAStateInWhichWhatIsListedIsRefused() {
        ActionRules<Heaps, Heaps.Action, String, Play> rules = RULES.replacing(new Heaps.TakeRule() {
            @Override
            protected Take naming(Seat seat, Heaps.Stones stones) {
                return new Take(seat, 0, stones.number());
            }
        });
        assertThat(rules.legal(heaps(2, 1), A)).contains(new Take(A, 0, 1));
        assertThatThrownBy(() -> rules.apply(heaps(2, 1), new Take(A, 0, 1), Play::new))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the rules do not lead to this state, or have a mistake: Take[seat=A, heap=0, stones=1] is listed "
                                + "and refused");
    }

    @Test
    void refusesForAllReasonsTheLowestNumberFirst() {
        assertThat(RULES.apply(heaps(11), new Take(A, 0, 10), Play::new).getLeft())
                .isEqualTo(RULES.whyNot(heaps(11), new Take(A, 0, 10)));
        assertThat(whyNot(RULES, heaps(11), new Take(A, 0, 10)))
                .containsExactly("no single stone is left (H-2.2)", "10 of 11 (H-2.3)");
        assertThat(whyNot(RULES, heaps(3), new Take(A, 0, 10)))
                .containsExactly("10 of 3 (H-2.3)", "heap 0 has 3, not 10 (H-2.9)");
        assertThat(whyNot(RULES, heaps(3), new Take(A, 0, 3))).isEmpty();
    }

    @Test
    void stopsAtARequirementThatTheRestTakesForGranted() {
        assertThat(whyNot(RULES, heaps(-1), new Take(A, 0, -2))).containsExactly("at least one stone is taken (H-2.1)");
        assertThat(whyNot(RULES, heaps(3), new Take(A, 7, 1))).containsExactly("there is no heap 7 (H-2.10)");
    }

    @Test
    void atTheWrongMomentGivesOnlyThatReason() {
        assertThat(whyNot(RULES, heaps(3), new Take(B, 7, 1))).containsExactly("it is the turn of A (H-1.1)");
        assertThat(whyNot(RULES, heaps(3), new GiveUp(B))).containsExactly("it is the turn of A (H-1.2)");
    }

    @Test
    void tellsWhatItsRulesOfferAndRefuseWithoutConceding() {
        assertThat(RULES.refused(heaps(3, 1), A).toJavaList())
                .isEqualTo(List.of(new Refused<>(
                        new Take(A, 0, 2), Array.of(Rejection.of("H-2.2/single-left", "no single stone is left")))));
        assertThat(RULES.refused(heaps(1), A)).isEmpty();
    }

    @Test
    void atTheWrongMomentRefusesForThatWhatItsRulesThinkOfThen() {
        assertThat(RULES.refused(heaps(3), B)).isEmpty();

        ActionRules<Heaps, Heaps.Action, String, Play> always = RULES.replacing(new Heaps.TakeRule() {
            @Override
            protected void conceivable(Heaps heaps, Seat seat, Listing<Heaps.Stones> listing) {
                list(heaps, seat, listing);
            }
        });
        Seq<Refused<Heaps.Action>> refused = always.refused(heaps(3), B);

        assertThat(refused.map(Refused::action))
                .containsExactly(new Take(B, 0, 1), new Take(B, 0, 2), new Take(B, 0, 3));
        assertThat(refused).allMatch(each -> each.why().equals(Array.of(heaps(3).notNow(B, "H-1.1"))));
    }

    @Test
    void tellsWhatAHouseRuleForbids() {
        assertThat(MODEST.refused(heaps(4), A)
                        .map(each -> each.action() + ": " + each.why().mkString()))
                .containsExactly(
                        "Take[seat=A, heap=0, stones=3]: no single stone is left (H-2.2)",
                        "Take[seat=A, heap=0, stones=4]: two at most (HR-1)");
    }

    @Test
    void saysWhetherThereIsAnActionOfAKind() {
        assertThat(RULES.any(heaps(3), B, Kinds.of(Take.class))).isTrue();
        assertThat(RULES.any(heaps(0), A, Kinds.of(Take.class))).isFalse();
    }

    @Test
    void everyKindHasOneRule() {
        assertThatThrownBy(() -> ActionRules.of(Heaps.ALL.append(new Heaps.TakeRule())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there are two rules for one kind of action: " + Take.class.getName());
        ActionRules<Heaps, Heaps.Action, String, Play> half = ActionRules.of(Array.of(new Heaps.GiveUpRule()));
        assertThatThrownBy(() -> half.legal(heaps(3), A))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no rule for what is offered: " + Take.class.getName());
    }

    private static final ActionRules<Heaps, Heaps.Action, String, Play> MODEST = RULES.also(
            Take.class, (heaps, action, why) -> action.stones() < 3 || why.no("HR-1/too-many", "two at most"));

    @Test
    void aHouseRuleDemandsMore() {
        assertThat(MODEST.legal(heaps(4), A)).containsExactly(new Take(A, 0, 1), new Take(A, 0, 2), new GiveUp(A));
        assertThat(MODEST.moves(heaps(4), A, Play::new).actions()).isEqualTo(MODEST.legal(heaps(4), A));
        assertThat(MODEST.apply(heaps(4), new Take(A, 0, 4), Play::new).isLeft())
                .isTrue();
        assertThat(MODEST.apply(heaps(4), new Take(A, 0, 2), Play::new))
                .isEqualTo(RULES.apply(heaps(4), new Take(A, 0, 2), Play::new));
        assertThat(whyNot(MODEST, heaps(4), new Take(A, 0, 4))).containsExactly("two at most (HR-1)");
        assertThat(whyNot(MODEST, heaps(4), new Take(B, 0, 4))).containsExactly("it is the turn of A (H-1.1)");
    }

    @Test
    void movesUnderAHouseRuleLeadWhereTheirActionsLead() {
        assertStepsAreThoseOfApply(MODEST, heaps(4));
        assertStepsAreThoseOfApply(
                MODEST.also(GiveUp.class, (heaps, action, why) -> why.no("HR-3/never", "never")), heaps(4));
    }

    @Test
    void movesLeadOnWhereAHouseRuleIsWaived() {
        ActionRules<Heaps, Heaps.Action, String, Play> strict =
                RULES.also(Take.class, (heaps, action, why) -> why.no("HR-2/never", "never"));

        assertThat(strict.moves(heaps(3), A, Play::new).actions())
                .containsExactly(new Take(A, 0, 1), new Take(A, 0, 3), new GiveUp(A));
        assertStepsAreThoseOfApply(strict, heaps(3));
    }

    @Test
    void movesOfAReplacedRuleAreThoseOfTheNewOne() {
        assertStepsAreThoseOfApply(MODEST.replacing(new Heaps.TakeRule()), heaps(4));
        assertStepsAreThoseOfApply(MODEST.replacing(new Heaps.GiveUpRule()), heaps(4));
    }

    private static void assertStepsAreThoseOfApply(ActionRules<Heaps, Heaps.Action, String, Play> rules, Heaps heaps) {
        Moves<Heaps, Heaps.Action, String> moves = rules.moves(heaps, A, Play::new);
        assertThat(moves.actions()).isEqualTo(rules.legal(heaps, A)).isNotEmpty();
        for (int place = 0; place < moves.size(); place++) {
            assertThat(moves.step(place))
                    .isEqualTo(
                            rules.apply(heaps, moves.action(place), Play::new).get());
        }
    }

    @Test
    void aHouseRuleIsNotAskedAboutIllegalActions() {
        assertThat(whyNot(MODEST, heaps(4), new Take(A, 0, 3))).containsExactly("no single stone is left (H-2.2)");
    }

    @Test
    void aHouseRuleThatLeavesNothingButConcedingDoesNotApply() {
        ActionRules<Heaps, Heaps.Action, String, Play> strict =
                RULES.also(Take.class, (heaps, action, why) -> why.no("HR-2/never", "never"));

        assertThat(strict.legal(heaps(3), A)).isEqualTo(RULES.legal(heaps(3), A));
        assertThat(strict.apply(heaps(3), new Take(A, 0, 3), Play::new).isRight())
                .isTrue();
        assertThat(whyNot(strict, heaps(3), new Take(A, 0, 2))).containsExactly("no single stone is left (H-2.2)");
        assertThat(strict.concedes(new GiveUp(A))).isTrue();
        assertThat(strict.concedes(new Take(A, 0, 1))).isFalse();
    }

    @Test
    void aHouseRuleAboutConcedingLeavesItAConcession() {
        ActionRules<Heaps, Heaps.Action, String, Play> proud =
                RULES.also(GiveUp.class, (heaps, action, why) -> why.no("HR-3/never", "never"));

        assertThat(proud.legal(heaps(1), A)).containsExactly(new Take(A, 0, 1));
        assertThat(proud.concedes(new GiveUp(A))).isTrue();
        assertThat(whyNot(proud, heaps(1), new GiveUp(B))).containsExactly("it is the turn of A (H-1.2)");
    }

    @Test
    void replacingARuleDropsItsHouseRules() {
        assertThat(MODEST.replacing(new Heaps.TakeRule()).legal(heaps(4), A)).isEqualTo(RULES.legal(heaps(4), A));
        assertThat(MODEST.replacing(new Heaps.GiveUpRule()).legal(heaps(4), A)).isEqualTo(MODEST.legal(heaps(4), A));
    }
}
