package io.github.terrene.examples.terminal.cast;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names are shortened as people do it. */
class NamesTest {
    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("the epithet is left out")
    @CsvSource({
        "Inu the Inferno, Inu",
        "S.K. the Art Historian, S.K.",
        "Mr. White the Astute, Mr. White",
        "Hooks in the Zephyr, Hooks",
        "Dagger on the Edge, Dagger",
        "Wanderer from a Previous World, Wanderer",
        "Jake and Lilith the Unity, Jake and Lilith",
        "Just a Traveler, Just a Traveler",
        "The Revenant, The Revenant",
        "Blades Up Above, Blades Up Above"
    })
    void brief(String name, String brief) {
        assertThat(Names.brief(name)).isEqualTo(brief);
    }
}
