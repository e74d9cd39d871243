package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Then;
import io.github.terrene.kernel.engine.RuledGame;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.BrokenCopies;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.SaidReason;
import io.github.terrene.testkit.law.UnlistedActions;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** There is one opinion about what is legal: listing, explaining and applying agree. */
public interface LegalityLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How many actions of a state are made incomplete. */
    int MAIMED = 5;

    @Property
    default void everyLegalActionIsAcceptedAndNothingForbidsIt(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            for (Seat seat : rules.seats(state)) {
                for (A action : rules.legal(state, seat)) {
                    assertThat(rules.actor(action)).as("whose %s is", action).isEqualTo(seat);
                    assertThat(rules.whyNot(state, action))
                            .as("%s is listed", action)
                            .isEmpty();
                    assertThat(rules.apply(state, action).isRight())
                            .as("%s is accepted", action)
                            .isTrue();
                }
            }
        });
    }

    /** A search that uses moves sees what a player would see. */
    @Property
    default void movesAreTheLegalActionsAndWhatTheyLeadTo(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            for (Seat seat : rules.seats(state)) {
                Moves<S, A, E> moves = rules.moves(state, seat);
                assertThat(moves.actions()).isEqualTo(rules.legal(state, seat)).hasSize(moves.size());
                for (int place = 0; place < moves.size(); place++) {
                    assertThat(moves.step(place))
                            .isEqualTo(rules.apply(state, moves.action(place)).get());
                }
            }
        });
    }

    /** Other actions are those that are legal elsewhere in the game, and slight variations of them. */
    @Property
    default void everyOtherActionIsRefusedForTheReasonsThatAreExplained(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        UnlistedActions<A> unlisted = UnlistedActions.of(playthrough);
        new EveryState<>(playthrough).some((state, place) -> {
            Seq<A> legal = rules.seats(state).flatMap(seat -> rules.legal(state, seat));
            for (A action : unlisted.at(place).reject(legal::contains)) {
                Seq<Rejection> reasons = rules.whyNot(state, action);
                assertThat(reasons)
                        .as("%s is not listed, but has a rule", action)
                        .isNotEmpty()
                        .noneMatch(reason -> reason.key().endsWith("/other-game"));
                assertThat(rules.apply(state, action).swap().toOption())
                        .as("refusal of %s", action)
                        .containsExactly(reasons);
            }
        });
    }

    /** What a mapper leaves out is null, at any depth: the rules refuse such an action instead of throwing. */
    @Property
    default void anActionThatLeavesSomethingOutIsRefused(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            for (Seat seat : rules.seats(state)) {
                for (A action : rules.legal(state, seat).take(MAIMED).flatMap(BrokenCopies::of)) {
                    Seq<Rejection> reasons = rules.whyNot(state, action);
                    assertThat(reasons).as("%s says not all", action).isNotEmpty();
                    assertThat(rules.apply(state, action).swap().toOption()).containsExactly(reasons);
                }
            }
        });
    }

    /** The same for a configuration. */
    @Property
    default void aConfigurationThatLeavesSomethingOutIsRefused(@ForAll("walks") Walk<C> walk) {
        for (C config : BrokenCopies.of(walk.seeded().config())) {
            assertThat(specimen()
                            .rules()
                            .start(config, walk.seeded().seed())
                            .swap()
                            .toOption())
                    .as("problems of %s", config)
                    .isNotEmpty();
        }
    }

    @Property
    default void aRefusalNamesRulesThatExistAndSaysASentence(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        SaidReason said = SaidReason.of(specimen());
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        UnlistedActions<A> unlisted = UnlistedActions.of(playthrough);
        new EveryState<>(playthrough).some((state, place) -> {
            for (A action : unlisted.at(place)) {
                rules.whyNot(state, action).forEach(said::check);
            }
        });
    }

    @Property
    default void onlyWhoIsAwaitedHasSomethingToChoose(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            Seq<Seat> awaited = rules.deciders(state);
            assertThat(awaited)
                    .isEqualTo(rules.pending(state).map(Decision::seat))
                    .isEqualTo(awaited.sorted().distinct())
                    .isSubsetOf(rules.seats(state));
            assertThat(rules.pending(state).map(Decision::prompt))
                    .allMatch(LegalityLaws::isKey, "is a key: lower case words");
            for (Seat seat : rules.seats(state)) {
                Seq<A> legal = rules.legal(state, seat);
                assertThat(legal).as("legal for %s", seat).doesNotHaveDuplicates();
                Seq<A> choices = rules.choices(state, seat);
                assertThat(choices).as("choices of %s", seat).isEqualTo(legal.reject(rules::concedes));
                assertThat(choices.isEmpty())
                        .as("%s has nothing to choose, awaited are %s", seat, awaited)
                        .isEqualTo(!awaited.contains(seat));
            }
            assertThat(awaited.isEmpty()).isEqualTo(rules.outcome(state).isDefined());
        });
    }

    /**
     * Raw types let everything through, even actions of another game. Rules that are neither {@linkplain RuledGame made with the kernel} nor
     * composed by it leave that to Java.
     */
    @Property
    @SuppressWarnings("unchecked") // which is the mistake
    default void anActionOfAnotherGameIsRefused(@ForAll("walks") Walk<C> walk) {
        Rules<?, S, GameAction, E, ?> rules =
                (Rules<?, S, GameAction, E, ?>) specimen().rules();
        if (!(rules instanceof RuledGame || rules instanceof Then || rules instanceof BestOfThree)) {
            return;
        }
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            ForeignAction foreign = new ForeignAction(Seat.of(place % 2));
            Seq<Rejection> reasons = rules.whyNot(state, foreign);
            assertThat(reasons).hasSize(1);
            assertThat(rules.apply(state, foreign).swap().toOption()).containsExactly(reasons);
            assertThat(rules.concedes(foreign)).isFalse();
        });
    }

    private static boolean isKey(String prompt) {
        return prompt.matches("[a-z]+");
    }
}
