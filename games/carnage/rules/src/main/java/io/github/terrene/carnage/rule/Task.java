package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GameTask;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Something that is still to be done. What a game is in the middle of is a stack of tasks, which are data, so that it can be written down
 * and resumed.
 */
public interface Task extends GameTask<Play> {
    /** This task as an awaited decision, or null if it is not one. */
    default @Nullable Prompt asPrompt() {
        return null;
    }

    /** The answers given to it so far, the first answer first. */
    default Array<Choice> answers() {
        return Array.empty();
    }

    /** The card that its question is about, which everybody sees: the one whose text asks, the Legend that was beaten; none otherwise. */
    default Option<Card> subject(Table table) {
        return text().map(Text::card);
    }

    /** The text that it carries out; none if it does not carry out a text. */
    default Option<Text> text() {
        return Option.none();
    }

    /**
     * A text of a card that is being carried out.
     *
     * @param seat who has the effect
     * @param ability the place of the ability on the card
     * @param next the place of its next part
     */
    record Text(Seat seat, Card card, int ability, int next) {}
}
