package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.action.Action.Sacrifice;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.turn.TurnTask.Continue;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.vavr.collection.Array;

/** The active player moves, plays, or goes on to the Battle phase. */
@Rule({"HB-6.1", "HB-6.4", "HB-7.1", "HB-7.32"})
public record MoveOrPlay(Seat seat) implements Prompt {
    private static final Array<MoveOrPlay> BY_SEAT = Players.BOTH.map(MoveOrPlay::new);
    private static final Kinds OFFERS =
            Kinds.of(Move.class, PlayCard.class, Sacrifice.class, GoToBattle.class, Concede.class);

    /** The decision of that player; cached. */
    static MoveOrPlay of(Seat seat) {
        return BY_SEAT.get(seat.index());
    }

    @Override
    public Kinds offers() {
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
