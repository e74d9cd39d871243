package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * An agent of the kernel as a player. It is told each step once. When something was taken back, another agent takes its place, which is told
 * all the others, since nobody remembers what was taken back.
 */
final class Bot<S, A, E, V> implements Player<S, A, E> {
    private final Rules<?, S, A, E, V> rules;
    private final Seat seat;
    private final Supplier<Agent<V, A, E>> agents;
    private Agent<V, A, E> agent;
    private Option<Timeline<S, A, E>> told = Option.none(); // the game of which the agent was told

    Bot(Rules<?, S, A, E, V> rules, Seat seat, Supplier<Agent<V, A, E>> agents) {
        this.rules = rules;
        this.seat = seat;
        this.agents = agents;
        this.agent = agents.get();
    }

    @Override
    public Reply<A> decide(Timeline<S, A, E> game, Rng rng, Seq<A> prevented) {
        Seq<A> choices = rules.choices(game.state(), seat).removeAll(prevented);
        Seq<A> offered = choices.isEmpty() ? rules.legal(game.state(), seat).removeAll(prevented) : choices;
        observe(game);
        return offered.isEmpty() ? Reply.quit() : Reply.act(Array.of(choice(game.state(), offered, rng)));
    }

    /** What it wants; anything if the effect of a card is faulty in a game that it imagines, so that it cannot think. */
    private A choice(S state, Seq<A> offered, Rng rng) {
        try {
            return agent.decide(rules.view(state, seat), offered, rng);
        } catch (FaultyEffect imagined) {
            return rng.dice().pick(offered);
        }
    }

    private void observe(Timeline<S, A, E> game) {
        if (!told.forAll(before -> goesOn(before, game))) {
            agent = agents.get();
            told = Option.none();
        }
        told.fold(() -> steps(game, 0).prepend(game.first()), before -> steps(game, before.length()))
                .flatMap(Step::events)
                .flatMap(event -> rules.told(event, seat))
                .forEach(agent::observe);
        told = Option.some(game);
    }

    private static <S, A, E> Seq<Step<S, E>> steps(Timeline<S, A, E> game, int known) {
        return game.moves(known).map(Move::step);
    }

    /** What follows after something that was taken back is played again, so all is as it was if the last step is the same one. */
    private static <S, A, E> boolean goesOn(Timeline<S, A, E> before, Timeline<S, A, E> game) {
        int known = before.length();
        return known == 0 || known <= game.length() && steps(game, known - 1).head() == before.last();
    }
}
