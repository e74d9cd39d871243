package io.github.terrene.examples.shelf;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.play.Drafter;
import io.github.terrene.draft.play.Suggestions;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;

/** Decks as players with sense draft them: always the same. */
final class DraftedDecks {
    private static final int PLAYERS = 8;
    private static final long SEED = 1;

    private DraftedDecks() {}

    /** One draft of eight. */
    static Array<ReadyDeck> of(Catalogue cards, Options options) {
        DraftRules rules = DraftRules.of(cards);
        DraftConfig config = DraftConfig.basic(PLAYERS, cards.cards(), options);
        Draft draft = Host.of(rules, Array.fill(PLAYERS, new Drafter()))
                .play(rules.start(config, SEED).get(), Rng.of(SEED))
                .state();
        return Seat.first(PLAYERS)
                .map(seat -> ready(seat, draft.table().deck(seat).get(), options));
    }

    private static ReadyDeck ready(Seat seat, Array<Card> deck, Options options) {
        return new ReadyDeck(Deck.of("Drafter " + seat, deck), Suggestions.party(deck, options.edition()));
    }
}
