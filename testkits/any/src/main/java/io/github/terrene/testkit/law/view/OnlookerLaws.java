package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.SaidReason;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * An onlooker decides nothing, and sees what is public: never more than any of the players. A game with a player at each of the 26 seats has no
 * onlookers, and trivially keeps these laws.
 */
public interface OnlookerLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** Seats where nobody sits: the first and the last one. */
    default Seq<Seat> onlookers(S state) {
        Seq<Seat> seats = specimen().rules().seats(state);
        return Array.of(seats.last().index() + 1, Seat.ONLOOKER.index())
                .distinct()
                .filter(index -> index <= Seat.ONLOOKER.index())
                .map(Seat::of)
                .reject(seats::contains);
    }

    private S imagined(Playthrough<C, S, A, E> playthrough, int place, Seat seat) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Seq<CardPool> beliefs = specimen().beliefs(playthrough.seeded().config(), seat);
        V view = rules.view(playthrough.states().get(place), seat);
        Rng rng = Rng.of(playthrough.seeded().seed()).split(place).split(seat.index());
        return rules.imagine(view, beliefs.get(place % beliefs.size()), rng);
    }

    @Property
    default void anOnlookerHasNothingToDecide(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            for (Seat onlooker : onlookers(state)) {
                assertThat(rules.legal(state, onlooker)).isEmpty();
                assertThat(rules.refused(state, onlooker)).isEmpty();
                assertThat(rules.choices(state, onlooker)).isEmpty();
                assertThat(rules.moves(state, onlooker).actions()).isEmpty();
                assertThat(rules.deciders(state)).doesNotContain(onlooker);
            }
        });
    }

    /** The refused actions are those that are legal for a player, as actions of the onlooker. */
    @Property
    default void anActionOfAnOnlookerIsRefused(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        SaidReason said = SaidReason.of(specimen());
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            for (Seat onlooker : onlookers(state)) {
                for (A action : actionsOf(onlooker, walk.seeded().config(), state)) {
                    Seq<Rejection> reasons = rules.whyNot(state, action);
                    assertThat(reasons).as("%s by somebody who watches", action).isNotEmpty();
                    assertThat(rules.apply(state, action).swap().toOption()).containsExactly(reasons);
                    reasons.forEach(said::check);
                }
            }
        });
    }

    private Seq<A> actionsOf(Seat onlooker, C config, S state) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        return rules.seats(state)
                .flatMap(seat -> rules.legal(state, seat)
                        .map(rules.notation()::writeAction)
                        .map(text -> text.replaceAll("\\b" + seat + "\\b", onlooker.toString())))
                .flatMap(text -> rules.notation().readAction(config, text).toOption())
                .filter(action -> rules.actor(action).equals(onlooker));
    }

    /** Seats that are awaited are shown as awaited, and no seat is that the onlooker's view does not allow. */
    @Property
    default void anOnlookerIsShownWhoIsAwaited(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat onlooker : onlookers(state)) {
                Seq<Seat> group = specimen().group(state, onlooker);
                S alike = imagined(playthrough, place, onlooker);
                assertThat(rules.awaited(rules.view(state, onlooker)))
                        .containsAll(rules.deciders(state).filter(group::contains))
                        .isSubsetOf(rules.seats(state))
                        .isEqualTo(rules.deciders(alike).filter(group::contains));
            }
        });
    }

    @Property
    default void aStateImaginedByAnOnlookerHasTheViewItWasImaginedFrom(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat onlooker : onlookers(state)) {
                V imagined = rules.view(imagined(playthrough, place, onlooker), onlooker);
                AssertSame.check("the view of an onlooker", rules.view(state, onlooker), imagined);
            }
        });
    }

    @Property
    default void allOnlookersSeeTheSame(@ForAll("walks") Walk<C> walk) {
        same(specimen().playthrough(walk), specimen().tables());
    }

    private <T> void same(Playthrough<C, S, A, E> playthrough, Tables<S, E, V, T> tables) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(playthrough).eachMove((state, move) -> {
            for (Seat one : onlookers(state)) {
                for (Seat other : onlookers(state)) {
                    T table = tables.seenIn(rules.view(state, one));
                    AssertSame.check("the table of " + other, table, tables.seenIn(rules.view(state, other)));
                    AssertSame.check("the events of " + other, sent(move, one), sent(move, other));
                }
            }
        });
    }

    /** What looks alike to any one of the players looks alike to an onlooker, who knows nothing that this player does not know. */
    @Property
    default void anOnlookerSeesNothingThatAnyPlayerDoesNotSee(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat player : rules.seats(state)) {
                S alike = imagined(playthrough, place, player);
                for (Seat onlooker : onlookers(state)) {
                    V expected = rules.view(state, onlooker);
                    AssertSame.check("what is not known to " + player, expected, rules.view(alike, onlooker));
                }
            }
        });
    }

    /** So what a player was sent can be shown to onlookers: masked for them, nothing is missing and nothing is too much. */
    @Property
    default void whatAPlayerWasSentSaysAllThatAnOnlookerIsSent(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).eachMove((state, move) -> {
            for (E event : move.step().events()) {
                for (Seat onlooker : onlookers(state)) {
                    E seen = rules.seenBy(event, onlooker);
                    assertThat(seen).hasSameClassAs(event);
                    for (Seat player : rules.seats(state)) {
                        E passedOn = rules.seenBy(rules.seenBy(event, player), onlooker);
                        AssertSame.check("an event as " + player + " passes it on", seen, passedOn);
                    }
                }
            }
        });
    }

    @Property
    default void foldingTheEventsThatAnOnlookerWasSentGivesTheTableOfItsView(@ForAll("walks") Walk<C> walk) {
        folded(specimen().playthrough(walk), specimen().tables());
    }

    private <T> void folded(Playthrough<C, S, A, E> playthrough, Tables<S, E, V, T> tables) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        S start = playthrough.start().state();
        for (Seat onlooker : onlookers(start)) {
            Array<T> folded = playthrough
                    .moves()
                    .scanLeft(
                            tables.seenIn(rules.view(start, onlooker)),
                            (table, move) -> sent(move, onlooker).foldLeft(table, tables::after));
            new EveryState<>(playthrough)
                    .each((state, place) -> AssertSame.check(
                            "the table of an onlooker's view",
                            tables.seenIn(rules.view(state, onlooker)),
                            folded.get(place)));
        }
    }

    private Array<E> sent(Move<S, A, E> move, Seat onlooker) {
        return Array.ofAll(move.step().events())
                .flatMap(event -> specimen().rules().told(event, onlooker));
    }
}
