package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.event.Traded;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Letting two own Characters exchange the cards they hold. */
@Rule("TO-4.15")
final class TradeRule extends SubjectRule<Trade, TradeRule.Pair> {
    /**
     * Two own Characters.
     *
     * @param first named first
     * @param second named second
     */
    record Pair(Member first, Member second) {}

    TradeRule() {
        super(
                ActionKind.TRADE,
                "TO-4.20",
                Rejection.of("TO-4.15", "you control no two such Characters"),
                Check.of(
                        requires(
                                "TO-4.15",
                                (game, pair) ->
                                        pair.first().id() < pair.second().id(),
                                "the two are different, and named in the order in which they came into play"),
                        requires(
                                "TO-4.15",
                                (game, pair) -> tradable(pair.first()) && tradable(pair.second()),
                                "both must hold a card, and both cards must be face-down"),
                        requires(
                                "TO-4.15",
                                (game, pair) -> !game.side(pair.first().seat()).traded(),
                                "the trade of this turn was made already")));
    }

    private static boolean tradable(Member member) {
        return member.held().isDefined() && !member.held().get().faceUp();
    }

    @Override
    @Nullable
    Pair find(Game game, Trade action) {
        Side side = game.side(action.seat());
        @Nullable Member first = side.find(action.first());
        @Nullable Member second = side.find(action.second());
        return first == null || second == null ? null : new Pair(first, second);
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size() && !game.side(seat).traded(); i++) {
            for (int k = i + 1; k < members.size() && tradable(members.get(i)); k++) {
                if (permitsWith(game, new Pair(members.get(i), members.get(k)))) {
                    candidates.add(
                            new Trade(seat, members.get(i).id(), members.get(k).id()));
                }
            }
        }
    }

    @Override
    protected void carryOut(Trade action, Play play) {
        play.emit(new Traded(action.seat(), action.first(), action.second()));
        Declarations.answered(play, Happening.of(HappeningKind.TRADES, action.seat()));
    }
}
