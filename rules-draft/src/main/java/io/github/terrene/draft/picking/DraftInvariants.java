package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Over;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** What must hold in a draft that was read from text. */
final class DraftInvariants {
    /** All of them; each may rely on those before it. */
    static final Array<Invariant<Draft, ?>> ALL = Array.of(
            Invariant.of(DraftPosition.class, (draft, position) -> seated(draft), "not every player has a place"),
            Invariant.of(
                    DraftPosition.class,
                    (draft, position) -> held(draft).equals(draft.config().pool()),
                    "these are not the cards of the pool"),
            Invariant.of(DraftPosition.class, (draft, position) -> sorted(draft), "cards lie in no order"),
            Invariant.of(
                    DraftTable.class, (draft, table) -> left(draft), "those who left are not listed as they must be"),
            Invariant.of(Picking.class, (draft, picking) -> picked(draft, picking), "piles and picks do not match"),
            Invariant.of(Building.class, (draft, building) -> built(draft, building), "no such decks can be built"),
            Invariant.of(
                    DraftPosition.class,
                    (draft, position) -> draft.over() == (draft.stage() instanceof Over)
                            && (draft.over()
                                    ? ended(draft)
                                    : draft.stage().awaited().nonEmpty()),
                    "somebody must be awaited, unless the draft is over"));

    private DraftInvariants() {}

    private static boolean seated(Draft draft) {
        DraftTable table = draft.table();
        int players = draft.config().players();
        return table.piles().size() == players
                && table.picks().size() == players
                && table.decks().size() == players
                && table.round() >= 1
                && table.round() <= draft.config().dealing().rounds();
    }

    private static Array<Card> held(Draft draft) {
        DraftTable table = draft.table();
        return table.piles()
                .appendAll(table.picks())
                .appendAll(table.decks().flatMap(deck -> deck))
                .append(table.excess())
                .append(draft.undealt())
                .flatMap(cards -> cards)
                .sortBy(Card::id);
    }

    private static boolean sorted(Draft draft) {
        DraftTable table = draft.table();
        return table.piles()
                .appendAll(table.picks())
                .appendAll(table.decks().flatMap(deck -> deck))
                .append(table.excess())
                .forAll(cards -> cards.sortBy(Card::id).equals(cards));
    }

    private static boolean left(Draft draft) {
        Array<Seat> left = draft.table().left();
        return left.equals(left.distinct().sorted())
                && left.forAll(seat -> seat.index() < draft.config().players())
                && left.size() < draft.config().players();
    }

    private static boolean picked(Draft draft, Picking picking) {
        Dealing dealing = draft.config().dealing();
        DraftTable table = draft.table();
        int size = table.piles().get(0).size();
        return picking.picks().choices().size() == dealing.players()
                && size >= 1
                && size <= dealing.size()
                && table.piles().forAll(pile -> pile.size() == size)
                && table.picks().forAll(picks -> picks.size() == table.round() * dealing.size() - size)
                && undealt(draft, dealing.rounds() - table.round())
                && Seat.first(dealing.players()).forAll(seat -> fits(table, seat, picking));
    }

    /** A sealed pick is in the pile; whoever left has picked, and whoever has no choice. */
    private static boolean fits(DraftTable table, Seat seat, Picking picking) {
        Array<Card> pile = table.pile(seat);
        return picking.picks().of(seat).card().isDefined()
                ? pile.contains(picking.picks().of(seat).card().get())
                : table.plays(seat) && pile.size() > 1;
    }

    private static boolean undealt(Draft draft, int rounds) {
        Dealing dealing = draft.config().dealing();
        return draft.undealt().size() == rounds * dealing.players() * dealing.size();
    }

    private static boolean built(Draft draft, Building building) {
        Dealing dealing = draft.config().dealing();
        return building.decks().choices().size() == dealing.players()
                && draft.table().picks().forAll(picks -> picks.size() == dealing.picks())
                && undealt(draft, 0)
                && Seat.first(dealing.players())
                        .forAll(seat -> draft.table().plays(seat)
                                ? draft.building(seat).leadsTo(building.decks().of(seat))
                                        || building.decks().of(seat).equals(DeckDraft.EMPTY)
                                : building.decks().of(seat).equals(DeckDraft.NONE));
    }

    private static boolean ended(Draft draft) {
        DraftTable table = draft.table();
        return table.staying().size() == 1
                ? table.outcome().get().winners().toArray().equals(table.staying())
                : table.outcome().get().drawn()
                        && Seat.first(table.players())
                                .forAll(seat -> table.deck(seat).isDefined() == table.plays(seat));
    }
}
