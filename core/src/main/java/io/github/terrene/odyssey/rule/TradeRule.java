package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.event.Traded;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Letting two own Characters exchange the cards they hold. */
@Rule("TO-4.15")
final class TradeRule extends ActionRule<Trade> {
    TradeRule() {
        super(
                ActionKind.TRADE,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.15",
                                (game, action) -> Own.member(game, action.seat(), action.first()) != null
                                        && Own.member(game, action.seat(), action.second()) != null,
                                "there are no two such Characters under the own control"),
                        requires(
                                "TO-4.15",
                                (game, action) -> action.first() < action.second(),
                                "the two are different, and named in the order in which they came into play"),
                        requires(
                                "TO-4.15",
                                (game, action) -> tradable(game, action.seat(), action.first())
                                        && tradable(game, action.seat(), action.second()),
                                "both must hold a card, and both cards must be face-down"),
                        requires(
                                "TO-4.15",
                                (game, action) -> !game.side(action.seat()).traded(),
                                "the trade of this turn was made already")));
    }

    private static boolean tradable(Game game, Seat seat, int id) {
        return Own.member(game, seat, id).held().exists(held -> !held.faceUp());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        if (game.side(seat).traded()) {
            return;
        }
        for (int i = 0; i < members.size(); i++) {
            for (int k = i + 1; k < members.size(); k++) {
                if (members.get(i).held().isDefined() && members.get(k).held().isDefined()) {
                    candidates.offer(
                            this,
                            new Trade(seat, members.get(i).id(), members.get(k).id()));
                }
            }
        }
    }

    @Override
    protected void carryOut(Trade action, Play play) {
        play.emit(new Traded(action.seat(), action.first(), action.second()));
        Declarations.answered(play, Happening.of(Occasion.TRADES, action.seat()));
    }
}
