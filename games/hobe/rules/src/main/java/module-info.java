/** The rules of Hobe, its starter set and ready decks. */
module io.github.terrene.hobe {
    requires transitive io.github.terrene.kernel;
    requires static org.immutables.value.annotations;

    exports io.github.terrene.hobe;
    exports io.github.terrene.hobe.action;
    exports io.github.terrene.hobe.card;
    exports io.github.terrene.hobe.due;
    exports io.github.terrene.hobe.effect;
    exports io.github.terrene.hobe.event;
    exports io.github.terrene.hobe.game;
    exports io.github.terrene.hobe.rule;
    exports io.github.terrene.hobe.rule.battle;
    exports io.github.terrene.hobe.rule.play;
    exports io.github.terrene.hobe.rule.resolve;
    exports io.github.terrene.hobe.rule.setup;
    exports io.github.terrene.hobe.rule.turn;
    exports io.github.terrene.hobe.saved;
    exports io.github.terrene.hobe.setup;
    exports io.github.terrene.hobe.starter;
    exports io.github.terrene.hobe.table;
    exports io.github.terrene.hobe.trait;
    exports io.github.terrene.hobe.view;
}
