package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/**
 * Takes Actions from players.
 *
 * @param number the number of Actions
 * @param to the players who lose them
 */
@Rule("TO-4.25")
public record LoseActions(
        @Rule("TO-4.25") @Bounded(most = Proofreader.MOST_ACTIONS, called = "a number of Actions")
        int number,

        PlayerRole to)
        implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.players(to).forEach(player -> here.table().addActions(player, -number));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(to);
    }
}
