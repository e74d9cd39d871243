package io.github.terrene.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class WorkshopTest {
    /** What is looked at comes with the games: the tests of tables and of the page. */
    @Test
    void whatIsTooLongIsNotRead() {
        assertThat(Workshop.tooLong(new CardFile("mine", "a".repeat(Workshop.MOST), Array.empty())))
                .isEmpty();
        assertThat(Workshop.tooLong(new CardFile("mine", "a".repeat(Workshop.MOST + 1), Array.empty()))
                        .map(Problem::key))
                .contains("cards/too-long");
    }
}
