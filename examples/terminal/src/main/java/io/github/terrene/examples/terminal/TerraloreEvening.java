package io.github.terrene.examples.terminal;

import static io.github.terrene.examples.terminal.TerraloreSetting.RULES;

import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.lanes.Narrator;
import io.github.terrene.examples.terminal.lanes.Person;
import io.github.terrene.examples.terminal.lanes.Strategist;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;

/**
 * Plays a game of Terralore as planned.
 *
 * @param setting how it is told
 * @param plan what is played
 * @param input where a person types
 */
record TerraloreEvening(TerraloreSetting setting, TerralorePlan plan, Input input) {

    /** Plays it and returns the exit code. */
    int play() {
        Narrator narrator = setting.narrator();
        announce();
        Timeline<Game, Action, Event> start = Timeline.start(RULES, plan.config(), plan.seed())
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
        narrator.begin(start.first());
        Timeline<Game, Action, Event> played = played(start, narrator);
        setting.close(narrator, played);
        setting.paper()
                .line("To see it again: " + plan.again()
                        + (plan.person().isDefined() ? " (your choices are in the replay that --save writes)" : ""));
        return plan.save()
                .map(save -> save.write(setting.paper(), replay(played)))
                .getOrElse(0);
    }

    private void announce() {
        Paper paper = setting.paper();
        paper.line(setting.players(plan.decks()) + ", a game of Terralore. Seed " + plan.seed() + ".");
        plan.person()
                .forEach(seat -> paper.wrapped(
                        "",
                        "",
                        "You are " + setting.cast().name(seat) + ". Your attacking lane aims at the other castle, your"
                                + " defending lane protects yours. Type ? for help whenever you are asked."));
    }

    private Timeline<Game, Action, Event> played(Timeline<Game, Action, Event> start, Narrator narrator) {
        Agent<View, Action, Event> bot = new Strategist(RULES);
        Rng rng = Rng.of(plan.seed()).split(1);
        Timeline<Game, Action, Event> now = start;
        boolean here = true;
        while (here && !now.state().over()) {
            Seat seat = now.state().awaited().head();
            Reply<Action> reply = plan.person().contains(seat)
                    ? asked(seat, now, narrator)
                    : Reply.act(Array.of(decided(bot, seat, now, rng.streamOf(seat))));
            here = reply.kind() != Reply.Kind.QUIT;
            now = after(now, seat, reply, narrator);
        }
        return now;
    }

    private Reply<Action> asked(Seat seat, Timeline<Game, Action, Event> now, Narrator narrator) {
        narrator.pause();
        return new Person(RULES, seat, input, setting.paper(), setting.cast()).decide(now);
    }

    private static Action decided(
            Agent<View, Action, Event> bot, Seat seat, Timeline<Game, Action, Event> now, Rng own) {
        Game game = now.state();
        int before = now.actions().count(action -> action.seat().equals(seat));
        return bot.decide(RULES.view(game, seat), RULES.choices(game, seat), own.split(before));
    }

    private static Timeline<Game, Action, Event> after(
            Timeline<Game, Action, Event> now, Seat seat, Reply<Action> reply, Narrator narrator) {
        return switch (reply.kind()) {
            case ACT -> reply.actions().foldLeft(now, (game, action) -> done(game, action, narrator));
            case UNDO -> now.undo(RULES, seat).getOrElse(now);
            case LEAVE, QUIT -> now;
        };
    }

    private static Timeline<Game, Action, Event> done(
            Timeline<Game, Action, Event> now, Action action, Narrator narrator) {
        Timeline<Game, Action, Event> next = now.play(RULES, action)
                .getOrElseThrow(refused -> new IllegalStateException("chosen and refused: " + refused.mkString(" ")));
        narrator.tell(now.state().table(), next.last());
        return next;
    }

    private String replay(Timeline<Game, Action, Event> played) {
        return Replay.of(RULES, plan.config(), plan.seed(), played).text(RULES.notation());
    }
}
