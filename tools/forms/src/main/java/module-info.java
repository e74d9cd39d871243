/** The build step that writes tables of what types consist of. */
module io.github.terrene.forms {
    requires transitive io.github.terrene.kernel;

    exports io.github.terrene.forms;
}
