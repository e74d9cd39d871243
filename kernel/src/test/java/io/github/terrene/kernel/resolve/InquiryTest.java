package io.github.terrene.kernel.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What one part of an effect asks, and what its answers are used for. */
class InquiryTest {
    private static final Seat SOUTH = Seat.of(0);
    private static final Seat NORTH = Seat.of(1);

    /** Things without names of their own: the modes of a text. */
    private static final Array<Choice> THREE = Array.range(0, 3).map(Choice.OneOf::new);

    private static final Array<Choice> HAND = Array.of("ace", "king", "queen").map(Choice.InHand::new);

    private record Offering(Array<Choice> options) implements Aim {
        @Override
        public Array<Thing> things(Array<Choice> choices) {
            return Array.empty();
        }

        @Override
        public Eligibility next(Array<Choice> chosen, Array<Choice> offered) {
            return (choice, why) -> offered.contains(choice)
                    || why.no("X-1/not-next", "after {number:number} others it is not offered", chosen.size());
        }
    }

    private static Question open(Array<Choice> options) {
        return Question.of(SOUTH, "X-1", "thing", options);
    }

    private static Question secret(Seat seat, Array<Choice> options) {
        return Question.secret(seat, "X-1", "card", options);
    }

    private static Inquiry after(Choice... given) {
        return new Inquiry(Array.of(given), false);
    }

    private static Option<Array<Choice>> two(Inquiry inquiry, Array<Choice> options) {
        return inquiry.exactly(2, new Offering(options), InquiryTest::open);
    }

    private static Option<Array<Choice>> upToTwo(Inquiry inquiry, Array<Choice> options) {
        return inquiry.upTo(2, new Offering(options), InquiryTest::open);
    }

    private static Array<Choice> offered(Inquiry inquiry) {
        return Option.of(inquiry.question()).toArray().flatMap(Question::options);
    }

    @Test
    void severalAreNamedInAscendingOrderEachOnce() {
        Inquiry first = after();
        assertThat(two(first, THREE)).isEmpty();
        assertThat(offered(first)).containsExactly(THREE.get(0), THREE.get(1));
        Inquiry second = after(THREE.get(0));
        assertThat(two(second, THREE)).isEmpty();
        assertThat(offered(second)).containsExactly(THREE.get(1), THREE.get(2));
        Inquiry done = after(THREE.get(0), THREE.get(2));
        assertThat(two(done, THREE)).containsExactly(Array.of(THREE.get(0), THREE.get(2)));
        assertThat(done.question()).isNull();
        assertThat(done.upToDate()).isTrue();
    }

    @Test
    void whoCanOnlyChooseInOneWayIsNotAsked() {
        assertThat(two(after(), THREE.take(2))).containsExactly(THREE.take(2));
        assertThat(two(after(), THREE.take(1))).containsExactly(THREE.take(1));
        assertThat(two(after(), Array.empty())).containsExactly(Array.empty());
        assertThat(after().choose(open(THREE.take(1)), Eligibility.OFFERED)).containsExactly(THREE.get(0));
        assertThat(after().choose(open(Array.empty()), Eligibility.OFFERED)).isEmpty();
    }

    @Test
    void upToTwoEndsWithEnough() {
        Inquiry first = after();
        assertThat(upToTwo(first, THREE)).isEmpty();
        assertThat(offered(first)).containsExactlyElementsOf(THREE.append(Choice.ENOUGH));
        assertThat(upToTwo(after(Choice.ENOUGH), THREE)).containsExactly(Array.empty());
        assertThat(upToTwo(after(THREE.get(1), Choice.ENOUGH), THREE)).containsExactly(THREE.slice(1, 2));
        assertThat(upToTwo(after(THREE.get(2)), THREE)).containsExactly(THREE.drop(2));
        assertThat(upToTwo(after(THREE.get(0), THREE.get(2)), THREE))
                .containsExactly(Array.of(THREE.get(0), THREE.get(2)));
    }

    @Test
    void theOpenQuestionSaysWhatKeepsAnAnswerOut() {
        Inquiry inquiry = after(THREE.get(0));
        two(inquiry, THREE);
        Verdict why = Verdict.asked();
        inquiry.keepOut(THREE.get(0), why);
        assertThat(why.refusals().map(Rejection::key)).containsExactly("X-1/not-next");
    }

    /** Whether somebody is asked would tell how many cards are left. */
    @Test
    void aSingleCardInHandIsAskedForToo() {
        Inquiry inquiry = after();
        assertThat(inquiry.exactly(1, new Offering(HAND.take(1)), some -> secret(SOUTH, some)))
                .isEmpty();
        assertThat(offered(inquiry)).containsExactlyElementsOf(HAND.take(1));
    }

    @Test
    void nothingIsAskedAfterASecretThatOthersWouldSee() {
        Inquiry inquiry = after(HAND.get(0));
        inquiry.exactly(1, new Offering(HAND), some -> secret(SOUTH, some));
        assertThatThrownBy(() -> inquiry.choose(open(THREE), Eligibility.OFFERED))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("its choice is secret");
        assertThat(inquiry.secrets(3)).isEqualTo(1);
    }

    @Test
    void aGameThatHidesAnswersAsksTheSamePlayerForMore() {
        Inquiry hiding = new Inquiry(Array.of(HAND.get(0)), true);
        assertThat(hiding.exactly(2, new Offering(HAND), some -> secret(SOUTH, some)))
                .isEmpty();
        assertThat(offered(hiding)).containsExactlyElementsOf(HAND.drop(1));
        assertThat(hiding.secrets(3)).isEqualTo(3);
        Inquiry both = new Inquiry(Array.of(HAND.get(0)), true);
        both.exactly(1, new Offering(HAND), some -> secret(SOUTH, some));
        assertThatThrownBy(() -> both.exactly(1, new Offering(HAND), some -> secret(NORTH, some)))
                .hasMessageContaining("its choice is secret");
    }

    @Test
    void anEffectThatGoesOnAskingIsFaulty() {
        Inquiry inquiry = after();
        assertThatThrownBy(() -> {
                    while (true) {
                        inquiry.skip();
                    }
                })
                .hasMessageContaining("one effect asks at most 100 questions");
    }
}
