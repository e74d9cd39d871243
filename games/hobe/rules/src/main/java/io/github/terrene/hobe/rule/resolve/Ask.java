package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A player is asked a question by an effect, or which card to discard at the end of the turn. The task that asks is right below.
 *
 * @param question the question
 */
@Rule({"HB-4.4", "HB-10.15"})
public record Ask(Question question) implements Prompt {
    private static final long OFFERS = ActionKind.CHOOSE.bit() | ActionKind.CONCEDE.bit();

    @Override
    public Seat seat() {
        return question.seat();
    }

    @Override
    public long offers() {
        return OFFERS;
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
    public Option<Due> within(Agenda agenda, Table table) {
        return agenda.tasks().get(1).due(agenda, table).headOption();
    }

    @Override
    public Array<Action> options() {
        return question.options().map(choice -> new Choose(seat(), choice));
    }

    @Override
    public Ask seenBy(Seat viewer) {
        return new Ask(question.seenBy(viewer));
    }
}
