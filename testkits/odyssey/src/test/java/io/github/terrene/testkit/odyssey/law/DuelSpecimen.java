package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rules;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;

/** One against one, with random decks of the base set and all options. */
final class DuelSpecimen extends OdysseySpecimen {
    static final TerreneOdyssey RULES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());

    private final Rules<GameConfig, Game, Action, Event, View> rules;

    DuelSpecimen() {
        this(RULES);
    }

    DuelSpecimen(Rules<GameConfig, Game, Action, Event, View> rules) {
        super(RULES);
        this.rules = rules;
    }

    @Override
    public Rules<GameConfig, Game, Action, Event, View> rules() {
        return rules;
    }
}
