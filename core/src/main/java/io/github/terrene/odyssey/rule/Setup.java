package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.format.DeckRules;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** What the rules of setup ask about a player's deck and choice. */
final class Setup {
    private Setup() {}

    /** What the player has chosen so far; nothing where no party is being chosen. */
    static PartyDraft draft(Game game, Seat seat) {
        return game.prompt() instanceof ChooseParty prompt ? prompt.of(seat) : PartyDraft.EMPTY;
    }

    static @Nullable CharacterCard character(Game game, Seat seat, String id) {
        return (CharacterCard) find(game, seat, id, CharacterCard.class);
    }

    static TerrainCard terrain(Game game, Seat seat, String id) {
        return (TerrainCard) find(game, seat, id, TerrainCard.class);
    }

    static boolean has(Game game, Seat seat, String id, Class<? extends Card> type) {
        return find(game, seat, id, type) != null;
    }

    private static @Nullable Card find(Game game, Seat seat, String id, Class<? extends Card> type) {
        return game.side(seat)
                .deck()
                .cards()
                .find(card -> card.id().equals(id) && type.isInstance(card) && !card.unknown())
                .getOrNull();
    }

    /** The different cards of a kind in the own deck, by id. */
    static Seq<Card> distinct(Game game, Seat seat, Class<? extends Card> type) {
        return game.side(seat)
                .deck()
                .cards()
                .filter(card -> type.isInstance(card) && !card.unknown())
                .distinctBy(Card::id)
                .sortBy(Card::id);
    }

    static boolean expectsCharacter(Game game, Seat seat) {
        return !draft(game, seat).handing() && !slotsComplete(game, seat);
    }

    static boolean slotsComplete(Game game, Seat seat) {
        PartyDraft draft = draft(game, seat);
        return !draft.handing() && draft.slots() == game.setting().format().partySize();
    }

    static String lastCharacter(Game game, Seat seat) {
        PartyDraft draft = draft(game, seat);
        return draft.slots() == 0 ? "" : draft.cards().get(2 * (draft.slots() - 1));
    }

    static boolean inOrder(Game game, Seat seat, String card) {
        return card.compareTo(lastCharacter(game, seat)) > 0;
    }

    /** Whether enough Characters come behind that one for the rest of the party. */
    @Rule("TO-3.9")
    static boolean completable(Game game, Seat seat, String card) {
        int behind = distinct(game, seat, CharacterCard.class)
                .count(each ->
                        each.id().compareTo(card) > 0 && DeckRules.fitsParty((CharacterCard) each, game.edition()));
        return draft(game, seat).slots() + 1 + behind >= game.setting().format().partySize();
    }
}
