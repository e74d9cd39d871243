package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.resolve.QuestionPrompt;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A player is asked a question. The task that asks is right below.
 *
 * @param question the question
 */
@Rule({"CG-5.8", "CG-12.14"})
public record Ask(Question question) implements Prompt, QuestionPrompt {
    private static final Kinds OFFERS = Kinds.of(Choose.class, Concede.class);

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public Array<Action> options() {
        return question.options().map(choice -> new Choose(question.seat(), choice));
    }

    @Override
    public Option<Due> within(List<Task> below) {
        return below.head().due().headOption();
    }

    @Override
    public void concede(Seat seat, Play play) {
        play.end(new Outcome(Players.opponent(seat).asList(), "CG-13.4"));
    }
}
