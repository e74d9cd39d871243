package io.github.terrene.kernel.zone;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class PlacesTest {
    /** So many that some of them get the slot of others. */
    private static final Array<String> IDS = Array.range(0, 300).map(number -> "card-" + number);

    @Test
    void eachIdHasItsPlace() {
        for (int size = 1; size <= IDS.size(); size++) {
            Places places = new Places(IDS.take(size));
            assertThat(IDS.take(size).map(places::applyAsInt)).isEqualTo(Array.range(0, size));
            assertThat(IDS.drop(size).map(places::applyAsInt)).allMatch(place -> place == -1);
        }
    }

    @Test
    void anIdThatLacksHasNoPlace() {
        assertThat(new Places(IDS).applyAsInt(null)).isEqualTo(-1);
        assertThat(new Places(Array.empty()).applyAsInt("card-0")).isEqualTo(-1);
    }
}
