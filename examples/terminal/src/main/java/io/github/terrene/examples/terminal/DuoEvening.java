package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.play.GamePlay;
import io.github.terrene.examples.terminal.play.Player;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
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
        Step<S, E> start = rules().start(config, plan.seed())
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
        storyteller.begin(start);
        Agent<V, A, E> bot = setting.game().bot(config);
        Seq<Player<S, A, E>> players = rules().seats(start.state()).map(seat -> player(seat, bot, storyteller));
        Timeline<S, A, E> played = new GamePlay<>(
                        rules(), players, (before, move) -> storyteller.tell(before, move.step()))
                .play(start, Rng.of(plan.seed()).split(1));
        setting.close(storyteller, played);
        setting.paper()
                .line(messages().say(plan.person().isDefined() ? "again.person" : "again", plan.again(setting.game())));
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
        String players = setting.players(setting.game().decks().names(config));
        paper.line(messages().say(setting.game().kind(), players, setting.game().title(), Long.toString(plan.seed())));
        plan.person()
                .forEach(seat -> paper.wrapped(
                        "",
                        "",
                        messages()
                                .say(
                                        "you.are",
                                        setting.cast().name(seat),
                                        setting.game().advice(messages()))));
    }

    private Messages messages() {
        return setting.paper().messages();
    }

    private Player<S, A, E> player(Seat seat, Agent<V, A, E> bot, Storyteller<S, E> storyteller) {
        return plan.person().contains(seat)
                ? (game, rng) -> asked(seat, game, storyteller)
                : Player.of(rules(), seat, bot);
    }

    private Reply<A> asked(Seat seat, Timeline<S, A, E> now, Storyteller<S, E> storyteller) {
        storyteller.pause();
        return setting.game().ask(seat, now, input, setting.cast());
    }
}
