package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.Victory;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A player is asked a question by an effect, or which Creature makes room for a fifth.
 *
 * @param question the question
 */
@Rule({"TL-8.2", "TL-9.9", "TL-12.6"})
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
    public String rule() {
        return question.rule();
    }

    @Override
    public String key() {
        return question.about();
    }

    @Override
    public List<Task> seenBy(Seat viewer, List<Task> below) {
        boolean own = viewer.equals(question.seat());
        List<Task> tasks = own ? below : below.tail().prepend(asker(below).seenByOthers());
        return tasks.prepend(new Ask(question.seenBy(viewer)));
    }

    @Override
    public Option<Due> within(Agenda agenda) {
        return agenda.tasks().get(1).due(agenda).headOption();
    }

    @Override
    public Array<Action> options() {
        return question.options().map(choice -> new Choose(question.seat(), choice));
    }

    @Override
    public Array<Due> due(Agenda agenda) {
        return question.shown().isEmpty()
                ? Array.empty()
                : Array.of(new Due.LookedAt(question.looked(), question.shown()));
    }

    /** The task that asks: it is right below its question. */
    @Internal
    public static Asking asker(List<Task> below) {
        return (Asking) below.head();
    }

    @Override
    public void concede(Seat seat, Play play) {
        Victory.conceded(play, seat.equals(Players.SOUTH), seat.equals(Players.NORTH));
    }
}
