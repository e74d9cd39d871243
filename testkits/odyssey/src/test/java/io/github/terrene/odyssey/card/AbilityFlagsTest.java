package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class AbilityFlagsTest {
    private static final Array<Integer> ALL = Array.of(
                    AbilityFlags.SECRET,
                    AbilityFlags.ANSWER,
                    AbilityFlags.ACT,
                    AbilityFlags.DISCOUNT,
                    AbilityFlags.STATEMENT)
            .appendAll(Array.of(Stat.values()).map(AbilityFlags::flag))
            .appendAll(Array.of(HappeningKind.values()).map(AbilityFlags::flag));

    @Test
    void everyFlagHasABitOfItsOwn() {
        assertThat(ALL).allMatch(flag -> Integer.bitCount(flag) == 1).doesNotHaveDuplicates();
    }

    @Test
    void eachQuestionLooksAtItsOwnBitOnly() {
        for (HappeningKind kind : HappeningKind.values()) {
            assertThat(ALL.filter(flags -> AbilityFlags.wait(flags, kind))).containsExactly(AbilityFlags.flag(kind));
        }
        for (Stat stat : Stat.values()) {
            assertThat(ALL.filter(flags -> AbilityFlags.change(flags, stat))).containsExactly(AbilityFlags.flag(stat));
        }
        assertThat(ALL.filter(AbilityFlags::secret)).containsExactly(AbilityFlags.SECRET);
        assertThat(ALL.filter(AbilityFlags::answer)).containsExactly(AbilityFlags.ANSWER);
        assertThat(ALL.filter(AbilityFlags::act)).containsExactly(AbilityFlags.ACT);
        assertThat(ALL.filter(AbilityFlags::discount)).containsExactly(AbilityFlags.DISCOUNT);
        assertThat(ALL.filter(AbilityFlags::describe)).containsExactly(AbilityFlags.STATEMENT);
    }
}
