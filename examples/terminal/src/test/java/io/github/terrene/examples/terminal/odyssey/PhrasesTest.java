package io.github.terrene.examples.terminal.odyssey;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.SealedFamily;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Everything that can be done can be offered to a person. */
class PhrasesTest {
    @Test
    @DisplayName("every action has a phrase, and every choice")
    void complete() {
        assertThat(Phrases.types())
                .containsExactlyInAnyOrderElementsOf(SealedFamily.members(Action.class)
                        .filter(type -> type != Choose.class)
                        .appendAll(SealedFamily.members(Choice.class)));
    }
}
