/** The team format of Terrene Odyssey: two against two. */
module io.github.terrene.twoversustwo {
    requires transitive io.github.terrene.odyssey;

    exports io.github.terrene.twoversustwo;
}
