package io.github.terrene.examples.terminal.person;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.action.Action;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Everything that can be done can be offered to a person. */
class PhrasesTest {
    @Test
    @DisplayName("every action has a phrase")
    void complete() {
        assertThat(Phrases.types()).containsExactlyInAnyOrderElementsOf(List.of(Action.class.getPermittedSubclasses()));
    }
}
