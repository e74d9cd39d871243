package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/**
 * Gives the player Actions.
 *
 * @param number the number of Actions
 */
@Rule("TO-4.25")
public record ExtraActions(
        @Rule("TO-4.25") @Bounded(most = Proofreader.MOST_ACTIONS, called = "a number of Actions")
        int number) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().addActions(here.you(), number);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(PlayerRole.YOU);
    }
}
