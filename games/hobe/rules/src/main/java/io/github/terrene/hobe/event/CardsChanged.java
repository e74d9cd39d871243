package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Change;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The ATK or the reach of Battle cards is changed.
 *
 * @param cards the numbers of the Battle cards
 */
@Rule({"HB-9.15", "HB-10.16"})
public record CardsChanged(@Names(Named.IN_PLAY) Array<Integer> cards, Change change) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        int when = table.next();
        Table changed = cards.foldLeft(table, (now, number) -> {
            @Nullable CardInPlay card = now.find(number);
            return card == null ? now : now.updated(card.with(change, when));
        });
        return changed.with(changed.south(), changed.thisTurn(), when + 1);
    }
}
