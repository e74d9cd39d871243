package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/**
 * What the rules ask about a card again and again, worked out once.
 *
 * @param triggers the places of its trigger abilities
 * @param passives its passive abilities
 * @param stats a bit for each {@link Stat} that its passive abilities change
 * @param occasions a bit for each {@link Occasion} that one of its abilities waits for
 * @param answers whether one of its abilities may be used on other players' turns
 */
public record Profile(
        Array<Integer> triggers, Array<PassiveAbility> passives, int stats, int occasions, boolean answers) {

    /** The profile of a card with these abilities. */
    static Profile of(Array<Ability> abilities) {
        Array<Integer> triggers = Array.empty();
        Array<PassiveAbility> passives = Array.empty();
        int stats = 0;
        int occasions = 0;
        boolean answers = false;
        for (int i = 0; i < abilities.size(); i++) {
            if (abilities.get(i) instanceof TriggerAbility trigger) {
                triggers = triggers.append(i);
                occasions |= trigger.when().map(when -> bit(when.occasion())).getOrElse(0);
                answers |= trigger.color() != Color.GREEN;
            } else if (abilities.get(i) instanceof PassiveAbility passive) {
                passives = passives.append(passive);
                stats |= stats(passive);
            }
        }
        return new Profile(triggers, passives, stats, occasions, answers);
    }

    private static int stats(PassiveAbility passive) {
        int stats = 0;
        for (Passive statement : passive.statements()) {
            stats |= statement instanceof Passive.StatBonus bonus ? bit(bonus.stat()) : 0;
        }
        return stats;
    }

    /** Whether a passive ability changes that stat of somebody. */
    public boolean changes(Stat stat) {
        return (stats & bit(stat)) != 0;
    }

    /** Whether an ability waits for such an event. */
    public boolean listensTo(Occasion occasion) {
        return (occasions & bit(occasion)) != 0;
    }

    private static int bit(Enum<?> constant) {
        return 1 << constant.ordinal();
    }
}
