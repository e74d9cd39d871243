package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftEvent.CardsPicked;
import io.github.terrene.draft.picking.DraftEvent.PilesTaken;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** What went by: the piles that a person held, remembered from the events that the person was told, since no later view has them. */
final class Passed {
    private final Seat seat;
    private Array<String> rows = Array.empty();
    private Array<Card> pile = Array.empty();
    private int round;
    private int pick;

    Passed(Seat seat) {
        this.seat = seat;
    }

    /** Something happened in the draft. */
    void observe(DraftEvent event) {
        if (event instanceof PilesTaken taken) {
            round = taken.round();
            pick = 0;
            pile = taken.piles().get(seat.index());
        } else if (event instanceof CardsPicked picked) {
            pick++;
            remember(picked.picks().get(seat.index()).card());
            pile = picked.piles().get(seat.index());
        }
    }

    private void remember(Card card) {
        Array<Card> left = pile.remove(card);
        if (!left.isEmpty()) {
            rows = rows.append(
                    "round " + round + ", pick " + pick + ": " + card.name() + "; passed on " + DeckPage.names(left));
        }
    }

    /** Shows it, the latest last. */
    void show(Paper paper) {
        if (rows.isEmpty()) {
            paper.line("  Nothing went by yet.");
        }
        rows.forEach(row -> paper.wrapped("  ", "    ", row));
    }
}
