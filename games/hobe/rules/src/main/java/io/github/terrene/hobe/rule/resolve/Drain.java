package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.due.PendingEffect;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.Work;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Progress;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Effects that are due happen, one after another, until none is left. */
@Internal
@Rule({"HB-10.6", "HB-10.7"})
public record Drain() implements Work {
    /** The task; it has no parts. */
    public static final Drain TASK = new Drain();

    @Override
    public Array<Due> due(Agenda agenda, Table table) {
        return agenda.queue()
                .<Due>map(Due.Waiting::new)
                .appendAll(agenda.caused().map(Due.Caused::new));
    }

    @Override
    public void run(Play play) {
        play.queueCaused();
        @Nullable PendingEffect next = play.nextEffect();
        if (next != null) {
            play.next(this);
            begin(next, play);
        }
    }

    /** Begins an effect, if it still happens. */
    private static void begin(PendingEffect effect, Play play) {
        if (effect.happens(play.table())) {
            CardInPlay card = effect.now(play.table());
            play.emit(new EffectBegan(card, effect.ability(), effect.cause()));
            new CarryOut(Option.some(card), effect.cause(), effect.ability(), Progress.START, Array.empty()).run(play);
        }
    }

    /** Goes on with a task when everything that is due has happened. */
    public static void before(Task then, Play play) {
        play.next(then);
        if (play.queue().nonEmpty() || play.caused().nonEmpty()) {
            play.next(TASK);
        }
    }
}
