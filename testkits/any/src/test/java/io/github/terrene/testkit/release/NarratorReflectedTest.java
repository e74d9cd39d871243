package io.github.terrene.testkit.release;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.narrator.board.Board;
import java.nio.file.Path;

/** The jar of words names the types of its own that boards consist of. */
class NarratorReflectedTest extends ReflectedFiles {
    @Override
    protected String group() {
        return "io.github.terrene";
    }

    @Override
    protected String artifact() {
        return "terrene-narrator";
    }

    @Override
    protected Path folder() {
        return Path.of("..", "..", "narrator").resolve(super.folder());
    }

    @Override
    protected Reflected types() {
        return new Reflected(GameForms.common()
                .build()
                .reflected(Board.class)
                .filter(type -> type.getName().startsWith("io.github.terrene.narrator")));
    }
}
