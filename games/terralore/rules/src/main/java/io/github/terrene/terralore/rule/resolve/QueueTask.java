package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Leaving;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.event.EffectBegan;
import io.github.terrene.terralore.event.SkillLeft;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.Victory;
import io.github.terrene.terralore.rule.Work;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** How waiting effects happen one after another, and what follows an effect. */
@Internal
public sealed interface QueueTask extends Work {
    /** Waiting effects happen, one after another, until none is left; then it is checked whether somebody has lost. */
    @Rule({"TL-9.8", "TL-11.3"})
    record Drain() implements QueueTask {
        /** There is only one. */
        public static final Drain TASK = new Drain();

        @Override
        public Array<Due> due(Agenda agenda) {
            return agenda.queue()
                    .<Due>map(Due.Waiting::new)
                    .appendAll(agenda.caused().map(Due.Caused::new));
        }

        @Override
        public void run(Play play) {
            play.queueCaused();
            @Nullable PendingEffect next = play.nextEffect();
            if (next == null) {
                Victory.check(play);
            } else {
                play.next(this);
                begin(next, play);
            }
        }
    }

    /**
     * Effects that were collected when their timing came. Each is resolved, with everything that it causes, before the next one.
     *
     * @param left the effects that have not happened yet, the next one first
     */
    @Rule("TL-9.20")
    record Collected(Array<PendingEffect> left) implements QueueTask {
        @Override
        public Collected remembering(CardOnField leaving) {
            return new Collected(left.map(each -> each.remembering(leaving)));
        }

        @Override
        public Array<Due> due(Agenda agenda) {
            return left.map(Due.Collected::new);
        }

        @Override
        public void run(Play play) {
            if (left.nonEmpty()) {
                play.next(Drain.TASK, new Collected(left.tail()));
                begin(left.head(), play);
            }
        }

        /** These effects happen next, if there are any, and then a task. */
        public static void next(Array<PendingEffect> effects, Task then, Play play) {
            play.next(then);
            if (effects.nonEmpty()) {
                play.next(new Collected(effects));
            }
        }
    }

    /** An effect begins, if it still happens. A Skill leaves when its effect is complete. */
    @Rule({"TL-7.10", "TL-7.12"})
    private static void begin(PendingEffect effect, Play play) {
        if (effect.happens(play.table())) {
            PendingEffect now = effect.asOf(play.table());
            play.emit(new EffectBegan(now.source(), now.timing()));
            if (now.begins()) {
                play.next(new SkillLeaves(now.source().number()));
            }
            CarryOut.beginning(now).run(play);
        }
    }

    /**
     * The effect of a card that was turned up is complete: a Skill leaves, unless its text keeps it.
     *
     * @param number the number of the card
     */
    @Rule({"TL-7.10", "TL-7.12", "TL-7.13"})
    record SkillLeaves(@Names(Named.IN_PLAY) int number) implements QueueTask {
        @Override
        public Array<Due> due(Agenda agenda) {
            return Array.of(new Due.SkillLeaves(number));
        }

        @Override
        public void run(Play play) {
            @Nullable CardOnField card = play.table().find(number);
            if (card != null && !card.creature() && card.card().leaving() != Leaving.STAYING) {
                play.emit(new SkillLeft(number, card.card().leaving() == Leaving.EXILED));
            }
        }
    }
}
