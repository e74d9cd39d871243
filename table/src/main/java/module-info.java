/** Tables for any program that lets people and bots play: requests in, answers out, without network, thread, file or clock of its own. */
module io.github.terrene.table {
    requires transitive io.github.terrene.json;
    requires transitive io.github.terrene.kernel;
    requires transitive io.github.terrene.narrator;
    requires transitive io.github.terrene.session;
    requires transitive io.github.terrene.shelf;

    exports io.github.terrene.table;
    exports io.github.terrene.table.wire;
}
