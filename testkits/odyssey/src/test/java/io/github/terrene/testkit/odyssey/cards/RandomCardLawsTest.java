package io.github.terrene.testkit.odyssey.cards;

import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

/**
 * Games with cards that nobody thought of, under names of all scripts: every listed action is accepted; cards, HP and stats stay
 * within bounds; configurations, actions, states and replays are read as they were written.
 */
class RandomCardLawsTest implements OdysseyLaws {
    private static final RandomCardSpecimen SPECIMEN = new RandomCardSpecimen();

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
