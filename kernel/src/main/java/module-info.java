/** The building blocks of games, independent of any particular game. */
module io.github.terrene.kernel {
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports io.github.terrene.kernel;
    exports io.github.terrene.kernel.card;
    exports io.github.terrene.kernel.compose;
    exports io.github.terrene.kernel.engine;
    exports io.github.terrene.kernel.form;
    exports io.github.terrene.kernel.play;
    exports io.github.terrene.kernel.replay;
    exports io.github.terrene.kernel.resolve;
    exports io.github.terrene.kernel.simple;
    exports io.github.terrene.kernel.text;
    exports io.github.terrene.kernel.tree;
    exports io.github.terrene.kernel.word;
    exports io.github.terrene.kernel.zone;

    uses io.github.terrene.kernel.form.Shapes;
}
