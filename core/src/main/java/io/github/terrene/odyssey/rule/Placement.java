package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.format.Edition;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * A card of the own deck that a player may want to take into the starting party, looked up.
 *
 * @param card the card
 * @param behind the cards of the deck behind its last copy, sorted by id
 * @param draft what was chosen before
 */
record Placement(Card card, List<Card> behind, PartyDraft draft) {
    /** Looks at one. */
    @FunctionalInterface
    interface Look {
        void at(Placement placement);
    }

    /** The draft of a seat; nothing where no party is being chosen. */
    static PartyDraft draft(Game game, Seat seat) {
        return game.prompt() instanceof ChooseParty prompt ? prompt.of(seat) : PartyDraft.EMPTY;
    }

    /** The card with that id, if it is in the own deck and of that kind, or null. */
    static @Nullable Placement find(Game game, Seat seat, String id, Class<? extends Card> type) {
        for (List<Card> rest = game.side(seat).deck().cards(); !rest.isEmpty(); rest = rest.tail()) {
            if (rest.head().id().equals(id)) {
                boolean fits = type.isInstance(rest.head()) && !rest.head().unknown();
                return fits ? new Placement(rest.head(), Pile.behindCopies(rest), draft(game, seat)) : null;
            }
        }
        return null;
    }

    /** Looks at each different card of that kind in the own deck, by id. */
    static void each(Game game, Seat seat, Class<? extends Card> type, Look look) {
        PartyDraft draft = draft(game, seat);
        List<Card> rest = game.side(seat).deck().cards();
        while (!rest.isEmpty()) {
            List<Card> behind = Pile.behindCopies(rest);
            if (type.isInstance(rest.head()) && !rest.head().unknown()) {
                look.at(new Placement(rest.head(), behind, draft));
            }
            rest = behind;
        }
    }

    /** Whether the name is not in the party yet. */
    boolean fresh() {
        Array<String> taken = draft.cards();
        for (int i = 0; i < taken.size(); i++) {
            if (taken.get(i).equals(card.id())) {
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
        for (List<Card> rest = behind; missing > 0 && !rest.isEmpty(); rest = Pile.behindCopies(rest)) {
            missing -= fitsParty(rest.head(), game.edition()) ? 1 : 0;
        }
        return missing <= 0;
    }

    private static boolean fitsParty(Card card, Edition edition) {
        return card instanceof CharacterCard character && DeckRules.fitsParty(character, edition);
    }
}
