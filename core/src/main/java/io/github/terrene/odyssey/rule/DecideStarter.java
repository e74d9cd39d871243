package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Phase;
import io.vavr.collection.List;

/**
 * The winner of the roll decides who goes first.
 *
 * @param seat who decides
 */
@Rule("TO-3.5")
public record DecideStarter(Seat seat) implements SoloPrompt {
    @Override
    public long offers(Seat asked) {
        return asked.equals(seat) ? ActionKind.NAME_STARTER.bit() : 0;
    }

    @Override
    public String key() {
        return "starting player";
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.isEmpty()
                && game.table().phase() == Phase.SETUP
                && game.table().sides().forAll(side -> !side.unplaced());
    }
}
