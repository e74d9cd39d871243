package io.github.terrene.hobe.setup;

import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.kernel.card.PartCheck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Checks a configuration and reports everything wrong with it at once. */
@Rule("HB-2.3")
public final class ConfigCheck {
    private static final Limit<Deck> DECKS = Limit.<Deck>of(
                    "HB-2.3/number-of-decks", "two players need two decks, not {number:number}")
            .exactly(Players.BOTH.size());

    private ConfigCheck() {}

    /** All problems with the number of decks, the deck of each player and the options, {@linkplain Problem#capped capped}. */
    public static Seq<Problem> problems(GameConfig config, Catalogue catalogue) {
        Options options = config.options();
        return Problem.capped(DECKS.problems(config.decks(), "decks")
                .appendAll(DeckRules.of(options, catalogue)
                        .problems(Players.BOTH, config.decks().map(Deck::cards)))
                .appendAll(options(options)));
    }

    private static Array<Problem> options(Options options) {
        Array<Problem> problems = PartCheck.options(Options.class, options);
        return options.deckSize() > options.openingHand()
                ? problems
                : problems.append(Problem.at(
                        "options",
                        "HB-2.1/no-more-than-a-hand",
                        "a deck must have more than the {hand:number} cards of the opening hand, not {number:number}",
                        options.openingHand(),
                        options.deckSize()));
    }
}
