/** Generators, laws and a scenario language for cards and formats of Terrene Odyssey. */
module io.github.terrene.testkit.odyssey {
    requires transitive io.github.terrene.testkit;
    requires transitive io.github.terrene.odyssey;

    exports io.github.terrene.testkit.odyssey.arbitrary;
    exports io.github.terrene.testkit.odyssey.law;
    exports io.github.terrene.testkit.odyssey.scenario;
}
