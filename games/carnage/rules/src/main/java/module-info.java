/** The rules of Carnage, its starter set and ready decks. */
module io.github.terrene.carnage {
    requires transitive io.github.terrene.kernel;
    requires static org.immutables.value.annotations;

    exports io.github.terrene.carnage;
    exports io.github.terrene.carnage.action;
    exports io.github.terrene.carnage.card;
    exports io.github.terrene.carnage.due;
    exports io.github.terrene.carnage.effect;
    exports io.github.terrene.carnage.event;
    exports io.github.terrene.carnage.game;
    exports io.github.terrene.carnage.rule;
    exports io.github.terrene.carnage.rule.duel;
    exports io.github.terrene.carnage.rule.resolve;
    exports io.github.terrene.carnage.rule.setup;
    exports io.github.terrene.carnage.rule.turn;
    exports io.github.terrene.carnage.saved;
    exports io.github.terrene.carnage.setup;
    exports io.github.terrene.carnage.starter;
    exports io.github.terrene.carnage.table;
    exports io.github.terrene.carnage.trait;
    exports io.github.terrene.carnage.view;
}
