package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.resolve.QuestionPrompt;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A player is asked a question by an effect, or which card to discard at the end of the turn. The task that asks is right below.
 *
 * @param question the question
 */
@Rule({"HB-4.4", "HB-10.15"})
public record Ask(Question question) implements Prompt, QuestionPrompt {
    private static final Kinds OFFERS = Kinds.of(Choose.class, Concede.class);

    /** The game with the awaited question asked again, if its options are unknown since it is put to somebody else: for imagined games. */
    public static Game again(Game game) {
        List<Task> tasks = game.agenda().tasks();
        return game.prompt() instanceof Ask ask
                        && ask.question.options().isEmpty()
                        && tasks.get(1) instanceof Asking asking
                ? game.with(tasks.tail().prepend(new Ask(asking.asks(game).get())))
                : game;
    }

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public Option<Due> within(Agenda agenda, Table table) {
        return agenda.tasks().get(1).due(agenda, table).headOption();
    }

    @Override
    public Array<Action> options() {
        return question.options().map(choice -> new Choose(seat(), choice));
    }
}
