package io.github.terrene.examples.terminal.bot;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;

/** What a table is worth to a player, in HP: the player's side less the others. */
final class CardValue {
    private static final double GAME = 10_000;
    /** The last HP count double. */
    private static final int CRITICAL = 15;
    /** There are never enough Actions for more Characters than that. */
    private static final int CROWD = 5;

    private CardValue() {}

    static double of(Table table, Seat seat) {
        if (table.outcome().isDefined()) {
            return ended(table.outcome().get(), seat);
        }
        Table lasting = Expiry.atEndOfTurn(table);
        double sum = 0;
        for (Side side : table.sides()) {
            double worth = of(lasting, lasting.side(side.seat())) + promise(table, lasting, side);
            sum += table.allied(seat, side.seat()) ? worth : -worth;
        }
        return sum;
    }

    /** What lasts until the end of the turn counts only for those who may still attack. */
    private static double promise(Table now, Table lasting, Side side) {
        if (!now.active().equals(side.seat()) || side.actions() == 0 || now.turn() <= 1) {
            return 0;
        }
        double sum = 0;
        for (Member member : side.members()) {
            if (member.recruited() && member.attacks() <= member.extraAttacks() && !now.is(member, Status.STUN)) {
                Member later = lasting.member(member.id()).getOrElse(member);
                sum += 0.4 * Math.max(0, now.stat(member, Stat.ATK) - lasting.stat(later, Stat.ATK));
            }
        }
        return sum;
    }

    private static double ended(Outcome outcome, Seat seat) {
        if (outcome.drawn()) {
            return 0;
        }
        return outcome.wonBy(seat) ? GAME : -GAME;
    }

    private static double of(Table table, Side side) {
        int hp = table.team(side.seat()).hp();
        double sum = hp + Math.min(hp, CRITICAL) + 0.6 * side.actions() + hand(side);
        sum += side.terrains().isEmpty()
                ? 0
                : 2 * side.activeTerrain().card().actions() + side.terrains().size();
        sum += side.terrains().count(TerrainInPlay::stormAhead) * 2.0 * exposed(table, side);
        for (int i = 0; i < side.members().size(); i++) {
            Member member = side.members().get(i);
            double worth = member.recruited() ? recruited(table, member) : hidden(member);
            sum += i < CROWD ? worth : worth / 5;
            sum += member.held().map(held -> held(member, held)).getOrElse(0.0);
        }
        return sum;
    }

    /** A Terrain in the hand is worth nothing. */
    private static double hand(Side side) {
        double sum = 0;
        for (Card card : side.hand().cards()) {
            sum += card instanceof TerrainCard && !card.unknown() ? 0.5 : 2.5;
        }
        return sum;
    }

    /** How many more recruited Characters the others have, whom a Storm would hit. */
    private static int exposed(Table table, Side side) {
        int sum = 0;
        for (Side other : table.sides()) {
            int open = other.members().count(Member::recruited);
            sum += table.allied(side.seat(), other.seat()) ? -open : open;
        }
        return sum;
    }

    private static double recruited(Table table, Member member) {
        int life = table.stat(member, Stat.HP) - member.damage();
        double sum = 4
                + 0.6 * table.stat(member, Stat.ATK)
                + 0.4 * table.stat(member, Stat.DEF)
                + 0.3 * life
                + 2 * member.xp();
        for (Keyword keyword : Keyword.values()) {
            sum += table.has(member, keyword) ? 2 : 0;
        }
        for (Status status : Status.values()) {
            sum -= table.is(member, status) ? 3 : 0;
        }
        return sum;
    }

    /** A hidden Character is worth what it may become. */
    private static double hidden(Member member) {
        return 4 + 0.1 * member.card().atk() + member.xp();
    }

    /** A card is worth more with somebody who can use it than in the hand. */
    private static double held(Member holder, Held held) {
        if (held.faceUp()) {
            return 5;
        }
        return holder.recruited() ? 3.5 : 3;
    }
}
