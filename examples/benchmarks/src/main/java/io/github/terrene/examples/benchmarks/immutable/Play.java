package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import java.util.Arrays;

/** What happens while one action is carried out: a copy of the cells that may be changed, and the events so far. */
final class Play {
    private static final int USUAL_EVENTS = 4;

    final CardTable cards;
    final int turnLimit;
    final int[] cells;
    private final long seed;
    private Event[] events = new Event[USUAL_EVENTS];
    private int happened;
    private boolean undoable = true;

    Play(ImmutableGame before) {
        this.cards = before.cards;
        this.turnLimit = before.turnLimit;
        this.seed = before.seed;
        this.cells = before.cells.clone();
    }

    void emit(Event event) {
        if (happened == events.length) {
            events = Arrays.copyOf(events, 2 * happened);
        }
        events[happened++] = event;
        event.applyTo(this);
        undoable &= !event.revealing();
    }

    /** What the action of a seat led to. */
    Step<ImmutableGame, Event> step(Seat seat) {
        ImmutableGame after = new ImmutableGame(cards, turnLimit, seed, cells);
        Array<Event> all = happened == 0 ? Array.empty() : Array.of(Arrays.copyOf(events, happened));
        return new Step<>(after, all, undoable && after.awaits(seat.index()));
    }

    Rng rng() {
        return Rng.of(seed);
    }

    void await(int prompt, int seat) {
        cells[PROMPT] = prompt;
        cells[SEAT] = seat;
    }

    /** Ends the game if a seat has lost, and else lets the active player go on. At most one seat can have lost here. */
    void settle() {
        if (lost(0)) {
            end(1);
        } else if (lost(1)) {
            end(0);
        } else {
            await(TAKE_TURN, cells[ACTIVE]);
        }
    }

    private boolean lost(int seat) {
        int side = side(seat);
        return cells[side + HP] == 0 || cells[side + PARTY] == 0;
    }

    void end(int winner) {
        emit(new TurnEvent.GameEnded(winner));
    }

    int enterParty(int side, int card, int recruited) {
        int member = member(side, cells[side + PARTY]++);
        Arrays.fill(cells, member, member + MEMBER, 0);
        cells[member + CARD] = card;
        cells[member + RECRUITED] = recruited;
        cells[member + HELD] = NONE;
        cells[member + ATK] = cards.atk[card];
        cells[member + DEF] = cards.def[card];
        cells[member + MOST_HP] = cards.hp[card];
        return member;
    }

    void leaveParty(int side, int place) {
        int behind = --cells[side + PARTY] - place;
        if (behind > 0) {
            System.arraycopy(cells, member(side, place + 1), cells, member(side, place), behind * MEMBER);
        }
    }

    void leaveHand(int side, int card) {
        if (--cells[side + HAND + card] == 0) {
            cells[side + HAND_BITS] &= ~(1 << card);
        }
    }
}
