package io.github.terrene.bots.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.agent.Sensible;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A game for two that programs are tried in. */
record TriedGame<C, S, A, E, V>(String name, Rules<C, S, A, E, V> rules, C config, Playbook<S, A, E, V> playbook) {
    static <C, S, A, E, V> TriedGame<C, S, A, E, V> of(
            String name,
            Rules<C, S, A, E, V> rules,
            C config,
            Policy<? super S, ? super A> policy,
            Evaluation<? super S> prospect) {
        return new TriedGame<>(name, rules, config, new Playbook<>(rules, policy, prospect));
    }

    /** Plays a game against a sensible player to its end: what was done in it. */
    Seq<A> play(BotProgram program, Seat seat, long seed) {
        Step<S, E> start = rules.start(config, seed).get();
        try (ProgramAgent<V, A, E> bot = program.start(rules, name, seat, rules.seats(start.state()))) {
            Played<S, A, E> played = Host.of(rules, agents(bot, seat)).play(start, Rng.of(seed));
            played.outcome().forEach(bot::tell);
            assertThat(bot.faults()).isEmpty();
            assertThat(played.outcome()).isNotEmpty();
            return played.timeline().actions();
        }
    }

    private Array<Agent<V, A, E>> agents(Agent<V, A, E> bot, Seat seat) {
        return Seat.first(2)
                .map(each -> each.equals(seat)
                        ? bot
                        : new Sensible<>(playbook, rules.pool(config).knownTo(each)));
    }

    @Override
    public String toString() {
        return name;
    }
}
