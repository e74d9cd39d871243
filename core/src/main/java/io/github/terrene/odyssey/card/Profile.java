package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Facts about a card that the rules often ask for, computed once.
 *
 * @param triggers its trigger abilities
 * @param passives its passive abilities
 * @param storm what happens when it breaks, if it is a Storm
 * @param flags what its abilities can do at all: {@link AbilityFlags}
 */
public record Profile(
        Array<PrintedTrigger> triggers, Array<PassiveAbility> passives, Option<StormAbility> storm, int flags) {
    /** The profile of a card without abilities. */
    static final Profile BLANK = of(Array.empty());

    /** The profile of a card with these abilities. */
    static Profile of(Array<Ability> abilities) {
        Array<PrintedTrigger> triggers = Array.empty();
        Array<PassiveAbility> passives = Array.empty();
        for (int i = 0; i < abilities.size(); i++) {
            if (abilities.get(i) instanceof TriggerAbility trigger) {
                triggers = triggers.append(new PrintedTrigger(i, trigger));
            } else if (abilities.get(i) instanceof PassiveAbility passive) {
                passives = passives.append(passive);
            }
        }
        Option<StormAbility> storm =
                abilities.find(StormAbility.class::isInstance).map(StormAbility.class::cast);
        return new Profile(triggers, passives, storm, AbilityFlags.of(abilities));
    }

    /** The trigger ability at a place among all abilities, or null. */
    public @Nullable PrintedTrigger trigger(int place) {
        for (int i = 0; i < triggers.size(); i++) {
            if (triggers.get(i).place() == place) {
                return triggers.get(i);
            }
        }
        return null;
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
