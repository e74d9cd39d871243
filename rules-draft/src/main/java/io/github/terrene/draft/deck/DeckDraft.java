package io.github.terrene.draft.deck;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/**
 * A deck that is being built.
 *
 * @param cards the cards taken into the deck so far, sorted by id, copies repeated
 * @param complete whether the deck has been handed in
 */
@Rule("TO-14.6")
public record DeckDraft(Array<Card> cards, boolean complete) implements Ballot.Choice {
    /** An empty deck. */
    public static final DeckDraft EMPTY = new DeckDraft(Array.empty(), false);

    /** The deck of a player who left: no deck. */
    @Rule("TO-14.16")
    public static final DeckDraft NONE = new DeckDraft(Array.empty(), true);
}
