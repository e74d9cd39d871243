package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.format.DeckRules;
import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A card of a player's deck that may be taken into the starting party.
 *
 * @param stock the different cards of the deck, sorted by id
 * @param place where among them the card stands
 * @param draft what was chosen before
 */
record Placement(Array<Card> stock, int place, PartyDraft draft) {
    /** The draft of a seat; nothing where no party is being chosen. */
    static PartyDraft draft(Game game, Seat seat) {
        return game.prompt() instanceof ChooseParty prompt ? prompt.of(seat) : PartyDraft.EMPTY;
    }

    /** The card. */
    Card card() {
        return stock.get(place);
    }

    /** The card, where none but a Character can be meant. */
    CharacterCard character() {
        return Objects.requireNonNull(card().asCharacter());
    }

    /** The card, where none but a Terrain can be meant. */
    TerrainCard terrain() {
        return Objects.requireNonNull(card().asTerrain());
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
        return draft.slots() == 0 ? "" : draft.lastCharacter();
    }

    /** Whether enough Characters come behind this one for the rest of the party. */
    boolean completable(Game game) {
        int missing = game.setting().format().partySize() - draft.slots() - 1;
        for (int i = place + 1; missing > 0 && i < stock.size(); i++) {
            @Nullable CharacterCard character = stock.get(i).asCharacter();
            missing -= character != null && DeckRules.fitsParty(character, game.edition()) ? 1 : 0;
        }
        return missing <= 0;
    }
}
