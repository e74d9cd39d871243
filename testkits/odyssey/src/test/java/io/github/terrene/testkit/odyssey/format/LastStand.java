package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;

/** The house rule of docs/formats.md: nobody dismisses the last Character and loses by it. */
final class LastStand {
    static TerreneOdyssey rules(Catalogue catalogue) {
        RuleBook book = StandardRules.of(Format.DUEL, catalogue)
                .also(
                        "last-stand",
                        DismissCharacter.class,
                        (game, action, why) ->
                                game.side(action.seat()).members().size() > 1
                                        || why.no("HR-1/last-character", "your last Character may not be dismissed"));
        return TerreneOdyssey.of(book, DeckRules.CONSTRUCTED);
    }

    private LastStand() {}
}
