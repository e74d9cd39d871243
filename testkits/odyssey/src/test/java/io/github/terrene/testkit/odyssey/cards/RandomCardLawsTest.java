package io.github.terrene.testkit.odyssey.cards;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import net.jqwik.api.PropertyDefaults;

/**
 * Games with cards that nobody thought of, under names of all scripts: every listed action is accepted; cards, HP and stats stay
 * within bounds; configurations, actions, states and replays are read as they were written.
 */
@PropertyDefaults(tries = 15)
class RandomCardLawsTest implements OdysseyLaws {
    private static final RandomCardSpecimen SPECIMEN = new RandomCardSpecimen();

    @Override
    public Specimen<GameConfig, Game, Action, Event, View> specimen() {
        return SPECIMEN;
    }
}
