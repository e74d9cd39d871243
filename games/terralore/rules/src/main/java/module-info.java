/** The rules of Terralore, its starter set and four ready decks. */
module io.github.terrene.terralore {
    requires transitive io.github.terrene.kernel;
    requires static org.immutables.value.annotations;

    exports io.github.terrene.terralore;
    exports io.github.terrene.terralore.action;
    exports io.github.terrene.terralore.card;
    exports io.github.terrene.terralore.due;
    exports io.github.terrene.terralore.effect;
    exports io.github.terrene.terralore.event;
    exports io.github.terrene.terralore.game;
    exports io.github.terrene.terralore.rule;
    exports io.github.terrene.terralore.rule.plan;
    exports io.github.terrene.terralore.rule.resolve;
    exports io.github.terrene.terralore.rule.setup;
    exports io.github.terrene.terralore.rule.turn;
    exports io.github.terrene.terralore.saved;
    exports io.github.terrene.terralore.setup;
    exports io.github.terrene.terralore.starter;
    exports io.github.terrene.terralore.table;
    exports io.github.terrene.terralore.trait;
    exports io.github.terrene.terralore.view;
}
