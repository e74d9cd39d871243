package io.github.terrene.testkit.law.saved;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Deviation;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.UnlistedActions;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.HashMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Games can be replayed and undone, and a deviation is found where it begins. */
public interface ReplayLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {

    /** The game of a walk with its past. */
    default Timeline<S, A, E> timeline(Playthrough<C, S, A, E> playthrough) {
        Timeline<S, A, E> timeline = Timeline.from(playthrough.start());
        for (Move<S, A, E> move : playthrough.moves()) {
            timeline = timeline.and(move);
        }
        return timeline;
    }

    @Property
    default void aReplayCanBeReadAndPlayedAgain(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        Replay<C, A> replay =
                Replay.of(rules, walk.seeded().config(), walk.seeded().seed(), timeline(playthrough));
        String text = replay.text(rules.notation());
        Replay<C, A> read = Replay.parse(text, rules.notation())
                .getOrElseThrow(problems -> new AssertionError(problems.mkString("\n")));
        assertThat(read).isEqualTo(replay);
        Timeline<S, A, E> again =
                read.verify(rules).getOrElseThrow(deviation -> new AssertionError(deviation.toString()));
        assertThat(again.state()).isEqualTo(playthrough.last());
        assertThat(again.events())
                .isEqualTo(Array.ofAll(playthrough.start().events())
                        .appendAll(
                                playthrough.moves().flatMap(move -> move.step().events())));
    }

    @Property
    default void aReplayComesBackFromItsForm(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Timeline<S, A, E> timeline = timeline(specimen().playthrough(walk));
        ComesBack.check(
                Replay.form(rules.forms()),
                Replay.of(rules, walk.seeded().config(), walk.seeded().seed(), timeline));
    }

    @Property
    default void everyChangedFingerprintOrActionOfAReplayIsFoundAtItsStep(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        if (playthrough.moves().isEmpty()) {
            return;
        }
        Replay<C, A> replay =
                Replay.of(rules, walk.seeded().config(), walk.seeded().seed(), timeline(playthrough));
        int place =
                Rng.of(walk.seeded().seed()).dice().below(playthrough.moves().size());
        Replay.Entry<A> entry = replay.entries().get(place);
        Fingerprint forged = new Fingerprint(entry.after().bits() ^ 1);
        Deviation<S, A, E> deviation = deviation(replay, place, new Replay.Entry<>(entry.action(), forged));
        assertThat(deviation.step()).isEqualTo(place + 1);
        assertThat(deviation.before().get().moves())
                .isEqualTo(playthrough.moves().take(place));
        new EveryState<>(playthrough).at(place, () -> {
            for (A other : others(playthrough, place)) {
                assertThat(deviation(replay, place, new Replay.Entry<>(other, entry.after()))
                                .step())
                        .as("the step at which %s is found in the place of %s", other, entry.action())
                        .isEqualTo(place + 1);
            }
        });
    }

    /** A different configuration shows at the start, even if it would matter only much later or never. */
    @Property
    default void aReplayWithAnotherConfigurationDeviatesAtItsStart(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        C config = walk.seeded().config();
        long seed = walk.seeded().seed();
        Replay<C, A> replay = Replay.of(rules, config, seed, timeline(specimen().playthrough(walk)));
        for (C other : OtherConfigs.of(rules.notation(), config)) {
            Replay<C, A> forged =
                    new Replay<>(replay.library(), replay.game(), other, seed, replay.start(), replay.entries());
            assertThat(forged.verify(rules).swap().map(Deviation::step))
                    .as("the step at which %s is found", rules.notation().writeConfig(other))
                    .contains(0);
        }
    }

