package io.github.terrene.terralore.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.AllLaws;
import io.github.terrene.testkit.law.Specimen;

/** Every law of the kernel. The plans are simultaneous choices, so these laws say above all that a sealed plan tells nothing. */
@Rule({"TL-6.2", "TL-11.10", "TL-12.3", "TL-12.4", "TL-12.6"})
class TerraloreLawsTest implements AllLaws<GameConfig, Game, Action, Event, View> {
    @Override
    public Specimen<GameConfig, Game, Action, Event, View> specimen() {
        return new TerraloreSpecimen();
    }
}
