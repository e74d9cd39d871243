/** A scenario language for drafts and tournaments of Terrene Odyssey. */
module io.github.terrene.testkit.draft {
    requires transitive io.github.terrene.testkit.odyssey;
    requires transitive io.github.terrene.draft;

    exports io.github.terrene.testkit.draft.scenario;
}
