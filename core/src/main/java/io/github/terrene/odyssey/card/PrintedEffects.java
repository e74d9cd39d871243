package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.table.CopyItem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;

/** What the effects of an ability say about themselves. They may come from any module; an effect that throws is reported with its card. */
@Internal
public final class PrintedEffects {
    private PrintedEffects() {}

    /**
     * The name of a card and one of its abilities, for people.
     *
     * @param ability the place of the ability on the card, from 0
     */
    public static String place(Card card, int ability) {
        return card.name() + ", ability " + (ability + 1);
    }

    /**
     * How many modes there are to choose from when a trigger ability is activated; 0 if there is no such choice.
     *
     * @throws FaultyEffect if an effect throws, or has fewer branches than modes
     */
    @Rule("TO-8.5")
    public static int modes(Card card, int ability) {
        Array<Effect> effects = card.trigger(ability).effects();
        for (int i = 0; i < effects.size(); i++) {
            int modes = modes(card, ability, effects.get(i));
            if (modes > 0) {
                return there(card, ability, effects.get(i), modes);
            }
        }
        return 0;
    }

    private static int there(Card card, int ability, Effect effect, int modes) {
        if (modes > branches(card, ability, effect).size()) {
            throw FaultyEffect.of(
                    place(card, ability), effect, new IllegalStateException("there are no " + modes + " modes of it"));
        }
        return modes;
    }

    /**
     * How many modes an effect has; 0 if there is no such choice.
     *
     * @throws FaultyEffect if it throws
     */
    static int modes(Card card, int ability, Effect effect) {
        try {
            return effect.modes();
        } catch (Throwable thrown) {
            throw FaultyEffect.of(place(card, ability), effect, thrown);
        }
    }

    /**
     * Whether it matters which of several events a trigger ability answers, because its text refers to what happened.
     *
     * @throws FaultyEffect if an effect throws
     */
    @Rule("TO-8.7")
    public static boolean speakOfEvent(Card card, int ability) {
        TriggerAbility trigger = card.trigger(ability);
        Proofreader reader = new Proofreader(place(card, ability), trigger.around(card.surroundings()));
        reader.effects(trigger.effects());
        return reader.mentioned().event();
    }

    /**
     * The branches of an effect.
     *
     * @throws FaultyEffect if the effect throws, or has a branch in which something is null
     */
    public static Seq<? extends Seq<Effect>> branches(Card card, int ability, Effect effect) {
        try {
            Seq<? extends Seq<Effect>> branches = effect.branches();
            for (Seq<Effect> branch : branches) {
                branch.forEach(Objects::requireNonNull);
            }
            return branches;
        } catch (Throwable thrown) {
            throw FaultyEffect.of(place(card, ability), effect, thrown);
        }
    }

    /** Whether one of these effects, or one in their branches, carries out another Item. */
    @Rule("TO-8.38")
    static boolean copy(Card card, int ability, Seq<? extends Effect> effects) {
        return effects.exists(effect -> effect instanceof CopyItem
                || branches(card, ability, effect).exists(branch -> copy(card, ability, branch)));
    }
}
