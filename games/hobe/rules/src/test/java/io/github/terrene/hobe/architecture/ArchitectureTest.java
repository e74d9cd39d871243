package io.github.terrene.hobe.architecture;

import io.github.terrene.testkit.architecture.GameArchitecture;
import io.vavr.collection.Map;

/** Which package may know which, and that the rules are pure. The sources of modules are checked by the testkit's own tests. */
class ArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.hobe";
    }

    @Override
    protected Map<String, String> layers() {
        return usualLayers();
    }
}
