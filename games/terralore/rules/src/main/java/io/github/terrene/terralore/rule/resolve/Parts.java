package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.card.CardInput;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.terralore.card.Ability;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.due.PendingEffect;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What an ability is made of, found on the card that has it. */
final class Parts {
    private Parts() {}

    /** The effects that happen one after another: of the ability, or those that a part of it put off. */
    static Array<Effect> of(PendingEffect which) {
        Card card = which.source().card();
        @Nullable Ability ability = card.ability(which.timing());
        if (ability == null) {
            throw new IllegalStateException(
                    card + " has no effect " + which.timing().word());
        }
        return which.isPutOff() ? later(which, part(ability.effects(), which.putOff())) : ability.effects();
    }

    /** The part at the end of a path of places. */
    private static Effect part(Array<Effect> effects, Array<Integer> path) {
        Effect part = effects.get(path.head());
        for (int i = 1; i < path.size(); i++) {
            part = ((Flow) part).parts().get(path.get(i));
        }
        return part;
    }

    /** What a part puts off. */
    static Array<Effect> later(PendingEffect which, Effect effect) {
        try {
            return effect instanceof OwnEffect own ? CardInput.all(own.later(), "later effect") : Array.empty();
        } catch (Throwable thrown) {
            throw faulty(which, effect, thrown);
        }
    }

    /** What is told when a part does what no effect may do. */
    static FaultyEffect faulty(PendingEffect which, Effect effect, Throwable thrown) {
        return FaultyEffect.of(place(which), effect, thrown);
    }

    /** Where an effect stands, for those who wrote its card. */
    static String place(PendingEffect which) {
        return which.source().card().name() + ", " + which.timing().word();
    }
}
