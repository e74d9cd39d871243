package io.github.terrene.examples.terminal.dialogue;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What was mistyped is recognized. */
class LikenessTest {
    private static final Array<String> NAMES = Array.of("Gregory", "S.K.", "Mr. White", "Skylar");

    @Test
    @DisplayName("the name that differs least is meant")
    void closest() {
        assertThat(Similarity.closest("gregroy", NAMES)).contains("Gregory");
        assertThat(Similarity.closest("mr whit", NAMES)).contains("Mr. White");
        assertThat(Similarity.closest("Skyler", NAMES)).contains("Skylar");
    }

    @Test
    @DisplayName("what is like nothing is nothing")
    void nothing() {
        assertThat(Similarity.closest("xyzzyxyzzy", NAMES)).isEmpty();
        assertThat(Similarity.closest("anything", Array.empty())).isEmpty();
    }
}
