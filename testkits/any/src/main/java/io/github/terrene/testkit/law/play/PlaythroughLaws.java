package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.UnlistedActions;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.ArrayDeque;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Laws of how games run: they never get stuck, always go the same way, and always end. */
public interface PlaythroughLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How many of the last actions of a game that does not end are shown: enough to see it go round. */
    int LATEST = 8;

    @Property
    default void theSameSeedConfigurationAndActionsGiveTheSameGame(@ForAll("walks") Walk<C> walk) {
        Playthrough<C, S, A, E> once = specimen().playthrough(walk);
        Playthrough<C, S, A, E> again = specimen().playthrough(walk);
        new EveryState<>(once).each((state, place) -> {
            assertThat(again.states().get(place)).isEqualTo(state);
            assertThat(again.before(place)).isEqualTo(once.before(place));
            if (place > 0) {
                assertThat(again.moves().get(place - 1)).isEqualTo(once.moves().get(place - 1));
            }
        });
    }

    /** A configuration is checked once for many games: none of them leaves anything behind for the next one. */
    @Property
    default void theGamesOfAnOpeningAreThoseThatStartAlone(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        C config = walk.seeded().config();
        long seed = walk.seeded().seed();
        Opening<S, E> opening = rules.open(config).get();
        Step<S, E> first = opening.start(seed);
        assertThat(opening.start(seed + 1))
                .isEqualTo(rules.start(config, seed + 1).get());
        assertThat(opening.start(seed))
                .isEqualTo(first)
                .isEqualTo(rules.start(config, seed).get());
    }

    @Property
    default void noStateIsChangedByALaterAction(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Step<S, E> start =
                rules.start(walk.seeded().config(), walk.seeded().seed()).get();
        String text = rules.notation().writeState(start.state());
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        Array<String> texts = playthrough.states().map(rules.notation()::writeState);
        UnlistedActions<A> unlisted = UnlistedActions.of(playthrough);
        new EveryState<>(playthrough).each((state, place) -> {
            unlisted.at(place).forEach(action -> rules.apply(state, action));
            rules.seats(state).forEach(seat -> rules.view(state, seat));
        });
        new EveryState<>(playthrough)
                .each((state, place) ->
                        assertThat(rules.notation().writeState(state)).isEqualTo(texts.get(place)));
        assertThat(rules.notation().writeState(start.state())).isEqualTo(text);
    }

    @Property
    default void everyGameEnds(@ForAll("walks") Walk<C> walk) {
        Specimen<C, S, A, E, V> game = specimen();
        Policy<? super S, ? super A> policy = game.policies().get(walk.policy());
        Rng rng = Rng.of(walk.seeded().seed()).split(walk.choices().size());
        int most = game.endless(walk.seeded().config());
        ArrayDeque<A> latest = new ArrayDeque<>();
        S last = game.playthrough(walk).playedOn(policy, rng, most, action -> {
            latest.add(action);
            if (latest.size() > LATEST) {
                latest.remove();
            }
        });
        assertThat(game.rules().outcome(last))
                .as(
                        "outcome of a game that must be over after %s more moves; the last were %s, and now it is\n%s",
                        most, latest, game.rules().notation().writeState(last))
                .isNotEmpty();
        assertThat(game.rules().deciders(last)).isEmpty();
        assertThat(game.rules().outcome(last).get().winners())
                .isSubsetOf(game.rules().seats(last));
    }

    /** This checks not only what the walk does, but everything that it could have done. */
    @Property
    default void everyChoiceThatIsOfferedCanBeCompleted(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            for (Decision decision : rules.pending(state)) {
                for (A action : rules.legal(state, decision.seat())) {
                    S next = rules.apply(state, action).get().state();
                    assertThat(rules.deciders(next).isEmpty())
                            .as("nobody is awaited after %s", action)
                            .isEqualTo(rules.outcome(next).isDefined());
                    for (Decision following : rules.pending(next)) {
                        assertThat(rules.choices(next, following.seat()))
                                .as("choices of %s after %s", following, action)
                                .isNotEmpty();
                    }
                }
            }
        });
    }

    @Property
    default void severalActionsAtOnceAreTheSameAsOneAfterAnother(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        int all = playthrough.moves().size();
        Dice dice = Rng.of(walk.seeded().seed()).dice();
        int from = dice.below(all + 1);
        int to = from + dice.below(all - from + 1);
        Array<A> actions = playthrough.before(to).drop(from);
        Step<S, E> sum = rules.applyAll(playthrough.states().get(from), actions).get();
        AssertSame.check("the state after " + actions, playthrough.states().get(to), sum.state());
        assertThat(sum.events())
                .isEqualTo(playthrough
                        .moves()
                        .slice(from, to)
                        .flatMap(move -> move.step().events()));
        assertThat(sum.undoable())
                .isEqualTo(playthrough
                        .moves()
                        .slice(from, to)
                        .forAll(move -> move.step().undoable()));
    }

    @Property
    default void severalActionsAtOnceAreRefusedIfOneOfThemIs(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        UnlistedActions<A> unlisted = UnlistedActions.of(playthrough);
        int end = playthrough.moves().size();
        int from = Math.max(0, end - 5);
        for (A action : unlisted.at(end)) {
            Either<Seq<Rejection>, Step<S, E>> alone = rules.apply(playthrough.last(), action);
            Either<Seq<Rejection>, Step<S, E>> behind = rules.applyAll(
                    playthrough.states().get(from),
                    playthrough.before(end).drop(from).append(action));
            assertThat(behind.swap().toOption()).isEqualTo(alone.swap().toOption());
        }
    }
}
