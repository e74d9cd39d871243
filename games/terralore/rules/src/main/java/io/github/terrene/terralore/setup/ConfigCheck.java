package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.vavr.collection.Seq;

/** Checks a configuration and reports everything wrong with it at once. */
@Rule("TL-2.4")
public final class ConfigCheck {
    private static final Limit<Deck> DECKS = Limit.<Deck>of(
                    "TL-2.4/number-of-decks", "two players need two decks, not {number:number}")
            .exactly(Players.BOTH.size());

    private ConfigCheck() {}

    /** All problems with the number of decks, the deck of each player and the options, {@linkplain Problem#capped capped}. */
    public static Seq<Problem> problems(GameConfig config, Catalogue catalogue) {
        return Problem.capped(DECKS.problems(config.decks(), "decks")
                .appendAll(DeckRules.of(catalogue)
                        .problems(Players.BOTH, config.decks().map(Deck::cards)))
                .appendAll(PartCheck.options(Options.class, config.options())));
    }
}
