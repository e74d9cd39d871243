package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.DifferentCards;
import io.vavr.collection.Array;

/** Taking a Character into the starting party. */
@Rule({"TO-3.1", "TO-3.2", "TO-3.9", "TO-14.7"})
final class PlaceCharacterRule extends PlacementRule<PlaceCharacter, CharacterCard> {
    PlaceCharacterRule() {
        super(PlaceCharacter.class, DifferentCards::characters);
    }

    @Override
    boolean expected(Game game, Seat seat, PartyDraft draft) {
        return expected(draft, full(game, seat));
    }

    private static boolean expected(PartyDraft draft, FullParty full) {
        return full.missing(draft) > 0 && canHoldTheRest(draft, full);
    }

    /** Whether the Characters still to come are enough for the cards still to be given, so that those before it need not hold more. */
    @Rule("TO-14.7")
    private static boolean canHoldTheRest(PartyDraft draft, FullParty full) {
        return full.assignables() - draft.holding() <= full.missing(draft);
    }

    @Override
    PartyDraft with(PartyDraft draft, CharacterCard card) {
        return draft.taking(card.id());
    }

    /** Characters are taken in ascending order. */
    @Override
    int first(PartyDraft draft, Array<CharacterCard> cards) {
        return DifferentCards.placeOf(cards, draft.lastCharacter()) + 1;
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
        FullParty full = full(game, seat);
        return (expected(draft, full) || !why.silent() && why.no(notNow(game, seat)))
                && (game.edition().permitsInParty(card) || !why.silent() && why.no(wrongSp(game, card)))
                && (card.id().compareTo(draft.lastCharacter()) >= 0
                        || why.no(
                                "TO-3.1/order",
                                "Characters are taken in ascending order of their ids, and {card:card} comes before {last:card}",
                                card.id(),
                                draft.lastCharacter()))
                && (!draft.has(card.id())
                        || why.no("TO-3.2/name-twice", "no name may appear twice in a starting party"))
                && (leaves(game, seat, card, full.missing(draft) - 1)
                        || !why.silent()
                                && why.no(
                                        full.tooFew() + "/few-characters",
                                        "too few Characters would be left after it to complete the party"));
    }

    private static Rejection notNow(Game game, Seat seat) {
        FullParty full = full(game, seat);
        if (full.constructed()) {
            return Rejection.of(
                    "TO-3.1/not-yet",
                    "a Character is taken once the one before it holds a card, and no more than the party needs");
        }
        return full.missing(draft(game, seat)) > 0
                ? Rejection.of(
                        "TO-14.7/before-holds",
                        "the Character before it must hold a card, or not all {cards:number} that the party can hold are held",
                        full.assignables())
                : Rejection.of(
                        "TO-14.7/party-full",
                        "the party takes no Character beyond these: {characters:number}",
                        full.characters());
    }

    @Rule("TO-12.1")
    private static Rejection wrongSp(Game game, CharacterCard card) {
        return game.edition().leastPartySp() == 0
                ? Rejection.of(
                        "TO-3.1/much-sp",
                        "{character} has SP {sp:number}; a starting party takes SP 0 or 1",
                        card.name(),
                        card.sp())
                : Rejection.of(
                        "TO-3.1/wrong-sp",
                        "{character} has SP {sp:number}; a starting party takes SP 1",
                        card.name(),
                        card.sp());
    }

    /** Whether the deck has that many Characters for a party after that one: whether it comes before the last so many. */
    private boolean leaves(Game game, Seat seat, CharacterCard card, int needed) {
        Array<CharacterCard> characters = cards(game, seat);
        int first = characters.size();
        int missing = needed;
        while (missing > 0 && first > 0) {
            missing -= game.edition().permitsInParty(characters.get(--first)) ? 1 : 0;
        }
        return needed <= 0
                || missing == 0 && card.id().compareTo(characters.get(first).id()) < 0;
    }
}
