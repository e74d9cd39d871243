/** The rules of Terrene Odyssey. */
module io.github.terrene.odyssey {
    requires transitive io.github.terrene.kernel;
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports io.github.terrene.odyssey;
    exports io.github.terrene.odyssey.ability;
    exports io.github.terrene.odyssey.action;
    exports io.github.terrene.odyssey.card;
    exports io.github.terrene.odyssey.due;
    exports io.github.terrene.odyssey.effect;
    exports io.github.terrene.odyssey.effect.character;
    exports io.github.terrene.odyssey.effect.table;
    exports io.github.terrene.odyssey.event;
    exports io.github.terrene.odyssey.game;
    exports io.github.terrene.odyssey.match;
    exports io.github.terrene.odyssey.rule;
    exports io.github.terrene.odyssey.rule.activate;
    exports io.github.terrene.odyssey.rule.battle;
    exports io.github.terrene.odyssey.rule.chain;
    exports io.github.terrene.odyssey.rule.damage;
    exports io.github.terrene.odyssey.rule.party;
    exports io.github.terrene.odyssey.rule.resolve;
    exports io.github.terrene.odyssey.rule.setup;
    exports io.github.terrene.odyssey.rule.turn;
    exports io.github.terrene.odyssey.rule.upkeep;
    exports io.github.terrene.odyssey.saved;
    exports io.github.terrene.odyssey.setup;
    exports io.github.terrene.odyssey.table;
    exports io.github.terrene.odyssey.trait;
    exports io.github.terrene.odyssey.view;
}
