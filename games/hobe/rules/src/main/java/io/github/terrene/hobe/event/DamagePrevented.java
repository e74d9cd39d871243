package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Damage to Battle cards is prevented.
 *
 * @param cards the numbers of the cards
 */
@Rule("HB-10.28")
public record DamagePrevented(@Names(Named.IN_PLAY) Array<Integer> cards) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        return cards.foldLeft(table, (now, number) -> {
            @Nullable CardInPlay card = now.find(number);
            return card == null ? now : now.updated(card.withoutProtection());
        });
    }
}
