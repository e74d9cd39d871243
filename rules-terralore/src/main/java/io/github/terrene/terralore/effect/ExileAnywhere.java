package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;

/**
 * A Creature on the field or a card in a Graveyard is exiled.
 *
 * @param who which Creatures may be chosen
 */
@Rule({"TL-3.7", "TL-9.9", "TL-9.22"})
public record ExileAnywhere(CreatureFilter who) implements Effect {
    @Override
    public void resolve(Resolution here) {
        Array<Choice> options = who.in(here).map(Choice.Creature::new);
        for (Seat seat : Players.BOTH) {
            options = options.appendAll(Buried.in(here, seat, card -> true));
        }
        here.choose(Question.of(here.controller(), "TL-9.9", "target", options)).forEach(choice -> exile(here, choice));
    }

    private static void exile(Resolution here, Choice choice) {
        if (choice instanceof Choice.Buried buried) {
            here.exileBuried(buried.of(), buried.card());
        } else if (choice instanceof Choice.Creature creature) {
            here.exile(Array.of(creature.number()));
        }
    }

    @Override
    public void proofread(Proofreader reader) {
        who.proofread(reader);
    }

    @Override
    public String say() {
        return "exile " + who.one() + ", or a card in a Graveyard";
    }
}
