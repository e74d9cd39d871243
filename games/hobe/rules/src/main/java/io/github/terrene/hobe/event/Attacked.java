package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * A card attacks. What it does follows.
 *
 * @param attacker the number of the card that attacks
 * @param attack its ATK
 * @param hit the numbers of the cards that it hits; none if it hits the deck
 */
@Rule({"HB-9.2", "HB-9.3", "HB-9.10"})
public record Attacked(
        @Names(Named.IN_PLAY) int attacker,
        int attack,
        @Names(Named.IN_PLAY) Array<Integer> hit) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.thisTurn().attacking(attacker));
    }
}
