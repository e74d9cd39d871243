package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.vavr.collection.Array;

/**
 * The cards chosen in the middle of an effect.
 *
 * @param question the question that was asked
 * @param cards the ids of the cards; empty for players who may not know them
 */
@Internal
public record Answer(
        CardQuestion question, @Names(Named.CARD) Array<String> cards) implements Masked<Answer> {
    /** Others know that the question is answered, but not by which cards, nor by how many. */
    @Override
    public Answer masked(Seat viewer) {
        return knownTo(viewer) ? this : new Answer(question, Array.empty());
    }

    /** Whether a seat knows the cards. */
    boolean knownTo(Seat viewer) {
        return question.asked().equals(viewer);
    }

    /** This as it is shown. */
    Due.ChosenCards chosen() {
        return new Due.ChosenCards(question, cards);
    }

    /** The choices that it consists of. */
    Array<Action> actions() {
        return cards.map(card -> new Choose(question.asked(), new Choice.Card(card)));
    }
}
