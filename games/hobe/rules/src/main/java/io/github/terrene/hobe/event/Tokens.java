package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import org.jspecify.annotations.Nullable;

/**
 * The tokens that one Battle card has after a change.
 *
 * @param card the number of the card
 * @param left the number of tokens it has left
 */
@Rule("HB-3.7")
public record Tokens(@Names(Named.IN_PLAY) int card, int left) {
    Table on(Table table) {
        @Nullable CardInPlay there = table.find(card);
        return there == null ? table : table.updated(there.withTokens(left));
    }
}
