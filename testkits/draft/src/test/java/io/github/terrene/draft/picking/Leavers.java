package io.github.terrene.draft.picking;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import java.util.ArrayList;

/** Walks in which now and then somebody leaves or runs, whoever is awaited: nobody does in the usual ones. */
public final class Leavers {
    /** Of all choices, those below this many are to concede. */
    private static final int CONCEDING = Walk.CHOICES / 40;

    private Leavers() {}

    /** A third of all walks is played like that, by first choices otherwise; the rest as given. */
    public static <C, S, A, E> Playthrough<C, S, A, E> among(
            Rules<C, S, A, E, ?> rules, Walk<C> walk, Playthrough<C, S, A, E> usual) {
        if (walk.seeded().seed() % 3 != 0) {
            return usual;
        }
        ArrayList<Move<S, A, E>> moves = new ArrayList<>();
        S state = usual.start().state();
        for (int choice : walk.choices()) {
            Array<A> offered = offered(rules, state, choice < CONCEDING);
            if (offered.isEmpty()) {
                break;
            }
            A action = offered.get((int) ((long) choice * 7919 % Walk.CHOICES * offered.size() / Walk.CHOICES));
            Step<S, E> step = rules.apply(state, action)
                    .getOrElseThrow(why -> new IllegalStateException(action + " is legal but refused: " + why));
            moves.add(new Move<>(action, step));
            state = step.state();
        }
        return new Playthrough<>(rules, usual.seeded(), usual.start(), Array.ofAll(moves));
    }

    private static <S, A> Array<A> offered(Rules<?, S, A, ?, ?> rules, S state, boolean conceding) {
        Array<A> leaving = conceding
                ? Array.ofAll(rules.seats(state))
                        .flatMap(seat -> rules.legal(state, seat).filter(rules::concedes))
                : Array.empty();
        return leaving.nonEmpty()
                ? leaving
                : Array.ofAll(rules.deciders(state)).flatMap(seat -> rules.choices(state, seat));
    }
}
