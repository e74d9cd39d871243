/** A table that an app keeps, as one value: seats, journals, clocks, undo and offers, for any game. */
module io.github.terrene.session {
    requires transitive io.github.terrene.kernel;

    exports io.github.terrene.session;
}
