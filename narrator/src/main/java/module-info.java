/** Tells in words what happens in any game, and reads the texts of cards. */
module io.github.terrene.narrator {
    requires transitive io.github.terrene.kernel;

    exports io.github.terrene.narrator;
    exports io.github.terrene.narrator.board;
    exports io.github.terrene.narrator.hint;
    exports io.github.terrene.narrator.wording;
}
