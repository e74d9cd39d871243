package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;

/** What happens to Characters and the cards they hold. */
public sealed interface PartyEvent extends Event {
    /** A hidden Character was recruited for 1 Action. */
    record Recruited(Seat seat, int place) implements PartyEvent {
        @Override
        public void applyTo(Play play) {
            int side = side(seat.index());
            play.cells[member(side, place) + RECRUITED] = 1;
            play.cells[side + ACTIONS]--;
        }

        @Override
        public boolean revealing() {
            return true;
        }
    }

    /** A Character was recruited from hand for 1 Action. */
    record RecruitedFromHand(Seat seat, int card) implements PartyEvent {
        @Override
        public void applyTo(Play play) {
            int side = side(seat.index());
            play.cells[side + ACTIONS]--;
            play.leaveHand(side, card);
            play.enterParty(side, card, 1);
        }

        @Override
        public boolean revealing() {
            return true;
        }
    }

    /** A Character was put into play hidden. */
    record Hidden(Seat seat, int card) implements PartyEvent {
        @Override
        public void applyTo(Play play) {
            int side = side(seat.index());
            play.leaveHand(side, card);
            play.enterParty(side, card, 0);
        }
    }

    /** A Character was given a card from hand. */
    record Assigned(Seat seat, int place, int card) implements PartyEvent {
        @Override
        public void applyTo(Play play) {
            int side = side(seat.index());
            play.leaveHand(side, card);
            play.cells[member(side, place) + HELD] = card;
        }
    }

    /** Two Characters traded what they hold. */
    record Traded(Seat seat, int first, int second) implements PartyEvent {
        @Override
        public void applyTo(Play play) {
            int[] cells = play.cells;
            int side = side(seat.index());
            int one = member(side, first) + HELD;
            int other = member(side, second) + HELD;
            int card = cells[one];
            cells[one] = cells[other];
            cells[other] = card;
            cells[side + TRADED] = 1;
        }
    }

    /** A Character was dismissed. */
    record CharacterDismissed(Seat seat, int place) implements PartyEvent {
        @Override
        public void applyTo(Play play) {
            play.leaveParty(side(seat.index()), place);
        }

        @Override
        public boolean revealing() {
            return true;
        }
    }

    /** A held card was dismissed. */
    record CardDismissed(Seat seat, int place) implements PartyEvent {
        @Override
        public void applyTo(Play play) {
            play.cells[member(side(seat.index()), place) + HELD] = NONE;
        }

        @Override
        public boolean revealing() {
            return true;
        }
    }
}
