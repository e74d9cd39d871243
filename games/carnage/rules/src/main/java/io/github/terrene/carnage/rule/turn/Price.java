package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.CurrentTerms;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;

/** What actions cost, and what burning gives. */
@Rule({"CG-6.1", "CG-6.2"})
public final class Price {
    private Price() {}

    /** The shards that placing a card costs now. */
    @Rule({"CG-6.7", "CG-6.8", "CG-12.11", "CG-12.25"})
    public static int of(Options options, Table table, Seat seat, Card card) {
        Side side = table.side(seat);
        int locations = side.domain().locations(card.element());
        int price = card.is(CardKind.LOCATION) ? location(options, locations) : card.level() - locations;
        int now = Math.max(0, Math.max(0, price) + CurrentTerms.dearer(table, seat, card));
        return Math.max(0, now - side.purse().discount());
    }

    private static int location(Options options, int locations) {
        return switch (options.locationPrice()) {
            case DISCOUNTED -> locations > 0 ? 0 : 1;
            case FLAT_1 -> 1;
            case FREE -> 0;
        };
    }

    /** The shards that burning a card gives now. */
    @Rule("CG-6.3")
    public static int burned(Side side, Card card) {
        return side.domain().locations(card.element()) > 0 ? 2 : 1;
    }

    /** Whether a player has the action points and shards. */
    @Rule("CG-6.1")
    static boolean paid(Game game, Seat seat, int ap, int shards, Verdict why) {
        Purse purse = game.table().side(seat).purse();
        return (purse.ap() >= ap
                        || why.no("CG-6.1/few-ap", "it costs {price:number} AP, you have {ap:number}", ap, purse.ap()))
                && (purse.shards() >= shards
                        || why.no(
                                "CG-6.1/few-shards",
                                "its price in shards is {price:number}, you have {shards:number}",
                                shards,
                                purse.shards()));
    }
}
