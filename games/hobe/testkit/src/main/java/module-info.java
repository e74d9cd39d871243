/** Laws and a scenario language for cards of Hobe. */
module io.github.terrene.testkit.hobe {
    requires transitive io.github.terrene.testkit;
    requires transitive io.github.terrene.hobe;

    exports io.github.terrene.testkit.hobe.law;
    exports io.github.terrene.testkit.hobe.scenario;
}
