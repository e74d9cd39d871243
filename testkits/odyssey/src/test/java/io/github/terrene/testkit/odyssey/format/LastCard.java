package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import org.jspecify.annotations.Nullable;

/** The other house rule of docs/formats.md: a player whose deck is used up has lost. */
final class LastCard {
    static TerreneOdyssey rules(Catalogue catalogue) {
        RuleBook book = StandardRules.of(Format.DUEL, catalogue).alsoLoses("last-card", LastCard::lost);
        return TerreneOdyssey.of(book, DeckRules.CONSTRUCTED);
    }

    private static @Nullable String lost(Table table, Team team) {
        boolean usedUp = team.seats().map(table::side).map(Side::deck).exists(deck -> deck.size() == 0);
        return usedUp ? "HR-2" : null;
    }

    private LastCard() {}
}
