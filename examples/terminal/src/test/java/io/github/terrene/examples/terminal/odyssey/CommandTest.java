package io.github.terrene.examples.terminal.odyssey;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.dialogue.Commands;
import io.github.terrene.examples.terminal.page.Messages;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands may be shortened. */
class CommandTest {
    @ParameterizedTest(name = "{0} is {1}")
    @DisplayName("the beginning of a command will do, in any case")
    @CsvSource({
        "?,HELP",
        "h,HELP",
        "ha,HAND",
        "T,TABLE",
        "c,CARD",
        "w,WHY",
        "u,UNDO",
        "q,QUIT",
        "exit,QUIT",
        "Hand,HAND"
    })
    void find(String typed, Command command) {
        assertThat(Commands.find(Command.class, typed, Messages.ENGLISH)).contains(command);
    }

    @ParameterizedTest(name = "\"{0}\"")
    @DisplayName("anything else is not a command")
    @CsvSource({"''", "x", "whyy", "handy", "7"})
    void none(String typed) {
        assertThat(Commands.find(Command.class, typed, Messages.ENGLISH)).isEmpty();
    }
}
