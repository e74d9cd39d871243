package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
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
public record LoseActions(int number, PlayerRole to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.players(to).forEach(player -> here.table().addActions(player, -number));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.actions("TO-4.25", number);
        reader.player("TO-4.25", to);
    }
}
