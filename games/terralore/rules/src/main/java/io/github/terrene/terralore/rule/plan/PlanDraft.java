package io.github.terrene.terralore.rule.plan;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.PlansOpened.Opened;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;
import java.util.Comparator;

/**
 * A plan that is being made.
 *
 * @param entries the cards placed so far; the last one may not be fully paid for yet
 * @param owing the number of cards still to be discarded for the last one
 * @param state whether the plan is handed in
 */
@Rule({"TL-6.2", "TL-6.3", "TL-6.13"})
public record PlanDraft(Array<PlannedCard> entries, int owing, State state) implements Ballot.Choice {
    /** Whether a plan is handed in. */
    public enum State {
        /** It is being made. */
        OPEN,
        /** It is handed in, and final. */
        SEALED,
        /** The player concedes instead. */
        CONCEDED
    }

    private static final Comparator<Card> BY_NAME = Comparator.comparing(Card::name);

    /** A draft with nothing planned yet. */
    public static final PlanDraft EMPTY = new PlanDraft(Array.empty(), 0, State.OPEN);

    /** Conceding, in place of a plan. */
    static final PlanDraft CONCEDED = new PlanDraft(Array.empty(), 0, State.CONCEDED);

    /** Whether it is still being made. */
    public boolean open() {
        return state == State.OPEN;
    }

    @Override
    public boolean complete() {
        return !open();
    }

    /** Whether the player concedes instead. */
    boolean conceded() {
        return state == State.CONCEDED;
    }

    /** Whether a card is already played or paid with. */
    public boolean uses(String card) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).uses(card)) {
                return true;
            }
        }
        return false;
    }

    /** How many cards are already played or paid with. */
    public int used() {
        int used = 0;
        for (int i = 0; i < entries.size(); i++) {
            used += 1 + entries.get(i).paid().size();
        }
        return used;
    }

    /** Whether the id of that card comes after all payments for the last entry. */
    boolean paidAscending(String card) {
        Array<String> paid = entries.isEmpty() ? Array.empty() : entries.last().paid();
        return paid.isEmpty() || paid.last().compareTo(card) < 0;
    }

    PlanDraft placing(String card, Lane lane, int cost) {
        return new PlanDraft(entries.append(new PlannedCard(card, lane, Array.empty())), cost, state);
    }

    PlanDraft paying(String card) {
        PlannedCard last = entries.last();
        PlannedCard paid = new PlannedCard(last.card(), last.lane(), last.paid().append(card));
        return new PlanDraft(entries.update(entries.size() - 1, paid), owing - 1, state);
    }

    PlanDraft sealed() {
        return new PlanDraft(entries, owing, State.SEALED);
    }

    /**
     * What is opened when both plans are in: the discards, sorted by name, and the face-down cards of each lane in the order of the plan.
     */
    @Rule({"TL-6.11", "TL-7.1"})
    Opened opened(Seat seat, Pile hand) {
        return new Opened(seat, discards(hand), faceDown(hand, Lane.DEFENDING), faceDown(hand, Lane.ATTACKING));
    }

    private Array<Card> discards(Pile hand) {
        Array<Card> discards = Array.empty();
        for (int i = 0; i < entries.size(); i++) {
            Array<String> paid = entries.get(i).paid();
            for (int j = 0; j < paid.size(); j++) {
                discards = discards.append(hand.get(paid.get(j)));
            }
        }
        return discards.size() <= 1 ? discards : discards.sorted(BY_NAME);
    }

    private Pile faceDown(Pile hand, Lane lane) {
        Array<Card> placed = Array.empty();
        for (int i = 0; i < entries.size(); i++) {
            PlannedCard entry = entries.get(i);
            placed = entry.lane() == lane ? placed.append(hand.get(entry.card())) : placed;
        }
        return placed.isEmpty() ? Pile.EMPTY : new Pile(placed);
    }

    /** The actions that led to it. */
    Array<Action> actions(Seat seat) {
        Array<Action> whole = new Plan(entries).actions(seat);
        return switch (state) {
            case OPEN -> whole.init();
            case SEALED -> whole;
            case CONCEDED -> Array.of(new Concede(seat));
        };
    }
}
