package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Zone;

/**
 * Puts the card that the event was about from the discard pile into play.
 *
 * @param hidden whether it is put into play face-down
 */
@Rule("TO-7.8")
public record PutBackIntoPlay(boolean hidden) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.ownEventCard().forEach(card -> here.table().putIntoPlay(here.you(), card, Zone.DISCARD_PILE, hidden));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(Role.DEFEATED);
        reader.mentions(PlayerRole.YOU);
    }
}
