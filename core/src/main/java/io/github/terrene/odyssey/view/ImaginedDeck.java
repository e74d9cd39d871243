package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A deck of unknown cards from which a starting party is still to be chosen. Used within a single call. */
final class ImaginedDeck {
    private final UnknownCards stock;
    private final int size;
    /** Whether any card will do if the pool has none for a party; otherwise the deck lacks it. */
    private final boolean any;

    private Array<Card> party = Array.empty();

    private ImaginedDeck(UnknownCards stock, int size, boolean any) {
        this.stock = stock;
        this.size = size;
        this.any = any;
    }

    /**
     * A deck of that many cards, sorted by id. It holds a complete party, unless such decks need not do so and the pool has enough cards
     * without one.
     */
    @Rule({"TO-2.3", "TO-14.6"})
    static Pile of(Setting setting, DeckRules rules, int size, UnknownCards stock) {
        ImaginedDeck deck = new ImaginedDeck(stock, size, !rules.incompleteParties() || !stock.has(size));
        deck.addParty(setting);
        return stock.takeSorted(size - deck.party.size(), deck.party);
    }

    private void addParty(Setting setting) {
        add(stock.terrain(any, ImaginedDeck::startsGame));
        DistinctDraws<CharacterCard> characters =
                stock.characters(any, card -> setting.edition().permitsInParty(card));
        DistinctDraws<AssignableCard> assignables = stock.assignables(any);
        for (int i = 0; i < setting.format().partySize(); i++) {
            add(characters.next());
            add(assignables.next());
        }
    }

    private void add(@Nullable Card card) {
        if (card != null && party.size() < size) {
            party = party.append(card);
        }
    }

    /** Whether a Terrain may be the starting one. */
    @Rule("TO-9.1")
    static boolean startsGame(TerrainCard card) {
        return card.storm().isEmpty();
    }
}
