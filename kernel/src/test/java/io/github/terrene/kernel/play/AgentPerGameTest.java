package io.github.terrene.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgentPerGameTest {
    private final List<String> told = new ArrayList<>();

    private final class Scribe implements Agent<String, String, String> {
        private final String name;

        Scribe(String name) {
            this.name = name;
            told.add("made for " + name);
        }

        @Override
        public String decide(String view, Seq<String> legal, Rng rng) {
            told.add(name + " decides in " + view);
            return legal.last();
        }

        @Override
        public void observe(String event) {
            told.add(name + " hears " + event);
        }
    }

    private final Agent<String, String, String> evening = Agent.perGame(Scribe::new, "begin"::equals);

    private void decide(String view) {
        assertThat(evening.decide(view, Array.of("one", "two"), Rng.of(1))).isEqualTo("two");
    }

    @Test
    void eachGameHasItsOwnAgentWhichIsMadeForItsFirstDecision() {
        decide("chess");
        evening.observe("begin");
        decide("go");
        decide("go, later");
        assertThat(told)
                .containsExactly(
                        "made for chess",
                        "chess decides in chess",
                        "made for go",
                        "go hears begin",
                        "go decides in go",
                        "go decides in go, later");
    }

    @Test
    void anAgentHearsWhatHappenedInItsGameBeforeItsFirstDecision() {
        evening.observe("begin");
        evening.observe("of a game without a decision");
        evening.observe("begin");
        evening.observe("first move");
        assertThat(told).isEmpty();
        decide("chess");
        evening.observe("second move");
        assertThat(told)
                .containsExactly(
                        "made for chess",
                        "chess hears begin",
                        "chess hears first move",
                        "chess decides in chess",
                        "chess hears second move");
    }
}
