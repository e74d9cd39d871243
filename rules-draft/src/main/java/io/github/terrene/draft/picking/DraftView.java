package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckBuilding;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.SeenAs;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.due.Due;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything one seat may know about a draft, and nothing else. What was in piles that were passed on is not in it: that is in the events that
 * the seat was sent.
 *
 * @param seat the seat whose view it is
 * @param config the configuration, which everybody knows, including the pool
 * @param table the table, with {@code "?"} ({@link io.github.terrene.odyssey.card.Card#UNKNOWN}) for every card that this seat may not know
 * @param stage the stage of the draft, and what the seat has chosen in it
 */
@Rule("TO-14.19")
public record DraftView(Seat seat, @Open DraftConfig config, DraftTable table, DraftStage stage) implements SeenAs {
    @Override
    @Rule("TO-14.16")
    public Seat seenAs(Seat viewer) {
        return table.seenAs(viewer);
    }

    /** How the seat builds a deck from what it picked; none for a seat where nobody sits, and for a player who left. */
    public Option<DeckBuilding> building() {
        return Option.when(table.plays(seat), () -> asDraft().building(seat));
    }

    /** A draft in which everything that the seat does not know is unknown; that is enough for what it may ask about itself. */
    Draft asDraft() {
        return new Draft(config, table, stage, Array.empty());
    }

    /** The cards of the pool that the seat does not see, sorted by id: others have them, or they are still to be dealt. */
    public Array<Card> unseen() {
        return SortedCards.withoutAll(
                config.pool(), table.cards().reject(Card::unknown).sortBy(Card::id));
    }

    /** Who is awaited as far as the seat knows: the others as long as anybody is. */
    public Array<Seat> awaited() {
        return stage.awaited().filter(table::plays);
    }

    private Option<DraftTask> task() {
        return Option.when(
                table.plays(seat) && stage.awaits(seat), () -> stage.deck(seat).isDefined() ? buildDeck() : pickCard());
    }

    private DraftTask pickCard() {
        return new DraftTask.PickCard(
                table.round(), config.dealing().rounds(), table.pile(seat).size(), table.next(seat));
    }

    private DraftTask buildDeck() {
        return new DraftTask.BuildDeck(
                table.picks(seat).size(), building().get().needs());
    }

    /** The view in terms of the game. */
    public ShownDraft shown() {
        Array<DraftAction> chosen = seat.index() < config.players() ? stage.chosen(seat) : Array.empty();
        Asked<DraftAction, Due> asked =
                new Asked<>(awaited(), stage.key(), stage.rule(), chosen, Array.empty(), Option.none());
        return new ShownDraft(seat, config, table, Option.when(!asked.seats().isEmpty(), asked), task());
    }
}
