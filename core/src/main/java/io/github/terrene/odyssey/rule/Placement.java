package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A card of the own deck that a player may want to take into the starting party.
 *
 * @param deck the own deck, which lies sorted by id
 * @param place where in it the first copy of the card lies
 * @param draft what was chosen before
 */
record Placement(Pile deck, int place, PartyDraft draft) {
    /** The draft of a seat; nothing where no party is being chosen. */
    static PartyDraft draft(Game game, Seat seat) {
        return game.prompt() instanceof ChooseParty prompt ? prompt.of(seat) : PartyDraft.EMPTY;
    }

    /** The card. */
    Card card() {
        return deck.cards().get(place);
    }

    /** Whether the name is not in the party yet. */
    boolean fresh() {
        Array<String> taken = draft.cards();
        for (int i = 0; i < taken.size(); i++) {
            if (taken.get(i).equals(card().id())) {
                return false;
            }
        }
        return true;
    }

    /** The Character taken last, or an empty text. */
    String lastCharacter() {
        return draft.slots() == 0 ? "" : draft.cards().get(2 * (draft.slots() - 1));
    }

    /** Whether enough Characters come behind this one for the rest of the party. */
    boolean completable(Game game) {
        int missing = game.setting().format().partySize() - draft.slots() - 1;
        Array<Card> cards = deck.cards();
        for (int i = place + 1; missing > 0 && i < cards.size(); i++) {
            @Nullable CharacterCard character = cards.get(i).asCharacter();
            boolean counts = character != null && DeckRules.fitsParty(character, game.edition()) && !deck.repeats(i);
            missing -= counts ? 1 : 0;
        }
        return missing <= 0;
    }
}
