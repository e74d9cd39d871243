package io.github.terrene.examples.terminal;

import picocli.CommandLine.Model.CommandSpec;

/** The screen on which somebody looks at the program. */
final class Screen {
    private Screen() {}

    /** How wide it is now. */
    static int columns() {
        return CommandSpec.create().usageMessage().autoWidth(true).width();
    }
}
