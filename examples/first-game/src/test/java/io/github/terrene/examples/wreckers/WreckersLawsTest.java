package io.github.terrene.examples.wreckers;

import io.github.terrene.examples.wreckers.Wreckers.Config;
import io.github.terrene.testkit.law.simple.SimpleLaws;
import io.github.terrene.testkit.law.simple.SimpleSpecimen;
import net.jqwik.api.Arbitraries;

/** Every law. */
class WreckersLawsTest implements SimpleLaws<Config, Table, Move, Event> {
    static final SimpleSpecimen<Config, Table, Move, Event> SPECIMEN = new SimpleSpecimen<>(
            Wreckers::new,
            Arbitraries.integers().between(1, 8).map(Config::new),
            200,
            "WK-1.2",
            "WK-2.1",
            "WK-3.1",
            "WK-3.2");

    @Override
    public SimpleSpecimen<Config, Table, Move, Event> specimen() {
        return SPECIMEN;
    }
}
