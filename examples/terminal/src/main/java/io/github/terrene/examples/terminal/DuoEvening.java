package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.tale.Storyteller;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Plays a game for two as planned.
 *
 * @param setting how it is told
 * @param plan what is played
 * @param input where a person types
 */
record DuoEvening<C, S, A, E, V>(DuoSetting<C, S, A, E, V> setting, DuoPlan plan, Input input) {
    /** Plays it and returns the exit code. */
    int play() {
        C config = setting.game().decks().config(plan.decks());
        Storyteller<S, E> storyteller = setting.storyteller();
        announce(config);
        Timeline<S, A, E> start = Timeline.start(rules(), config, plan.seed())
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
        storyteller.begin(start.first());
        Timeline<S, A, E> played = played(start, setting.game().bot(config), storyteller);
        setting.close(storyteller, played);
        setting.paper()
                .line("To see it again: " + plan.again(setting.game())
                        + (plan.person().isDefined() ? " (your choices are in the replay that --save writes)" : ""));
        return plan.save()
                .map(save -> save.write(
                        setting.paper(),
                        Replay.of(rules(), config, plan.seed(), played).text(rules().notation())))
                .getOrElse(0);
    }

    private Rules<C, S, A, E, V> rules() {
        return setting.game().rules();
    }

    private void announce(C config) {
        Paper paper = setting.paper();
        paper.line(setting.players(setting.game().decks().names(config)) + ". Seed " + plan.seed() + ".");
        plan.person()
                .forEach(seat -> paper.wrapped(
                        "",
                        "",
                        "You are " + setting.cast().name(seat) + ". "
                                + setting.game().advice() + " Type ? for help whenever you are asked."));
    }

    private Timeline<S, A, E> played(Timeline<S, A, E> start, Agent<V, A, E> bot, Storyteller<S, E> storyteller) {
        Rng rng = Rng.of(plan.seed()).split(1);
        Timeline<S, A, E> now = start;
        boolean here = true;
        for (Seq<Decision> pending = rules().pending(now.state());
                here && pending.nonEmpty();
                pending = rules().pending(now.state())) {
            Seat seat = pending.head().seat();
            Reply<A> reply = plan.person().contains(seat)
                    ? asked(seat, now, storyteller)
                    : Reply.act(Array.of(decided(bot, seat, now, rng.streamOf(seat))));
            here = reply.kind() != Reply.Kind.QUIT;
            now = after(now, seat, reply, storyteller);
        }
        return now;
    }

    private Reply<A> asked(Seat seat, Timeline<S, A, E> now, Storyteller<S, E> storyteller) {
        storyteller.pause();
        return setting.game().ask(seat, now, input, setting.cast());
    }

    private A decided(Agent<V, A, E> bot, Seat seat, Timeline<S, A, E> now, Rng own) {
        int before = now.actions().count(action -> rules().actor(action).equals(seat));
        return bot.decide(rules().view(now.state(), seat), rules().choices(now.state(), seat), own.split(before));
    }

    private Timeline<S, A, E> after(Timeline<S, A, E> now, Seat seat, Reply<A> reply, Storyteller<S, E> storyteller) {
        return switch (reply.kind()) {
            case ACT -> reply.actions().foldLeft(now, (game, action) -> done(game, action, storyteller));
            case UNDO -> now.undo(rules(), seat).getOrElse(now);
            case LEAVE, QUIT -> now;
        };
    }

    private Timeline<S, A, E> done(Timeline<S, A, E> now, A action, Storyteller<S, E> storyteller) {
        Timeline<S, A, E> next = now.play(rules(), action)
                .getOrElseThrow(refused -> new IllegalStateException("chosen and refused: " + refused.mkString(" ")));
        storyteller.tell(now.state(), next.last());
        return next;
    }
}
