package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;

/**
 * A Creature card of your Graveyard is put onto the field in the column of the card.
 *
 * @param kind which
 * @param revealing whether its "on reveal" happens, as it does only where a text says so
 */
@Rule({"TL-3.11", "TL-8.6", "TL-8.10", "TL-9.9", "TL-9.22"})
public record Revive(CardFilter kind, boolean revealing) implements Effect {
    @Override
    public void resolve(Resolution here) {
        Seat seat = here.controller();
        here.choose(Question.of(seat, "TL-9.9", "target", Buried.in(here, seat, kind::fits)))
                .forEach(choice -> here.putOntoField(
                        seat,
                        ((Choice.Buried) choice).card(),
                        here.source().place().sideOf(seat),
                        revealing));
    }

    @Override
    public void proofread(Proofreader reader) {
        kind.proofread(reader);
    }

    @Override
    public String say() {
        return "put a " + kind.say(false) + " from your Graveyard onto the field here"
                + (revealing ? " and reveal it" : "");
    }
}
