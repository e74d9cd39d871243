package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Taking a Character into the starting party. */
@Rule({"TO-3.1", "TO-3.2", "TO-3.9"})
final class PlaceCharacterRule extends PlacementRule<PlaceCharacter, CharacterCard> {
    PlaceCharacterRule() {
        super(ActionKind.PLACE_CHARACTER, Card::asCharacter);
    }

    @Override
    boolean expected(PartyDraft draft, int partySize) {
        return draft.lacksCharacter(partySize);
    }

    /** Characters are taken in ascending order. */
    @Override
    int first(PartyDraft draft, Pile deck) {
        return deck.placeOf(draft.lastCharacter()) + 1;
    }

    @Override
    String id(PlaceCharacter action) {
        return action.card();
    }

    @Override
    protected PlaceCharacter naming(Seat seat, CharacterCard card) {
        return new PlaceCharacter(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, CharacterCard card, Verdict why) {
        PartyDraft draft = draft(game, seat);
        return (draft.lacksCharacter(partySize(game))
                        || why.no(
                                "TO-3.1",
                                "a Character is taken once the one before it holds a card, and no more than the party needs"))
                && (DeckRules.fitsParty(card, game.edition()) || !why.silent() && why.no(wrongSp(game, card)))
                && (card.id().compareTo(draft.lastCharacter()) >= 0
                        || why.no(
                                "TO-3.1",
                                "Characters are taken in ascending order of their ids, and {card} comes before {last}",
                                "card",
                                card.id(),
                                "last",
                                draft.lastCharacter()))
                && (!draft.has(card.id()) || why.no("TO-3.2", "no name may appear twice in a starting party"))
                && (leaves(game, seat, card, partySize(game) - draft.slots() - 1)
                        || why.no("TO-3.9", "too few Characters would be left after it to complete the party"));
    }

    @Rule("TO-12.1")
    private static Rejection wrongSp(Game game, CharacterCard card) {
        return Rejection.of(
                "TO-3.1",
                "{character} has SP {sp}; a starting party takes SP "
                        + (game.edition().leastPartySp() == 0 ? "0 or 1" : "1"),
                "character",
                card.name(),
                "sp",
                card.sp());
    }

    /** Whether the deck has that many Characters for a party after that one. */
    private static boolean leaves(Game game, Seat seat, CharacterCard card, int needed) {
        Pile deck = game.side(seat).deck();
        Array<Card> different = deck.different();
        int missing = needed;
        for (int i = deck.placeOf(card.id()) + 1; missing > 0 && i < different.size(); i++) {
            @Nullable CharacterCard character = different.get(i).asCharacter();
            missing -= character != null && DeckRules.fitsParty(character, game.edition()) ? 1 : 0;
        }
        return missing <= 0;
    }
}
