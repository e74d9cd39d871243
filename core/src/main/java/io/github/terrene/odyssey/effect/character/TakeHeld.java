package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Role;

/**
 * The source takes the card that a Character holds.
 *
 * @param from the Character whose card is taken
 */
@Rule("TO-7.11")
public record TakeHeld(Role from) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.reached(from).forEach(here.characters()::takeHeld);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(Role.SELF);
        reader.inPlay(from);
        reader.require(from != Role.SELF, "TO-7.11/own-card", "a Character does not take its own card");
    }
}
