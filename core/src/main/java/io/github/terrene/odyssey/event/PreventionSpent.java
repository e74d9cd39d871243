package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;

/**
 * Damage to a Character was prevented.
 *
 * @param character whose
 * @param amount how much of what it had is used up
 * @param battle whether it was battle damage: other damage uses up no prevention of battle damage
 */
@Rule("TO-5.20")
public record PreventionSpent(int character, int amount, boolean battle) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withMember(Changes.spending(table.member(character).get(), amount, battle));
    }
}
