package io.github.terrene.examples.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class BotTest {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());

    private final List<Witness> witnesses = new ArrayList<>();

    /** An agent that keeps all that it is told. */
    private static final class Witness implements Agent<View, Action, Event> {
        private Array<Event> told = Array.empty();

        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            return legal.head();
        }

        @Override
        public void observe(Event event) {
            told = told.append(event);
        }
    }

    private Witness witness() {
        witnesses.add(new Witness());
        return witnesses.get(witnesses.size() - 1);
    }

    @Test
    @DisplayName("what a faulty effect prevents is not chosen again; whoever is left with nothing leaves")
    void prevented() {
        Timeline<Game, Action, Event> game = Timeline.start(
                        RULES,
                        new GameConfig(Options.standard(), ReadyDecks.all().take(2)),
                        7)
                .get();
        Seat seat = RULES.deciders(game.state()).head();
        Bot<Game, Action, Event, View> bot = new Bot<>(RULES, seat, this::witness);
        Seq<Action> all = RULES.legal(game.state(), seat);
        assertThat(bot.decide(game, Rng.of(1), Array.empty()).actions()).containsExactly(all.head());
        assertThat(bot.decide(game, Rng.of(1), all.take(1)).actions()).containsExactly(all.get(1));
        assertThat(bot.decide(game, Rng.of(1), all).kind()).isEqualTo(Reply.Kind.QUIT);
    }

    @Test
    @DisplayName("an agent is told each event once, and another one takes its place when something was taken back")
    void told() {
        Timeline<Game, Action, Event> begun = Timeline.start(
                        RULES,
                        new GameConfig(Options.standard(), ReadyDecks.all().take(2)),
                        7)
                .get();
        Seat seat = RULES.deciders(begun.state()).head();
        Timeline<Game, Action, Event> early = goneOn(begun, seat, Seq::head);
        Timeline<Game, Action, Event> late = goneOn(early, seat, Seq::head);
        Timeline<Game, Action, Event> other = goneOn(begun, seat, Seq::last);
        Bot<Game, Action, Event, View> bot = new Bot<>(RULES, seat, this::witness);
        Array.of(begun, early, late, early, other).forEach(game -> bot.decide(game, Rng.of(1), Array.empty()));
        assertThat(witnesses.stream().map(witness -> witness.told))
                .containsExactly(told(late, seat), told(early, seat), told(other, seat));
    }

    /** The game after a choice of a seat, where it is asked again. */
    private static Timeline<Game, Action, Event> goneOn(
            Timeline<Game, Action, Event> game, Seat seat, Function<Seq<Action>, Action> choice) {
        Timeline<Game, Action, Event> now = played(game, seat, choice);
        while (!RULES.deciders(now.state()).contains(seat)) {
            now = played(now, RULES.deciders(now.state()).head(), Seq::head);
        }
        return now;
    }

    private static Timeline<Game, Action, Event> played(
            Timeline<Game, Action, Event> game, Seat seat, Function<Seq<Action>, Action> choice) {
        return game.play(RULES, choice.apply(RULES.choices(game.state(), seat))).get();
    }

    private static Array<Event> told(Timeline<Game, Action, Event> game, Seat seat) {
        return game.events().flatMap(event -> RULES.told(event, seat)).toArray();
    }
}
