/** Players for any game on the kernel, from random to tree search. */
module io.github.terrene.bots {
    requires transitive io.github.terrene.kernel;
    requires io.github.terrene.json;

    exports io.github.terrene.bots;
    exports io.github.terrene.bots.agent;
    exports io.github.terrene.bots.protocol;
    exports io.github.terrene.bots.search;
}
