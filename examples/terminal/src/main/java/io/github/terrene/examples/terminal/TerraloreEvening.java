package io.github.terrene.examples.terminal;

import static io.github.terrene.examples.terminal.TerraloreSetting.RULES;

import io.github.terrene.examples.terminal.lanes.Chronicle;
import io.github.terrene.examples.terminal.lanes.Strategist;
import io.github.terrene.examples.terminal.lanes.Visitor;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.person.Input;
import io.github.terrene.kernel.Agent;
import io.github.terrene.kernel.Replay;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.nio.file.Path;

/**
 * Plays a game of Terralore as planned.
 *
 * @param setting how it is told
 * @param plan what is played
 * @param input where a person types
 */
record TerraloreEvening(TerraloreSetting setting, TerralorePlan plan, Input input) {

    /** Plays it and gives the exit code. */
    int play() {
        Chronicle chronicle = setting.chronicle();
        announce();
        Timeline<Game, Action, Event> start = Timeline.start(RULES, plan.config(), plan.seed())
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
        chronicle.begin(start.first());
        Timeline<Game, Action, Event> played = played(start, chronicle);
        setting.close(chronicle, played);
        setting.paper()
                .line("To see it again: " + plan.again()
                        + (plan.person().isDefined() ? " (your choices are in the replay that --save writes)" : ""));
        return plan.save().map(file -> save(played, file)).getOrElse(0);
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

    private Timeline<Game, Action, Event> played(Timeline<Game, Action, Event> start, Chronicle chronicle) {
        Agent<View, Action> bot = new Strategist(RULES, plan.config().pool());
        Rng rng = Rng.of(plan.seed()).split(1);
        Timeline<Game, Action, Event> now = start;
        for (int decision = 0; !now.state().over(); decision++) {
            Seat seat = now.state().awaited().head();
            if (plan.person().contains(seat)) {
                chronicle.pause();
                Visitor.Wish wish = visitor(seat).ask(now);
                if (wish.leave()) {
                    return now;
                }
                Timeline<Game, Action, Event> before = now;
                now = wish.action()
                        .map(action -> done(before, action, chronicle))
                        .getOrElse(() -> before.undo().getOrElse(before));
            } else {
                Seq<Action> playing = RULES.legal(now.state(), seat).reject(RULES::concedes);
                Action action = bot.decide(RULES.view(now.state(), seat), playing, rng.split(decision));
                now = done(now, action, chronicle);
            }
        }
        return now;
    }

    private Visitor visitor(Seat seat) {
        return new Visitor(RULES, seat, input, setting.paper(), setting.cast());
    }

    private static Timeline<Game, Action, Event> done(
            Timeline<Game, Action, Event> now, Action action, Chronicle chronicle) {
        Timeline<Game, Action, Event> next = now.play(RULES, action)
                .getOrElseThrow(refused -> new IllegalStateException("chosen and refused: " + refused.mkString(" ")));
        chronicle.tell(now.state().table(), next.last());
        return next;
    }

    private int save(Timeline<Game, Action, Event> played, Path file) {
        String replay = Replay.of(RULES, plan.config(), plan.seed(), played).text(RULES.notation());
        Either<String, Path> written = ReplayFile.write(file, replay);
        setting.paper()
                .line(written.fold(why -> "The replay was not saved: " + why, to -> "The replay is in " + to + "."));
        return written.isRight() ? 0 : 1;
    }
}
