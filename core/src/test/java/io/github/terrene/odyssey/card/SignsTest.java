package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class SignsTest {
    private static final Array<Integer> ALL = Array.of(Signs.SECRET, Signs.ANSWER, Signs.ACT, Signs.DISCOUNT)
            .appendAll(Array.of(Stat.values()).map(Signs::sign))
            .appendAll(Array.of(Occasion.values()).map(Signs::sign));

    @Test
    void everySignHasABitOfItsOwn() {
        assertThat(ALL).allMatch(sign -> Integer.bitCount(sign) == 1).doesNotHaveDuplicates();
    }

    @Test
    void eachQuestionLooksAtItsOwnBitOnly() {
        for (Occasion occasion : Occasion.values()) {
            assertThat(ALL.filter(signs -> Signs.wait(signs, occasion))).containsExactly(Signs.sign(occasion));
        }
        for (Stat stat : Stat.values()) {
            assertThat(ALL.filter(signs -> Signs.change(signs, stat))).containsExactly(Signs.sign(stat));
        }
        assertThat(ALL.filter(Signs::secret)).containsExactly(Signs.SECRET);
        assertThat(ALL.filter(Signs::answer)).containsExactly(Signs.ANSWER);
        assertThat(ALL.filter(Signs::act)).containsExactly(Signs.ACT);
        assertThat(ALL.filter(Signs::discount)).containsExactly(Signs.DISCOUNT);
    }
}
