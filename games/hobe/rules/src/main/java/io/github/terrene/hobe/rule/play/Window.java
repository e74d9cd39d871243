package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.play.EventTask.OpenWindow;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;

/**
 * A player may counter an Event, or play Events at the start of the opponent's Battle phase.
 *
 * @param timing the timing of the Events that can be played
 */
@Rule({"HB-8.1", "HB-8.9"})
public record Window(Seat seat, EventTiming timing) implements Prompt {
    private static final Kinds OFFERS = Kinds.of(PlayCard.class, Pass.class, Concede.class);

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public String rule() {
        return timing == EventTiming.COUNTER ? "HB-8.1" : "HB-8.9";
    }

    @Override
    public String key() {
        return timing == EventTiming.COUNTER ? "counter" : "window";
    }

    @Override
    public Task afterPlay() {
        return new OpenWindow(seat, timing);
    }
}
