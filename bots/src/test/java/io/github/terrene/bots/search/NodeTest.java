package io.github.terrene.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.LegalActions;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class NodeTest {
    private static int second(Habits habits) {
        LegalActions<String> actions = LegalActions.of(Array.of("usual", "new"));
        double[] likely = {0.6, 0.4};
        Node<String> node = new Node<>();
        assertThat(node.select(actions, likely, habits)).isZero();
        node.add("usual", 0, 0.5);
        return node.select(actions, likely, habits);
    }

    @Test
    void theSearcherHopesForWhatIsNewAndOthersShunIt() {
        assertThat(second(Habits.USUAL)).isEqualTo(1);
        assertThat(second(Habits.USUAL.ofOthers())).isZero();
    }
}
