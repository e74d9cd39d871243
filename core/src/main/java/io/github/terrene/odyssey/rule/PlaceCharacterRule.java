package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PlaceCharacter;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.table.Pile;

/** Taking a Character into the starting party. */
@Rule({"TO-3.1", "TO-3.2", "TO-3.9"})
final class PlaceCharacterRule extends PlacementRule<PlaceCharacter> {
    PlaceCharacterRule() {
        super(
                ActionKind.PLACE_CHARACTER,
                Card::asCharacter,
                Check.of(
                        requires(
                                "TO-3.1",
                                (game, placement) -> placement.draft().lacksCharacter(size(game)),
                                "a Character comes when the one before it holds a card, and no more than the party needs"),
                        requires(
                                (game, placement) -> DeckRules.fitsParty(placement.character(), game.edition()),
                                PlaceCharacterRule::wrongSp),
                        requires(
                                (game, placement) -> placement.card().id().compareTo(placement.lastCharacter()) >= 0,
                                PlaceCharacterRule::wrongOrder),
                        requires(
                                "TO-3.2",
                                (game, placement) -> placement.fresh(),
                                "no name may appear twice in a starting party"),
                        requires(
                                "TO-3.9",
                                (game, placement) -> placement.completable(game),
                                "too few Characters would be left behind it to complete the party")));
    }

    private static int size(Game game) {
        return game.setting().format().partySize();
    }

    @Rule("TO-12.1")
    private static Rejection wrongSp(Game game, Placement placement) {
        return Rejection.of(
                "TO-3.1",
                "{character} has SP {sp}; a starting party takes SP "
                        + (game.edition().leastPartySp() == 0 ? "0 or 1" : "1"),
                "character",
                placement.card().name(),
                "sp",
                placement.character().sp());
    }

    private static Rejection wrongOrder(Game game, Placement placement) {
        return Rejection.of(
                "TO-3.1",
                "Characters are taken in ascending order of their ids, and {card} comes before {last}",
                "card",
                placement.card().id(),
                "last",
                placement.lastCharacter());
    }

    @Override
    boolean expected(PartyDraft draft, int partySize) {
        return draft.lacksCharacter(partySize);
    }

    @Override
    int first(Pile deck, PartyDraft draft) {
        return draft.slots() == 0 ? 0 : deck.placeOf(draft.lastCharacter());
    }

    @Override
    String card(PlaceCharacter action) {
        return action.card();
    }

    @Override
    PlaceCharacter taking(Seat seat, String card) {
        return new PlaceCharacter(seat, card);
    }
}
