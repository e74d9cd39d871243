package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.SoloPrompt;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A prompt that asks a player to choose one of several things. It lists them, checks a choice, and carries it out. */
public interface Question extends Prompt, SoloPrompt {

    /** What is offered. */
    Kinds OFFERS = Kinds.of(Choose.class);

    @Override
    default Kinds offers() {
        return OFFERS;
    }

    /** Everything that might be chosen, in a stable order; {@link #permits} decides. */
    Seq<? extends Choice> options(Game game);

    /** What the player might consider besides the options, in a stable order; by default nothing. */
    default Seq<? extends Choice> beside(Game game) {
        return Array.empty();
    }

    /** Whether a choice is permitted. */
    boolean permits(Game game, Choice choice, Verdict why);

    /** Carries out a choice that is permitted. This task has been taken off the agenda. */
    void chosen(Choice choice, Play play);

    @Override
    default Array<Action> offered(Game game, Seat asked) {
        return asked.equals(seat())
                ? Array.ofAll(options(game))
                        .filter(choice -> permits(game, choice, Verdict.SILENT))
                        .map(choice -> new Choose(asked, choice))
                : Array.empty();
    }
}
