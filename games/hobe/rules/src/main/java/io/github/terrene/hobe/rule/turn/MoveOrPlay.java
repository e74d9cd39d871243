package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.turn.TurnTask.Continue;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** The active player moves, plays, or goes on to the Battle phase. */
@Rule({"HB-6.1", "HB-6.4", "HB-7.1", "HB-7.32"})
public record MoveOrPlay(Seat seat) implements Prompt {
    private static final Array<MoveOrPlay> BY_SEAT = Players.BOTH.map(MoveOrPlay::new);
    private static final long OFFERS = ActionKind.MOVE.bit()
            | ActionKind.PLAY_CARD.bit()
            | ActionKind.SACRIFICE.bit()
            | ActionKind.GO_TO_BATTLE.bit()
            | ActionKind.CONCEDE.bit();

    /** The decision of that player; cached. */
    static MoveOrPlay of(Seat seat) {
        return BY_SEAT.get(seat.index());
    }

    @Override
    public long offers() {
        return OFFERS;
    }

    @Override
    public String rule() {
        return "HB-6.1";
    }

    @Override
    public String key() {
        return "turn";
    }

    @Override
    public EventTiming timing() {
        return EventTiming.PLAY_PHASE;
    }

    @Override
    public Task afterPlay() {
        return Continue.TASK;
    }
}
