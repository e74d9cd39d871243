package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.UnlistedActions;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Views cannot leak: what a seat may do, why it may not do something, and what follows depend on its view alone. Each state is compared with one
 * imagined from its view.
 */
public interface ViewLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How many actions in a row may go unnoticed by others. */
    int MOST_UNNOTICED = 8;

    /** How far an imagined game is played on. */
    int AHEAD = 12;

    /** A state that looks to a seat like this one, with another belief each time. */
    default S imagined(Playthrough<C, S, A, E> playthrough, int place, Seat seat) {
        Seq<CardPool> beliefs = specimen().beliefs(playthrough.seeded().config(), seat);
        CardPool pool = beliefs.get((place + seat.index()) % beliefs.size());
        V view = specimen().rules().view(playthrough.states().get(place), seat);
        Rng rng = Rng.of(playthrough.seeded().seed()).split(place).split(seat.index());
        return specimen().rules().imagine(view, pool, rng);
    }

    private Seq<Seat> awaited(S state) {
        return specimen().rules().deciders(state);
    }

    @Property
    default void anImaginedStateHasTheViewItWasImaginedFrom(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat seat : rules.seats(state)) {
                V imagined = rules.view(imagined(playthrough, place, seat), seat);
                AssertSame.check("the view of " + seat, rules.view(state, seat), imagined);
            }
        });
    }

    /** Who is shown as awaited to a seat: everybody who is awaited, itself exactly if it is, and nobody beyond what its view allows. */
    @Property
    default void aSeatIsShownAsAwaitedAsLongAsOthersMayThinkSo(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat seat : rules.seats(state)) {
                Seq<Seat> group = specimen().group(state, seat);
                Seq<Seat> shown = rules.awaited(rules.view(state, seat));
                assertThat(shown)
                        .containsAll(awaited(state).filter(group::contains))
                        .isEqualTo(awaited(imagined(playthrough, place, seat)).filter(group::contains));
                assertThat(shown.contains(seat)).isEqualTo(awaited(state).contains(seat));
            }
        });
    }

    @Property
    default void anImaginedStateCanBePlayedOn(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat seat : rules.seats(state)) {
                playOn(rules, imagined(playthrough, place, seat), Rng.of(place).dice());
            }
        });
    }

    private void playOn(Rules<C, S, A, E, V> rules, S imagined, Dice dice) {
        S state = imagined;
        for (int i = 0; i < AHEAD && rules.deciders(state).nonEmpty(); i++) {
            Decision decision = dice.pick(rules.pending(state));
            Seq<A> legal = rules.choices(state, decision.seat());
            assertThat(legal).as("choices for %s in an imagined game", decision).isNotEmpty();
            state = rules.apply(state, dice.pick(legal)).get().state();
        }
    }

    /** This holds even if others have already decided and nobody may know: what a seat can do does not reveal it, either. */
    @Property
    default void equalViewsGiveEqualChoices(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat seat : rules.seats(state)) {
                S other = imagined(playthrough, place, seat);
                assertThat(awaited(other).contains(seat))
                        .as("whether %s is awaited", seat)
                        .isEqualTo(awaited(state).contains(seat));
                assertThat(rules.legal(other, seat)).as("choices of %s", seat).isEqualTo(rules.legal(state, seat));
                if (awaited(state).contains(seat)) {
                    assertThat(rules.fallback(other, seat)).isEqualTo(rules.fallback(state, seat));
                }
            }
        });
    }

    /** Whatever a seat tries or might think of, legal or not, it gets the same rules, facts and sentences. */
    @Property
    default void equalViewsGiveEqualRefusals(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        UnlistedActions<A> unlisted = UnlistedActions.of(playthrough);
        new EveryState<>(playthrough).some((state, place) -> {
            Seq<A> tried = unlisted.manyAt(place);
            for (Seat seat : rules.seats(state)) {
                S other = imagined(playthrough, place, seat);
                for (A action :
                        tried.filter(each -> specimen().rules().actor(each).equals(seat))) {
                    assertThat(rules.whyNot(other, action))
                            .as("what %s is told of %s", seat, action)
                            .isEqualTo(rules.whyNot(state, action));
                }
                assertThat(rules.refused(other, seat))
                        .as("what %s is told that it cannot do", seat)
                        .isEqualTo(rules.refused(state, seat));
            }
        });
    }

    /** Up to the first event that shows something new, or to the decision of another seat. */
    @Property
    default void equalViewsGiveAnActionEqualEventsUpToTheNextReveal(@ForAll("walks") Walk<C> walk) {
        inTwoWorlds(walk, this::alike);
    }

    /** The outcome of an action may depend on a secret, even if there is no outcome: whether the action is final must not reveal it. */
    @Property
    default void equalViewsAgreeOnWhatCanBeTakenBack(@ForAll("walks") Walk<C> walk) {
        inTwoWorlds(walk, (seat, action, step, imagined) -> {
            assertThat(imagined.undoable())
                    .as("whether %s can take back %s", seat, action)
                    .isEqualTo(step.undoable());
            if (step.undoable()) {
                assertThat(seen(imagined, seat))
                        .as("what %s sees of %s, which can be taken back", seat, action)
                        .isEqualTo(seen(step, seat));
            }
        });
    }

    /**
     * In every world that looked the same to another seat, the player who acts could have done something, or nothing, that looks the same to
     * it afterwards. Otherwise its view holds a card that could have been another one before, and nobody can take that back. Worlds in which
     * the player could do nothing of that kind do not count: knowing that somebody has some card to place face-down does not mean seeing a card.
     * Several actions that the other does not notice are as good as one: an imagined question may be asked from its beginning.
     */
    @Property
    default void whatCanBeTakenBackHasToldNobodyAnything(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        EveryState<C, S, A, E> every = new EveryState<>(playthrough);
        for (int at = 0; at < playthrough.moves().size(); at++) {
            int place = at;
            Move<S, A, E> move = playthrough.moves().get(place);
            if (move.step().undoable()) {
                rules.seats(move.step().state())
                        .append(Seat.ONLOOKER)
                        .remove(rules.actor(move.action()))
                        .forEach(viewer -> every.at(place, () -> toldNothing(playthrough, place, move, viewer)));
            }
        }
    }

    private void toldNothing(Playthrough<C, S, A, E> playthrough, int place, Move<S, A, E> move, Seat viewer) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        S other = imagined(playthrough, place, viewer);
        V after = rules.view(move.step().state(), viewer);
        Seat actor = rules.actor(move.action());
        boolean possible = rules.view(other, viewer).equals(after)
                || canLook(after, viewer, other, actor, MOST_UNNOTICED)
                || rules.legal(other, actor).forAll(action -> !kind(action).equals(kind(move.action())));
        assertThat(possible)
                .as("what %s learned by %s can be taken back", viewer, move.action())
                .isTrue();
    }

    /** Whether a player can make a state look like that to somebody, by one action after some that go unnoticed. */
    private boolean canLook(V after, Seat viewer, S state, Seat actor, int unnoticed) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Seq<A> legal = rules.legal(state, actor);
        V before = rules.view(state, viewer);
        return legal.exists(action -> looks(after, viewer, rules.apply(state, action)))
                || unnoticed > 0
                        && legal.find(action -> looks(before, viewer, rules.apply(state, action)))
                                .exists(action -> canLook(
                                        after,
                                        viewer,
                                        rules.apply(state, action).get().state(),
                                        actor,
                                        unnoticed - 1));
    }

    private String kind(A action) {
        return UnlistedActions.kind(specimen().rules().notation().writeAction(action));
    }

    private boolean looks(V seen, Seat viewer, Either<Seq<Rejection>, Step<S, E>> step) {
        return specimen().rules().view(step.get().state(), viewer).equals(seen);
    }

    /** Looks at what comes of an action in a world, and in another that looks the same to its seat. */
    @FunctionalInterface
    interface TwoWorlds<S, A, E> {
        /** Looks. */
        void at(Seat seat, A action, Step<S, E> step, Step<S, E> imagined);
    }

    /** Others may be deciding in only one of the two worlds: as long as the seat does not see it, it must not matter. */
    private void inTwoWorlds(Walk<C> walk, TwoWorlds<S, A, E> look) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            for (Seat seat : awaited(state)) {
                S other = imagined(playthrough, place, seat);
                for (A action : rules.legal(state, seat)) {
                    look.at(
                            seat,
                            action,
                            rules.apply(state, action).get(),
                            rules.apply(other, action).get());
                }
            }
        });
    }

    private Seq<E> seen(Step<S, E> step, Seat seat) {
        return step.events().flatMap(event -> specimen().rules().told(event, seat));
    }

    private void alike(Seat seat, A action, Step<S, E> step, Step<S, E> imagined) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Seq<E> seen = seen(step, seat);
        Seq<E> seenToo = seen(imagined, seat);
        int common = Math.min(seen.size(), seenToo.size());
        int equal = 0;
        while (equal < common && seen.get(equal).equals(seenToo.get(equal))) {
            equal++;
        }
        boolean alike = equal == seen.size() && equal == seenToo.size();
        String what = seat + " does " + action + " and sees, after " + equal + " equal events, " + seen.drop(equal)
                + ", or " + seenToo.drop(equal);
        if (!alike && equal < common) {
            boolean revealed = specimen().reveals(step.events().get(equal))
                    || specimen().reveals(imagined.events().get(equal));
            assertThat(revealed)
                    .as("%s: whether the next event reveals something", what)
                    .isTrue();
        } else if (!alike) {
            S interrupted = equal == seen.size() ? step.state() : imagined.state();
            assertThat(rules.deciders(interrupted))
                    .as("%s: who decides before the rest happens", what)
                    .isNotEmpty()
                    .doesNotContain(seat);
        }
    }
}
