package io.github.terrene.kernel.resolve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What may be asked, and what others see of it. */
@SuppressWarnings("NullAway") // what a card set may do by mistake
class QuestionTest {
    private static final Seat SOUTH = Seat.of(0);
    private static final Seat NORTH = Seat.of(1);
    private static final Array<Seat> BOTH = Array.of(SOUTH, NORTH);
    private static final Choice ACE = new Choice.InHand("ace");

    private static Question asking(Choice... options) {
        return new Question(SOUTH, "X-1", "thing", false, Array.of(options));
    }

    private static void refused(Question question, String why) {
        assertThatThrownBy(() -> question.checked(BOTH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(why);
    }

    @Test
    void eachThingIsOfferedOnce() {
        assertThat(Question.of(SOUTH, "X-1", "may", Array.of(Choice.NO, Choice.YES, Choice.NO))
                        .options())
                .containsExactly(Choice.NO, Choice.YES);
        assertThat(asking(Choice.NO, Choice.NO).checked(BOTH)).isEqualTo(asking(Choice.NO));
    }

    @Test
    void whatIsMissingOrOutOfRangeIsRefused() {
        refused(new Question(Seat.of(5), "X-1", "may", false, Choice.YES_OR_NO), "choose: nobody sits at seat F");
        refused(new Question(SOUTH, null, "may", false, Choice.YES_OR_NO), "choose: the rule of the question is null");
        refused(
                new Question(SOUTH, "X-1", null, false, Choice.YES_OR_NO),
                "choose: the subject of the question is null");
        refused(new Question(SOUTH, "X-1", "may", false, null), "choose: the option list is null");
        refused(asking((Choice) null), "choose: the option is null");
        refused(asking(new Choice.OneOf(-1)), "choose: this cannot be chosen: OneOf[place=-1]");
        refused(asking(new Choice.Say(null)), "choose: this cannot be chosen: Say[answer=null]");
    }

    @Test
    void aCardInHandIsAskedForInItsOwnWay() {
        String told = "choose: others could see from the answer what only the chooser knows";
        refused(asking(ACE), told);
        refused(Question.secret(SOUTH, "X-1", "thing", Array.of(ACE)), told);
    }

    @Test
    void othersSeeThatASecretQuestionIsAskedAndNoMore() {
        Question secret = Question.secret(SOUTH, "X-1", "discard", Array.of(ACE));
        assertThat(secret.masked(SOUTH)).isEqualTo(secret);
        assertThat(secret.masked(NORTH)).isEqualTo(new Question(SOUTH, "X-1", "discard", true, Array.empty()));
        assertThat(asking(Choice.YES).masked(NORTH)).isEqualTo(asking(Choice.YES));
        assertThat(asking(Choice.YES).settled()).isTrue();
        assertThat(secret.settled()).isFalse();
    }
}
