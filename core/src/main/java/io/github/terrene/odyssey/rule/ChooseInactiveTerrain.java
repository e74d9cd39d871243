package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A player chooses one of his or her inactive Terrains in the middle of an effect.
 *
 * @param seat who
 */
@Rule("TO-4.22")
public record ChooseInactiveTerrain(Seat seat) implements SoloPrompt {
    @Override
    public long offers(Seat asked) {
        return asked.equals(seat) ? ActionKind.CHOOSE_TERRAIN.bit() : 0;
    }

    @Override
    public String key() {
        return "terrain";
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.nonEmpty() && below.head() instanceof CarryOut;
    }

    @Override
    public Option<Prompt> untouched(RuleBook book, Game below) {
        return ((CarryOut) below.agenda().tasks().head()).asks(book, below);
    }
}
