package io.github.terrene.examples.terminal;

import picocli.CommandLine.Model.CommandSpec;

/** The screen that shows the program. */
final class Screen {
    private Screen() {}

    /** How wide it is now. */
    static int columns() {
        return CommandSpec.create().usageMessage().autoWidth(true).width();
    }
}
