package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Place;
import io.github.terrene.hobe.card.Row;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.event.PlayEvent.Moved;
import io.github.terrene.hobe.rule.TurnTask.Continue;
import io.github.terrene.hobe.rule.TurnTask.Drain;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/** Arranging the own Battle cards. */
@Rule({"HB-6.1", "HB-6.2", "HB-6.6", "HB-6.8"})
final class MoveRule extends ActionRule<Game, Move, Move, Play> {
    MoveRule() {
        super(ActionKind.MOVE, "HB-6.4");
    }

    @Override
    protected Move find(Game game, Move action, Verdict why) {
        return action;
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Move> listing) {
        if (!possible(game, Verdict.SILENT)) {
            return;
        }
        Array<Slot> slots = Slot.BATTLE_CARDS;
        for (int i = 0; i < slots.size(); i++) {
            boolean taken = game.table().at(Place.of(seat, slots.get(i))) != null;
            for (int j = i + 1; j < slots.size() && slots.get(i).battlefield(); j++) {
                if (taken || game.table().at(Place.of(seat, slots.get(j))) != null) {
                    listing.offer(new Move(seat, slots.get(i), slots.get(j)));
                }
            }
        }
    }

    @Override
    protected Move naming(Seat seat, Move move) {
        return move;
    }

    @Override
    protected boolean permits(Game game, Seat seat, Move move, Verdict why) {
        return possible(game, why) && exchangeable(game, seat, move, why);
    }

    /** Whether another move is possible in this phase. */
    @Rule({"HB-6.3", "HB-6.4"})
    private static boolean possible(Game game, Verdict why) {
        int limit = game.options().moveLimit();
        return (game.table().phase() == Phase.MOVE || why.no("HB-6.4", "the Move phase is over"))
                && (game.table().thisTurn().moves() < limit
                        || why.no("HB-6.3", "a Move phase has {limit} moves", "limit", limit));
    }

    @Rule("HB-6.2")
    private static boolean exchangeable(Game game, Seat seat, Move move, Verdict why) {
        return (move.one().row() != Row.SITUATION || why.no("HB-6.2", "only Battle cards are moved"))
                && (move.one().compareTo(move.other()) < 0
                        || why.no("HB-6.2", "a move names two different slots, the lower one first"))
                && (!move.one().standby() || why.no("HB-6.2", "there is no move within standby"))
                && (game.table().at(Place.of(seat, move.one())) != null
                        || game.table().at(Place.of(seat, move.other())) != null
                        || why.no("HB-6.2", "both slots are empty"));
    }

    @Override
    protected void carryOut(Seat seat, Move move, Play play) {
        play.take();
        Arrivals.exchange(play, seat, move.one(), move.other(), new Moved(seat, move.one(), move.other()));
        play.next(Drain.TASK, Continue.TASK);
    }
}
