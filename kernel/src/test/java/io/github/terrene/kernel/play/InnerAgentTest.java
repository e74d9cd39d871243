package io.github.terrene.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An evening of games: its view is a text that ends with the view of the game, and its actions are moves of the game, or breaks. */
class InnerAgentTest {
    private final List<String> told = new ArrayList<>();

    /** Takes the highest number, and writes down what it is given. */
    private final Agent<Integer, Integer, Character> highest = new Agent<>() {
        @Override
        public Integer decide(Integer view, Seq<Integer> legal, Rng rng) {
            told.add(view + " of " + legal.mkString(","));
            return legal.max().get();
        }

        @Override
        public void observe(Character event) {
            told.add("saw " + event);
        }
    };

    private final Agent<String, String, String> rests = new Agent<>() {
        @Override
        public String decide(String view, Seq<String> legal, Rng rng) {
            return legal.last();
        }

        @Override
        public void observe(String event) {
            told.add("heard " + event);
        }
    };

    private Agent<String, String, String> evening(Agent<Integer, Integer, Character> agent) {
        return Agent.inside(
                agent,
                view -> Integer.parseInt(view.substring("game ".length())),
                action -> Option.when(action.startsWith("move "), () -> Integer.parseInt(action.substring(5))),
                event -> Option.when(event.length() == 1, () -> event.charAt(0)),
                rests);
    }

    @Test
    void choosesOnlyAmongTheActionsOfTheInnerGame() {
        Array<String> legal = Array.of("move 1", "break 9", "move 3", "move 2");
        assertThat(evening(highest).decide("game 7", legal, Rng.of(1))).isEqualTo("move 3");
        assertThat(told).containsExactly("7 of 1,3,2");
    }

    @Test
    void leavesTheChoiceToTheOtherAgentIfThereIsNoInnerAction() {
        assertThat(evening(highest).decide("no game", Array.of("break 5", "break 9"), Rng.of(1)))
                .isEqualTo("break 9");
        assertThat(told).isEmpty();
    }

    @Test
    void observesWhatHappensInTheInnerGame() {
        evening(highest).observe("x");
        evening(highest).observe("a break");
        assertThat(told).containsExactly("heard x", "saw x", "heard a break");
    }

    @Test
    void passesOnItsChance() {
        List<Rng> given = new ArrayList<>();
        evening((view, legal, rng) -> {
                    given.add(rng);
                    return legal.head();
                })
                .decide("game 7", Array.of("move 1"), Rng.of(42));
        assertThat(given).containsExactly(Rng.of(42));
    }

    @Test
    void choosingSomethingThatWasNotOfferedIsABug() {
        assertThatIllegalStateException()
                .isThrownBy(() -> evening((view, legal, rng) -> 8).decide("game 7", Array.of("move 1"), Rng.of(1)))
                .withMessage("the inner agent chose 8, which it was not offered");
    }
}
