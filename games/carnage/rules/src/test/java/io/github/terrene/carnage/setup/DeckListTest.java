package io.github.terrene.carnage.setup;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** How lists are made. */
class DeckListTest {
    @Test
    @Rule({"CG-2.1", "CG-2.7"})
    void aListIsMadeOfIds() {
        DeckList ready = ReadyLists.COAL_ROAD;
        assertThat(DeckList.of("The Coal Road", ready.ids().reverse(), StarterSet.catalogue()))
                .containsExactly(ready);
        assertThat(DeckList.of("mine", Array.of("wick-bearer", "nobody"), StarterSet.catalogue())
                        .getLeft()
                        .map(Problem::toString))
                .containsExactly("list mine: there is no card nobody (CG-2.7)");
    }
}
