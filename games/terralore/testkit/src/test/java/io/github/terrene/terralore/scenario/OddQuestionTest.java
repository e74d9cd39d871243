package io.github.terrene.terralore.scenario;

import static io.github.terrene.testkit.terralore.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Stream;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What an effect of a card set asks: a question must make sense as it is asked. */
@SuppressWarnings("NullAway") // null is what is tried here
class OddQuestionTest {
    private static final Seat NOBODY = Seat.of(5);
    private static final Array<Card> TOP = OddArgumentTest.TOP;

    private static void refused(String why, Consumer<Resolution> what) {
        OddArgumentTest.refused(why, what);
    }

    private static Question question(Choice... options) {
        return Question.of(SOUTH, "TL-9.9", "target", Array.of(options));
    }

    @Test
    @Rule("TL-9.9")
    void aQuestionMustBeWholeAndOfferWhatIsThere() {
        Choice one = new OwnChoice.Creature(1);
        refused(
                "choose: nobody sits at seat F",
                here -> here.choose(Question.of(NOBODY, "TL-9.9", "x", Array.of(one))));
        refused("choose: the rule", here -> here.choose(Question.of(SOUTH, null, "x", Array.of(one))));
        refused("choose: the subject", here -> here.choose(Question.of(SOUTH, "TL-9.9", null, Array.of(one))));
        refused(
                "choose: the option list is null",
                here -> here.choose(new Question(SOUTH, "TL-9.9", "x", false, null)));
        refused("choose: the option is null", here -> here.choose(question(one, null)));
        refused(
                "choose: Creature[number=99] is not there",
                here -> here.choose(question(one, new OwnChoice.Creature(99))));
        refused("is not there", here -> here.choose(question(new OwnChoice.Buried(NORTH, "dead"))));
        refused("is not there", here -> here.choose(question(new OwnChoice.Buried(NOBODY, "dead"))));
        refused("is not there", here -> here.choose(question(new OwnChoice.Player(NOBODY))));
        refused(
                "choose: OnTop[card=t-1] is not there",
                here -> here.choose(Question.secret(SOUTH, "TL-9.18", "x", Array.of(new OwnChoice.OnTop("t-1")))));
    }

    @Test
    @Rule("TL-9.15")
    void cardsInHandsAreOfferedByDiscardingOnly() {
        refused(
                "choose: others could see from the answer what only the chooser knows",
                here -> here.choose(Question.secret(
                        NORTH, "TL-9.9", "x", Array.of(new Choice.InHand("h-1"), new Choice.InHand("h-2")))));
    }

    @Test
    @Rule("TL-12.2")
    void whatIsSecretIsAskedInSecret() {
        Array<Choice> both = TOP.take(2).map(card -> new OwnChoice.OnTop(card.id()));
        refused("choose: others could see from the answer what only the chooser knows", here -> {
            here.look(SOUTH, 2);
            here.chooseOnTop(Question.of(SOUTH, "TL-9.18", "order", both), SOUTH, TOP.take(2), Eligibility.OFFERED);
        });
    }

    @Test
    @Rule("TL-9.18")
    void aQuestionShowsOnlyWhatItsPlayerHasLookedAt() {
        Array<Choice> both = TOP.take(2).map(card -> new OwnChoice.OnTop(card.id()));
        Question toSouth = Question.secret(SOUTH, "TL-9.18", "order", both);
        Question toNorth = Question.secret(NORTH, "TL-9.18", "order", both);
        refused("the cards that it shows were not looked at", here -> onTop(here, toSouth));
        refused("the cards that it shows were not looked at", here -> {
            here.look(SOUTH, 2);
            onTop(here, toNorth);
        });
        Scene scene = OddArgumentTest.table();
        scene.reveals(
                Doing.mishap(here -> {
                    here.look(SOUTH, 3);
                    onTop(here, toSouth);
                }),
                SOUTH_W);
        scene.awaits("South: order");
    }

    private static void onTop(Resolution here, Question question) {
        here.chooseOnTop(question, SOUTH, TOP.take(2), Eligibility.OFFERED);
    }

    @Test
    @Rule("TL-9.29")
    void anOptionThatIsOfferedTwiceIsOneOption() {
        Scene scene =
                OddArgumentTest.done(here -> here.choose(question(new OwnChoice.Creature(1), new OwnChoice.Creature(1)))
                        .forEach(choice -> here.destroy(Doing.things(here, ((OwnChoice.Creature) choice).number()))));
        assertThat(scene.field(SOUTH_W)).containsExactly("Two");
    }

    @Test
    @Rule("TL-11.10")
    void anEffectThatNeverStopsAskingIsRefused() {
        Question either = question(new OwnChoice.Creature(1), new OwnChoice.Creature(2));
        Scene scene = OddArgumentTest.table()
                .reveals(
                        Doing.mishap(here -> {
                            while (here.choose(either).isDefined()) {}
                        }),
                        SOUTH_W);
        for (int answers = 0; answers < 99; answers++) {
            scene.awaits("South: target").chooses(SOUTH, "One");
        }
        assertThatThrownBy(() -> scene.chooses(SOUTH, "One"))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining("one effect asks at most 100 questions");
        scene.awaits("South: target");
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @Rule("TL-11.10")
    void questionsThatNobodyIsAskedEndToo() {
        String why = "one effect asks at most 100 questions";
        refused(why, here -> {
            while (here.choose(question(new OwnChoice.Creature(1))).isDefined()) {}
        });
        refused(why, here -> {
            while (here.choose(question()).isEmpty()) {}
        });
        refused(why, here -> {
            while (here.chosenInHand(SOUTH, 0).isDefined()) {}
        });

        Stream<Choice> endless = Stream.continually(new OwnChoice.Creature(1));
        refused(
                "there is no end of the option list",
                here -> here.choose(Question.of(SOUTH, "TL-9.9", "target", endless)));
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @Rule("TL-11.10")
    void anEffectThatNeverStopsChangingSomething() {
        refused("after 10000 events there is no end of it", here -> {
            while (true) {
                here.addToTotal(SOUTH_W, 1);
            }
        });
    }
}
