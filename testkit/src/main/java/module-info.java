/** Generators, laws and a scenario language for games and cards built on Terrene. */
module io.github.terrene.testkit {
    requires transitive io.github.terrene.odyssey;
    requires transitive net.jqwik.api;
    requires transitive org.junit.jupiter.api;
    requires transitive org.assertj.core;
    requires transitive com.tngtech.archunit;

    exports io.github.terrene.testkit.perft;
    exports io.github.terrene.testkit.release;
    exports io.github.terrene.testkit.law;
    exports io.github.terrene.testkit.matrix;
    exports io.github.terrene.testkit.arbitrary;
    exports io.github.terrene.testkit.architecture;
    exports io.github.terrene.testkit.scenario;
    exports io.github.terrene.testkit.script;
}
