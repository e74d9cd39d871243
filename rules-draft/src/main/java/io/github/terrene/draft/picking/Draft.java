package io.github.terrene.draft.picking;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.draft.deck.DeckBuilding;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.RuledState;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The complete state of a draft, secrets included.
 *
 * @param config its configuration
 * @param table what lies on the table
 * @param stage what is going on
 * @param undealt the cards of the piles of later rounds, in the order of the shuffled pool
 */
public record Draft(
        @Open DraftConfig config,
        DraftTable table,
        DraftStage stage,
        @Zone(to = NOBODY) Array<Card> undealt) implements RuledState {
    private static final Kinds LEAVING = Kinds.of(DraftAction.Leave.class);

    /** Whether it has ended with decks: not if only one player is left. */
    public boolean hasDecks() {
        return over() && table.outcome().get().drawn();
    }

    /**
     * How a player builds a deck from what that player picked.
     *
     * @throws IndexOutOfBoundsException if nobody sits at that seat
     */
    public DeckBuilding building(Seat seat) {
        return new DeckBuilding(table.picks(seat), config.options().edition());
    }

    /** The same once that player has left and no longer has to choose. */
    @Rule("TO-14.16")
    Draft left(Seat seat) {
        return new Draft(config, table, stage.left(seat, table), undealt);
    }

    @Override
    public Array<Seat> seats() {
        return Seat.first(table.players());
    }

    @Override
    public Array<Seat> staying() {
        return table.staying();
    }

    @Override
    public Array<Decision> pending() {
        return deciders().map(seat -> new Decision(seat, stage.key()));
    }

    @Override
    public Array<Seat> deciders() {
        return stage.awaited();
    }

    @Override
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    /** A player can leave at any time, from the first pick on. */
    @Override
    @Rule("TO-14.16")
    public Kinds offers(Seat seat) {
        if (over() || !table.plays(seat)) {
            return Kinds.NONE;
        }
        return stage.awaits(seat) ? stage.offers() : LEAVING;
    }

    @Override
    public Rejection notNow(Seat seat, String rule) {
        if (over()) {
            return Rejection.of(table.outcome().get().rule() + "/draft-over", "the draft is over");
        }
        if (seat.index() >= table.players()) {
            return Rejection.of(rule + "/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        if (!table.plays(seat)) {
            return Rejection.of("TO-14.16/left", "player {seat:seat} has left", seat);
        }
        return stage.awaits(seat)
                ? Rejection.of(rule + "/other-choice", "now it is about another choice: {asked}", stage.key())
                : Rejection.of(rule + "/chosen", "player {seat:seat} has already chosen: {asked}", seat, stage.key());
    }
}