    /** A replay tells at once when another choice was made, not only when that choice comes to matter. */
    @Property
    default void differentChoicesLeaveDifferentFingerprints(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            HashMap<Fingerprint, S> marks = new HashMap<>();
            for (Seat seat : rules.seats(state)) {
                for (A action : rules.legal(state, seat)) {
                    S next = rules.apply(state, action).get().state();
                    Fingerprint mark = Fingerprint.of(rules.notation(), next);
                    AssertSame.check(
                            "a state with the fingerprint of that after " + action,
                            next,
                            marks.getOrDefault(mark, next));
                    marks.put(mark, next);
                }
            }
        });
    }

    /** Actions that lead elsewhere, and actions that are refused. */
    private Seq<A> others(Playthrough<C, S, A, E> playthrough, int place) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        S state = playthrough.states().get(place);
        Fingerprint after = Fingerprint.of(
                rules.notation(), playthrough.moves().get(place).step().state());
        Array<A> legal = Array.empty();
        for (Seat seat : rules.seats(state)) {
            legal = legal.appendAll(rules.legal(state, seat));
        }
        Array<A> elsewhere = legal.filter(action -> !Fingerprint.of(
                        rules.notation(), rules.apply(state, action).get().state())
                .equals(after));
        Seq<A> refused = UnlistedActions.of(playthrough).at(place).reject(legal::contains);
        return elsewhere.take(2).appendAll(refused.take(2));
    }

    private Deviation<S, A, E> deviation(Replay<C, A> replay, int place, Replay.Entry<A> changed) {
        Replay<C, A> forged = new Replay<>(
                replay.library(),
                replay.game(),
                replay.config(),
                replay.seed(),
                replay.start(),
                replay.entries().update(place, changed));
        return forged.verify(specimen().rules())
                .swap()
                .getOrElseThrow(() -> new AssertionError("no deviation is found at step " + (place + 1)));
    }

    /** Any seat may undo its last action at any time, unless it has learned something; what others have done since stands. */
    @Property
    default void whatIsUndoneIsAsIfItHadNotBeenDone(@ForAll("walks") Walk<C> walk) {
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        Array<Timeline<S, A, E>> timelines =
                playthrough.moves().scanLeft(Timeline.<S, A, E>from(playthrough.start()), Timeline::and);
        new EveryState<>(playthrough).each((state, place) -> {
            for (Seat seat : specimen().rules().seats(state)) {
                undone(playthrough, timelines.get(place), seat);
            }
        });
    }

    private void undone(Playthrough<C, S, A, E> playthrough, Timeline<S, A, E> timeline, Seat seat) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Seq<A> actions = timeline.actions();
        int own = actions.lastIndexWhere(action -> rules.actor(action).equals(seat));
        Either<NoUndo, Timeline<S, A, E>> without = timeline.undo(rules, seat);
        if (own < 0) {
            assertThat(without.getLeft()).isEqualTo(NoUndo.NOTHING_DONE);
        } else if (!playthrough.moves().get(own).step().undoable()) {
            assertThat(without.getLeft()).isEqualTo(NoUndo.FINAL);
        } else if (told(playthrough, own, timeline.length(), seat)) {
            assertThat(without.getLeft()).isEqualTo(NoUndo.TOLD_SINCE);
        } else {
            S before = playthrough.states().get(own);
            S expected = rules.applyAll(before, actions.drop(own + 1)).get().state();
            assertThat(without.get().actions()).isEqualTo(actions.removeAt(own));
            assertThat(without.get().state())
                    .as("%s takes back %s", seat, actions.get(own))
                    .isEqualTo(expected);
        }
    }

    private boolean told(Playthrough<C, S, A, E> playthrough, int own, int now, Seat seat) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        V then = rules.view(playthrough.states().get(own + 1), seat);
        return !then.equals(rules.view(playthrough.states().get(now), seat))
                || playthrough
                        .moves()
                        .slice(own + 1, now)
                        .exists(move -> move.step()
                                .events()
                                .exists(event -> rules.told(event, seat).isDefined()));
    }

    /**
     * Undo never goes back past another seat's decision. What a seat does without being awaited, such as to say that it will leave later,
     * makes nobody else decide if it can be undone.
     */
    @Property
    default void onlyAStepAfterWhichTheSameSeatDecidesCanBeUndone(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        assertThat(playthrough.start().undoable()).as("undo of the start").isFalse();
        new EveryState<>(playthrough).eachMove((state, move) -> {
            if (move.step().undoable()) {
                Seq<Seat> before = rules.deciders(state);
                Seat seat = rules.actor(move.action());
                Seq<Seat> after = rules.deciders(move.step().state());
                assertThat(before.contains(seat) ? after.filter(seat::equals) : after)
                        .as("awaited after %s, which can be undone", move.action())
                        .isEqualTo(before.contains(seat) ? seat.asList() : before);
            }
        });
    }
}
