package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What the rules often ask about a card, computed once.
 *
 * @param triggers the places of its trigger abilities among its abilities
 * @param passives its passive abilities
 * @param storm what happens when it breaks, if it is a Storm
 * @param flags what its abilities can do at all: {@link AbilityFlags}
 */
public record Profile(Array<Integer> triggers, Array<PassiveAbility> passives, Option<StormAbility> storm, int flags) {
    /** The profile of a card without abilities. */
    static final Profile BLANK = of(Array.empty());

    /** The profile of a card with these abilities. */
    static Profile of(Array<Ability> abilities) {
        Array<Integer> triggers = Array.empty();
        Array<PassiveAbility> passives = Array.empty();
        for (int i = 0; i < abilities.size(); i++) {
            if (abilities.get(i) instanceof TriggerAbility) {
                triggers = triggers.append(i);
            } else if (abilities.get(i) instanceof PassiveAbility passive) {
                passives = passives.append(passive);
            }
        }
        Option<StormAbility> storm =
                abilities.find(StormAbility.class::isInstance).map(StormAbility.class::cast);
        return new Profile(triggers, passives, storm, AbilityFlags.of(abilities));
    }

    /** Whether a passive ability changes that stat of some Character. */
    public boolean changes(Stat stat) {
        return AbilityFlags.change(flags, stat);
    }

    /** Whether an ability waits for such an event. */
    public boolean listensTo(HappeningKind kind) {
        return AbilityFlags.wait(flags, kind);
    }
}
