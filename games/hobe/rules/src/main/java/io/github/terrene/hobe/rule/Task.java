package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.engine.GameTask;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
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

    /**
     * What it is in the words of the game; nothing if that goes without saying.
     *
     * @param agenda all that is to be done
     */
    default Array<Due> due(Agenda agenda, Table table) {
        return Array.empty();
    }

    /** The card whose effect it carries out, as it is, or as it was when it left; none if it does not carry out an effect, or if that is an Event's. */
    default Option<CardInPlay> source() {
        return Option.none();
    }

    /** The card that gave cause to that effect, as it was then; none if there is no such effect or no such card. */
    default Option<CardInPlay> cause() {
        return Option.none();
    }

    /** The answers given to it so far, the first answer first. */
    default Seq<Choice> answers() {
        return Array.empty();
    }
}
