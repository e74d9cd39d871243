package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * What was chosen in the middle of an effect.
 *
 * @param question what was asked
 * @param cards what was chosen
 */
@Internal
public record Answer(CardQuestion question, Array<String> cards) {
    /** Whether a seat may know it: the one that was asked. */
    boolean knownTo(Seat viewer) {
        return question.asked().equals(viewer);
    }

    /** The choices that it consists of. */
    Array<Action> actions() {
        return cards.map(card -> new Choose(question.asked(), new Choice.Card(card)));
    }

    /** Whether it is an answer that could be given to that: for games that were read. */
    boolean answers(AnswerQuestion asked, Table table) {
        for (int i = 0; i < cards.size(); i++) {
            if (!asked.having(cards.take(i)).candidates(table).contains(cards.get(i))) {
                return false;
            }
        }
        return question.equals(asked.question()) && (question.optional() || cards.size() == asked.number(table));
    }
}
