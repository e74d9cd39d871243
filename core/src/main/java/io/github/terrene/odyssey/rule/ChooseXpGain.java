package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.event.Cause;
import io.vavr.collection.List;

/**
 * A Character has 5 XP or more: its player chooses the gain.
 *
 * @param seat who
 * @param member the Character
 * @param left XP still to be gained, this one included
 * @param all XP of the whole event
 * @param cause why it is gained
 */
@Rule("TO-6.3")
public record ChooseXpGain(Seat seat, int member, int left, int all, Cause cause) implements SoloPrompt {
    @Override
    public long offers(Seat asked) {
        return asked.equals(seat) ? ActionKind.CHOOSE_GAIN.bit() : 0;
    }

    @Override
    public String key() {
        return "gain";
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.nonEmpty()
                && left >= 1
                && left <= all
                && game.side(seat).members().exists(each -> each.id() == member && each.recruited());
    }
}
