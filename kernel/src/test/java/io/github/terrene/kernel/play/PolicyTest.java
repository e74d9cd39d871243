package io.github.terrene.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class PolicyTest {
    private static final Policy<Object, Integer> ITSELF = (state, action) -> action;
    private static final Nim.Game START = Nim.start(30, 1).state();

    @Test
    void everyActionIsChosenInProportionToItsWeight() {
        Array<Integer> places = Array.range(0, 6)
                .map(drawn -> ITSELF.place("any", LegalActions.of(Array.of(1, 0, 3, 2)), bound -> drawn));
        assertThat(places).containsExactly(0, 2, 2, 2, 3, 3);
        Dice dice = Rng.of(7).dice();
        int threes = Array.range(0, 6000).count(i -> ITSELF.choose("any", Array.of(1, 0, 3, 2), dice) == 3);
        assertThat(threes / 6000.0).isCloseTo(0.5, within(0.03));
    }

    @Test
    void everyActionIsWeighedOnce() {
        ArrayList<Integer> weighed = new ArrayList<>();
        Policy<Object, Integer> counting = (state, action) -> {
            weighed.add(action);
            return action;
        };
        counting.place("any", LegalActions.of(Array.of(1, 0, 3, 2)), bound -> bound - 1);
        assertThat(weighed).containsExactly(1, 0, 3, 2);
        weighed.clear();
        counting.choose("any", Array.of(4, 5), Rng.of(1).dice());
        assertThat(weighed).containsExactly(4, 5);
    }

    @Test
    void drawsBelowTheSumOfTheWeights() {
        assertThat(ITSELF.place("any", LegalActions.of(Array.of(4, 5)), bound -> bound - 1))
                .isEqualTo(1);
        ITSELF.place("any", LegalActions.of(Array.of(4, 5)), bound -> {
            assertThat(bound).isEqualTo(9);
            return 0;
        });
    }

    @Test
    void ifAllWeightsAreZeroAllActionsAreEquallyLikely() {
        assertThat(Array.range(0, 3)
                        .map(drawn -> ITSELF.place("any", LegalActions.of(Array.of(0, 0, 0)), bound -> drawn % bound)))
                .containsExactly(0, 1, 2);
    }

    @Test
    void theSameGeneratorMakesTheSameChoices() {
        Policy<Object, Nim.Action> uniform = Policy.uniform(Nim.RULES);
        Array<Nim.Game> ends = Array.of(3, 3, 4)
                .map(seed -> uniform.playout(Nim.RULES, START, Rng.of(seed).dice(), 7));
        assertThat(ends.get(1)).isEqualTo(ends.get(0));
        assertThat(ends.get(2)).isNotEqualTo(ends.get(0));
    }

    @Test
    void uniformPlayDoesNotConcedeWhileAnythingElseCanBeDone() {
        Policy<Object, Nim.Action> uniform = Policy.uniform(Nim.RULES);
        Array<Nim.Action> chosen = Array.range(0, 200)
                .map(seed -> uniform.choose(
                        START, Nim.RULES.legal(START, Seat.of(0)), Rng.of(seed).dice()));
        assertThat(chosen.distinct())
                .containsExactlyInAnyOrder(
                        new Nim.Announce(Seat.of(0), 1),
                        new Nim.Announce(Seat.of(0), 2),
                        new Nim.Announce(Seat.of(0), 3));
        Nim.Action resign = new Nim.Resign(Seat.of(0));
        assertThat(uniform.choose(START, Array.of(resign), Rng.of(1).dice())).isEqualTo(resign);
    }

    @Test
    void aPlayoutEndsWithTheGameOrTheNumberOfDecisions() {
        Policy<Object, Nim.Action> uniform = Policy.uniform(Nim.RULES);
        assertThat(Nim.RULES.outcome(uniform.playout(Nim.RULES, START, Rng.of(3).dice(), 1000)))
                .isNotEmpty();
        assertThat(uniform.playout(Nim.RULES, START, Rng.of(3).dice(), 0)).isEqualTo(START);
        Nim.Game announced = uniform.playout(Nim.RULES, START, Rng.of(3).dice(), 1);
        assertThat(announced.announced()).isNotEmpty();
        assertThat(announced.heap()).isEqualTo(30);
    }
}
