package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.event.Moved;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.resolve.Arrivals;
import io.github.terrene.hobe.rule.resolve.Drain;
import io.github.terrene.hobe.rule.turn.TurnTask.Continue;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/** Arranging one's Battle cards. */
@Rule({"HB-6.1", "HB-6.2", "HB-6.6", "HB-6.8"})
final class MoveRule extends ActionRule<Game, Move, Move, Play> {
    /** By seat, all exchanges of two slots. */
    private static final Array<Array<Move>> EXCHANGES = Players.BOTH.map(seat -> Slot.BATTLE_CARDS
            .combinations(2)
            .map(two -> new Move(seat, two.get(0), two.get(1)))
            .toArray());

    /** By seat, all moves that rule 6.2 knows. */
    private static final Array<Array<Move>> MOVES =
            EXCHANGES.map(moves -> moves.reject(move -> move.one().standby()));

    MoveRule() {
        super(Move.class, "HB-6.4");
    }

    @Override
    protected Move find(Game game, Move action, Verdict why) {
        return action;
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Move> listing) {
        Array<Move> moves =
                open(game, Verdict.SILENT) && movesLeft(game, Verdict.SILENT) ? MOVES.get(seat.index()) : Array.empty();
        listing.expect(moves.size());
        offer(moves, game.table().taken(seat), listing);
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Move> listing) {
        offer(EXCHANGES.get(seat.index()), game.table().taken(seat), listing);
    }

    /** Kinds those of which a slot is taken. */
    private static void offer(Array<Move> moves, int taken, Listing<Move> listing) {
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            if ((taken & (move.one().bit() | move.other().bit())) != 0) {
                listing.offer(move);
            }
        }
    }

    @Override
    protected Move naming(Seat seat, Move move) {
        return move;
    }

    @Override
    protected boolean permits(Game game, Seat seat, Move move, Verdict why) {
        return open(game, why) && exchangeable(game, seat, move, why) && movesLeft(game, why);
    }

    @Rule("HB-6.4")
    private static boolean open(Game game, Verdict why) {
        return game.table().phase() == Phase.MOVE || why.no("HB-6.4/moves-over", "the Move phase is over");
    }

    @Rule("HB-6.3")
    private static boolean movesLeft(Game game, Verdict why) {
        int limit = game.options().moveLimit();
        return game.table().thisTurn().moves() < limit
                || why.no("HB-6.3/move-limit", "a Move phase has {limit:number} moves", limit);
    }

    @Rule("HB-6.2")
    private static boolean exchangeable(Game game, Seat seat, Move move, Verdict why) {
        return (move.one().row() != Row.SITUATION || why.no("HB-6.2/no-battle-card", "only Battle cards are moved"))
                && (move.one().compareTo(move.other()) < 0
                        || why.no("HB-6.2/slots-order", "a move names two different slots, the lower one first"))
                && (!move.one().standby() || why.no("HB-6.2/within-standby", "there is no move within standby"))
                && (taken(game, seat, move.one())
                        || taken(game, seat, move.other())
                        || why.no("HB-6.2/slots-empty", "both slots are empty"));
    }

    private static boolean taken(Game game, Seat seat, Slot slot) {
        return game.table().at(seat, slot) != null;
    }

    @Override
    protected void carryOut(Seat seat, Move move, Play play) {
        play.take();
        Arrivals.exchange(play, seat, move.one(), move.other(), new Moved(seat, move.one(), move.other()));
        Drain.before(Continue.TASK, play);
    }
}
