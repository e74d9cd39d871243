/** Laws and a scenario language for cards of Carnage. */
module io.github.terrene.testkit.carnage {
    requires transitive io.github.terrene.testkit;
    requires transitive io.github.terrene.carnage;

    exports io.github.terrene.testkit.carnage.law;
    exports io.github.terrene.testkit.carnage.scenario;
}
