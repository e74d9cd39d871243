package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.SoloPrompt;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision of one player. */
@Rule("HB-12.4")
public interface Prompt extends Task, SoloPrompt {
    /** Which cards can be played: Events of that timing, and all other cards in the Play phase; null if none can. */
    @Internal
    default @Nullable EventTiming timing() {
        return null;
    }

    /** What comes after a card that was played in this decision. */
    @Internal
    default Task afterPlay() {
        throw new IllegalStateException("no card can be played in this decision: " + key());
    }

    /** The rule by which passing is not possible when it is not offered. */
    @Internal
    default String noPassing() {
        return "HB-8.1";
    }

    /**
     * What asks, and goes on with the answer; none if the course of the game asks.
     *
     * @param agenda all that is to be done, this first
     */
    @Internal
    default Option<Due> within(Agenda agenda, Table table) {
        return Option.none();
    }

    /** The actions among which it asks to choose, if it is a question. */
    @Internal
    default Array<Action> options() {
        return Array.empty();
    }
}
