package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A player is asked a question. The task that asks is right below.
 *
 * @param question the question
 */
@Rule({"CG-5.8", "CG-12.14"})
public record Ask(Question question) implements Prompt {
    private static final long OFFERS = ActionKind.CHOOSE.bit() | ActionKind.CONCEDE.bit();

    @Override
    public Array<Seat> seats() {
        return question.seat().asList();
    }

    @Override
    public long offers(Seat seat) {
        return seat.equals(question.seat()) ? OFFERS : 0;
    }

    @Override
    public String key() {
        return question.about();
    }

    @Override
    public String rule() {
        return question.rule();
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
    public Prompt seenBy(Seat viewer) {
        return new Ask(question.seenBy(viewer));
    }

    @Override
    public void concede(Seat seat, Play play) {
        play.end(new Outcome(Players.opponent(seat).asList(), "CG-13.4"));
    }
}
