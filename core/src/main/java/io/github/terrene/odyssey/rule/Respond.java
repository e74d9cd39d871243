package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.event.Activated;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player may respond, or pass.
 *
 * @param seat who
 * @param rest who is asked after that
 * @param happenings what was declared
 */
@Rule({"TO-8.4", "TO-8.9"})
public record Respond(Seat seat, Array<Seat> rest, Array<Happening> happenings) implements SoloPrompt {
    @Override
    public long offers(Seat asked) {
        return asked.equals(seat) ? ActionKind.ACTIVATE.bit() | ActionKind.PASS.bit() : 0;
    }

    @Override
    public String key() {
        return "response";
    }

    /** Players do not answer their own actions, and all others are asked in turn. */
    @Override
    public String forbidsActivation(Table table, Seat player) {
        return "TO-8.9";
    }

    @Override
    public void afterActivation(Play play, Activated activated) {
        play.next(Responses.following(play.table(), activated.link(), happenings));
    }

    @Override
    public void afterPass(Play play) {
        play.next(new Responses(rest, happenings));
    }
}
