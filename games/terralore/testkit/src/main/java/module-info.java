/** Laws and a scenario language for cards of Terralore. */
module io.github.terrene.testkit.terralore {
    requires transitive io.github.terrene.testkit;
    requires transitive io.github.terrene.terralore;

    exports io.github.terrene.testkit.terralore.law;
    exports io.github.terrene.testkit.terralore.scenario;
}
