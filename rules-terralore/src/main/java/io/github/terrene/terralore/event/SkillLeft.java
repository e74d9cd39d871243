package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;

/**
 * The effect of a Skill is complete: it goes to the Graveyard of its owner, or to the Exile pile.
 *
 * @param skill its number
 * @param exiled whether it goes to the Exile pile
 */
@Rule({"TL-7.10", "TL-7.12"})
public record SkillLeft(int skill, boolean exiled) implements Event {
    @Override
    public Table applyTo(Table table) {
        CardOnField gone = table.get(skill);
        return table.leaving(gone, owner -> exiled ? owner.banish(gone.card()) : owner.bury(gone.card()));
    }
}
