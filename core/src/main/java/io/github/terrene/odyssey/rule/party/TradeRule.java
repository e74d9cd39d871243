package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.event.PartyEvent.Traded;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The rule for letting two of your Characters exchange the cards they hold. */
@Rule("TO-4.15")
final class TradeRule extends OdysseyRule<Trade, TradeRule.Pair> {
    /**
     * Two Characters of the player.
     *
     * @param first the one named first
     * @param second the one named second
     */
    record Pair(Member first, Member second) {}

    TradeRule() {
        super(Trade.class, "TO-4.20");
    }

    @Override
    protected @Nullable Pair find(Game game, Trade action, Verdict why) {
        Side side = game.side(action.seat());
        @Nullable Member first = side.find(action.first());
        @Nullable Member second = side.find(action.second());
        return first == null || second == null
                ? why.none("TO-4.15/not-controlled", "you do not control both of those Characters")
                : new Pair(first, second);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Pair> listing) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size() && !game.side(seat).traded(); i++) {
            for (int k = i + 1; k < members.size() && tradable(members.get(i)); k++) {
                if (tradable(members.get(k))) {
                    listing.offer(new Pair(members.get(i), members.get(k)));
                }
            }
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Pair> listing) {
        Array<Member> members = game.side(seat).members();
        members.forEachWithIndex(
                (first, place) -> members.drop(place + 1).forEach(second -> listing.offer(new Pair(first, second))));
    }

    @Override
    protected Trade naming(Seat seat, Pair pair) {
        return new Trade(seat, pair.first().id(), pair.second().id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Pair pair, Verdict why) {
        return (pair.first().id() < pair.second().id()
                        || why.no(
                                "TO-4.15/order",
                                "name two different Characters, in the order in which they came into play"))
                && (tradable(pair.first()) && tradable(pair.second())
                        || why.no("TO-4.15/cards-face-down", "both must hold a card, and both cards must be face-down"))
                && (!game.side(seat).traded() || why.no("TO-4.15/traded", "you have already traded this turn"));
    }

    private static boolean tradable(Member member) {
        return member.held().isDefined() && !member.held().get().faceUp();
    }

    @Override
    protected void carryOut(Seat seat, Pair pair, Play play) {
        play.emit(new Traded(seat, pair.first().id(), pair.second().id()));
        Declarations.answered(play, Happening.of(HappeningKind.TRADES, seat));
    }
}
