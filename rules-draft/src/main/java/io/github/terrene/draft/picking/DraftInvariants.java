package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Over;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.format.DeckRules;
import io.vavr.collection.Array;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** What must hold in a draft that was read from text. */
final class DraftInvariants {
    /** All of them; each may rely on those before it. */
    static final Array<Invariant<Draft, ?>> ALL = Array.of(
            of("TO-14.1", draft -> DraftConfig.seats(draft.config().players()), "a draft is for 3 to 12 players"),
            of("TO-14.5", DraftInvariants::seated, "not every player has a place, or there is no such round"),
            of(
                    "TO-14.2",
                    draft -> DraftCards.all(draft).equals(draft.config().pool()),
                    "these are not the cards of the pool"),
            of("TO-14.18", DraftInvariants::sorted, "cards do not lie in the order of the catalogue"),
            onTable("TO-14.16", DraftInvariants::left, "those who left are not listed as they must be"),
            onTable(
                    "TO-14.6",
                    draft -> draft.over() == (draft.stage() instanceof Over),
                    "there must be an outcome if the draft is over, and only then"),
            onTable(
                    "TO-14.16",
                    draft -> draft.over() || draft.table().staying().size() > 1,
                    "with one player left the draft is over"),
            onTable("TO-14.16", DraftInvariants::ended, "the draft cannot end like that"),
            onTable(
                    "TO-14.6",
                    draft -> draft.hasDecks() || draft.table().decks().forAll(deck -> deck.isEmpty()),
                    "nobody has a deck before the last one is handed in"),
            onTable(
                    "TO-14.5",
                    draft -> draft.hasDecks() || DraftCards.beingPicked(draft) || DraftCards.allPicked(draft),
                    "piles, picks and round do not match"),
            on("TO-14.5", Picking.class, (draft, picking) -> DraftCards.beingPicked(draft), "all is picked already"),
            on("TO-14.5", Picking.class, DraftInvariants::picked, "these cannot be the picks from these piles"),
            on(
                    "TO-14.6",
                    Building.class,
                    (draft, building) -> DraftCards.allPicked(draft),
                    "decks are built when all is picked"),
            on("TO-14.6", Building.class, DraftInvariants::built, "no such decks can be built"),
            of("TO-14.5", draft -> draft.over() || draft.stage().awaited().nonEmpty(), "somebody must be awaited"),
            onTable(
                    "TO-14.6",
                    draft -> !draft.hasDecks() || DraftCards.allHandedIn(draft),
                    "all that is in no deck must be in the excess pile"),
            onTable("TO-14.6", DraftInvariants::decks, "these cannot be the decks of the players"));

    private DraftInvariants() {}

    private static Invariant<Draft, ?> of(String rule, Predicate<Draft> holds, String sentence) {
        return on(rule, WrittenDraftState.class, (draft, written) -> holds.test(draft), sentence);
    }

    private static Invariant<Draft, ?> onTable(String rule, Predicate<Draft> holds, String sentence) {
        return on(rule, DraftTable.class, (draft, table) -> holds.test(draft), sentence);
    }

    private static <T> Invariant<Draft, ?> on(
            String rule, Class<T> type, BiPredicate<Draft, T> holds, String sentence) {
        return Invariant.of(type, holds, sentence).by(rule);
    }

    private static boolean seated(Draft draft) {
        DraftTable table = draft.table();
        int players = draft.config().players();
        return table.piles().size() == players
                && table.picks().size() == players
                && table.decks().size() == players
                && table.round() >= 1
                && table.round() <= draft.config().dealing().rounds();
    }

    private static boolean sorted(Draft draft) {
        return draft.table().parts().forAll(cards -> cards.sortBy(Card::id).equals(cards));
    }

    @Rule("TO-14.16")
    private static boolean left(Draft draft) {
        Array<Seat> left = draft.table().left();
        return left.equals(left.distinct().sorted())
                && left.forAll(seat -> seat.index() < draft.config().players())
                && left.size() < draft.config().players();
    }

    /** A sealed pick is in the pile, and whoever left has picked. Others may be thought not to have picked, even without a choice. */
    @Rule({"TO-14.5", "TO-14.16"})
    private static boolean picked(Draft draft, Picking picking) {
        DraftTable table = draft.table();
        return picking.picks().choices().size() == table.players()
                && Seat.first(table.players())
                        .forAll(seat -> picking.picks()
                                .of(seat)
                                .card()
                                .map(table.pile(seat)::contains)
                                .getOrElse(() -> table.plays(seat)));
    }

    /** Others may be thought not to have begun, whatever they must have. */
    @Rule({"TO-14.6", "TO-14.16"})
    private static boolean built(Draft draft, Building building) {
        DraftTable table = draft.table();
        return building.decks().choices().size() == table.players()
                && Seat.first(table.players()).forAll(seat -> {
                    DeckDraft deck = building.decks().of(seat);
                    return table.plays(seat)
                            ? deck.equals(DeckDraft.EMPTY)
                                    || draft.building(seat).leadsTo(deck)
                            : deck.equals(DeckDraft.NONE);
                });
    }

    @Rule({"TO-14.6", "TO-14.16"})
    private static boolean ended(Draft draft) {
        Array<Seat> staying = draft.table().staying();
        Outcome expected =
                staying.size() == 1 ? new Outcome(staying, "TO-14.16") : new Outcome(Array.empty(), "TO-14.6");
        return draft.table().outcome().forAll(expected::equals);
    }

    /** What was picked is not known any more, but no picks allow more than the limits. */
    @Rule({"TO-14.6", "TO-14.16"})
    private static boolean decks(Draft draft) {
        DraftTable table = draft.table();
        return !draft.hasDecks()
                || Seat.first(table.players()).forAll(seat -> table.deck(seat).isDefined() == table.plays(seat))
                        && table.decks().flatMap(deck -> deck).forAll(deck -> isWithinLimits(draft, deck));
    }

    private static boolean isWithinLimits(Draft draft, Array<Card> deck) {
        return DeckRules.DRAFTED
                .problems(new Deck("deck", deck), draft.config().options().edition(), "deck")
                .isEmpty();
    }
}
