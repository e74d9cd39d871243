/** Bots for any game on the kernel, from random play to tree search, and an arena where they play each other. */
module io.github.terrene.bots {
    requires transitive io.github.terrene.kernel;
    requires io.github.terrene.json;
    requires static info.picocli;

    uses io.github.terrene.bots.arena.ArenaGames;

    exports io.github.terrene.bots;
    exports io.github.terrene.bots.agent;
    exports io.github.terrene.bots.arena;
    exports io.github.terrene.bots.arena.measure;
    exports io.github.terrene.bots.arena.report;
    exports io.github.terrene.bots.arena.result;
    exports io.github.terrene.bots.arena.tune;
    exports io.github.terrene.bots.level;
    exports io.github.terrene.bots.protocol;
    exports io.github.terrene.bots.puzzle;
    exports io.github.terrene.bots.search;

    opens io.github.terrene.bots.arena to
            info.picocli;
}
