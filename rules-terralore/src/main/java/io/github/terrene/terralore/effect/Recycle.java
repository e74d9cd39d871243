package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;

/**
 * A card of your Graveyard is put on top of your deck: once per deck and game, whosever effect it is.
 *
 * @param kind which
 */
@Rule({"TL-9.19", "TL-9.22"})
public record Recycle(CardFilter kind) implements Effect {
    @Override
    public void resolve(Resolution here) {
        Seat seat = here.controller();
        here.choose(Question.of(seat, "TL-9.9", "target", Buried.in(here, seat, kind::fits)))
                .forEach(choice -> here.putIntoDeck(seat, ((Choice.Buried) choice).card()));
    }

    @Override
    public void proofread(Proofreader reader) {
        kind.proofread(reader);
    }

    @Override
    public String say() {
        return "put a " + kind.say(false) + " from your Graveyard on top of your deck";
    }
}
