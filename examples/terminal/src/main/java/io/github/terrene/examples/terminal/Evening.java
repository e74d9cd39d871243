package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.play.GamePlay;
import io.github.terrene.examples.terminal.play.Patience;
import io.github.terrene.examples.terminal.play.Player;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Seq;

/**
 * Plays a game as planned.
 *
 * @param setting how it is told
 * @param plan what is played, by whom, and by which chance
 * @param input where a person types
 * @param telling the options that say how it is told
 */
record Evening<C, S, A, E, V>(Setting<C, S, A, E, V> setting, Plan<C> plan, Input input, String telling) {
    /** Plays it and returns the exit code. */
    int play() {
        return rules().start(plan.config(), plan.seed()).fold(this::refused, this::played);
    }

    private int refused(Seq<Problem> problems) {
        problems.forEach(problem -> setting.paper().line(messages().say("decks.refused", problem)));
        return 2;
    }

    private int played(Step<S, E> start) {
        Storyteller<S, E> storyteller = setting.storyteller();
        setting.announce("", plan.seed());
        storyteller.begin(start);
        Seq<Player<S, A, E>> players = rules().seats(start.state()).map(seat -> player(seat, storyteller));
        Patience patience = plan.patience(players.size());
        Timeline<S, A, E> played = new GamePlay<>(
                        rules(),
                        players,
                        (before, move) -> storyteller.tell(before, move.step()),
                        (seat, faulty) -> told(seat, faulty, storyteller),
                        patience)
                .play(start, Rng.of(plan.seed()).split(1));
        setting.close(storyteller, played);
        if (!patience.lasts() && !rules().deciders(played.state()).isEmpty()) {
            setting.endless(played);
        }
        if (plan.person().isEmpty()) {
            setting.paper().line(messages().say("again", plan.again(setting.contest(), telling)));
        } else if (plan.save().isEmpty()) {
            setting.paper().line(messages().say("again.person", plan.again(setting.contest(), telling)));
        }
        return plan.save()
                .map(save -> save.write(
                        setting.paper(),
                        Replay.of(rules(), plan.config(), plan.seed(), played).text(rules().notation())))
                .getOrElse(0);
    }

    /** Whoever wrote the card set is told what to mend; but nobody is told what others, who may have it in the hand, tried in vain. */
    private void told(Seat seat, FaultyEffect faulty, Storyteller<S, E> storyteller) {
        if (setting.eyes().forAll(seat::equals)) {
            storyteller.pause();
            setting.paper().wrapped("", "", messages().say("faulty", Printable.of(faulty.getMessage())));
        }
    }

    private Rules<C, S, A, E, V> rules() {
        return setting.contest().rules();
    }

    private Messages messages() {
        return setting.paper().messages();
    }

    private Player<S, A, E> player(Seat seat, Storyteller<S, E> storyteller) {
        if (!plan.person().contains(seat)) {
            return Player.of(
                    rules(), seat, () -> setting.contest().game().bots().bot(plan.config(), seat, plan.level()));
        }
        return (game, rng, prevented) -> {
            storyteller.pause();
            return setting.stage().ask(seat, game, input, setting.cast());
        };
    }
}
