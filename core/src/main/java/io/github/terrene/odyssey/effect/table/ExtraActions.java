package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Speaker;

/**
 * Gives the player Actions.
 *
 * @param number how many
 */
@Rule("TO-4.25")
public record ExtraActions(int number) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().addActions(here.you(), number);
    }

    @Override
    public String say(Speaker speaker) {
        return speaker.you() + " gain " + Phrase.times(number, "Action");
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.actions("TO-4.25", number);
    }
}
