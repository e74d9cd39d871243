package io.github.terrene.examples.benchmarks.bound;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;
import io.github.terrene.odyssey.card.TerrainCard;

/** What is legal. */
final class Listing {
    private static final int SUPPLY = 4;

    private Listing() {}

    static void list(MutableGame game) {
        int seat = game.cells[SEAT];
        int side = side(seat);
        switch (game.cells[PROMPT]) {
            case CHOOSE_PARTY -> party(game, seat, side);
            case NAME_STARTER -> {
                game.offer(Choice.NAME_STARTER, 0, 0);
                game.offer(Choice.NAME_STARTER, 1, 0);
            }
            case TAKE_TURN -> turn(game, side);
            case CHOOSE_BLOCK -> blocks(game, side);
            case CHOOSE_GAIN -> {
                for (int tier = 1; tier <= TerrainCard.TIERS; tier++) {
                    game.offer(Choice.CHOOSE_GAIN, tier, 0);
                }
            }
            default -> {}
        }
    }

    private static void party(MutableGame game, int seat, int side) {
        CardTable cards = game.cards;
        int drafted = game.cells[side + DRAFTED];
        int fresh = cards.inDeck[seat] & ~game.cells[side + DRAFT_BITS];
        if (drafted % 2 == 1) {
            each(game, Choice.PLACE_ITEM, fresh & cards.items());
        } else {
            int last = drafted == 0 ? -1 : game.cells[side + DRAFT + drafted - 2];
            int missing = SUPPLY - drafted / 2 - 1;
            for (int rest = (fresh & cards.starters()) >>> last + 1 << last + 1;
                    Integer.bitCount(rest) > missing;
                    rest &= rest - 1) {
                game.offer(Choice.PLACE_CHARACTER, Integer.numberOfTrailingZeros(rest), 0);
            }
        }
    }

    private static void each(MutableGame game, int kind, int bits) {
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            game.offer(kind, Integer.numberOfTrailingZeros(rest), 0);
        }
    }

    private static void turn(MutableGame game, int side) {
        int[] cells = game.cells;
        int party = cells[side + PARTY];
        int actions = cells[side + ACTIONS];
        int room = room(game, side, party);
        int people = cells[side + HAND_BITS] & game.cards.characters();
        if (actions > 0) {
            recruits(game, side, room);
            recruitsFromHand(game, people, room);
        }
        if (cells[TURN] > 1) {
            attacks(game, side, actions);
        }
        if (room > 0) {
            each(game, Choice.HIDE, people);
        }
        assignments(game, side, cells[side + HAND_BITS] & game.cards.items());
        if (cells[side + TRADED] == 0) {
            trades(game, side);
        }
        for (int i = 0; i < party; i++) {
            game.offer(Choice.DISMISS_CHARACTER, i, 0);
        }
        for (int i = 0; i < party; i++) {
            if (cells[member(side, i) + HELD] != NONE) {
                game.offer(Choice.DISMISS_CARD, i, 0);
            }
        }
        game.offer(Choice.RUN, 0, 0);
        game.offer(Choice.END_TURN, 0, 0);
    }

    private static int room(MutableGame game, int side, int party) {
        int room = SUPPLY;
        for (int i = 0; i < party; i++) {
            int member = member(side, i);
            room -= game.cells[member + RECRUITED] != 0 ? game.cards.sp[game.cells[member + CARD]] : 1;
        }
        return room;
    }

    private static void recruits(MutableGame game, int side, int room) {
        for (int i = 0; i < game.cells[side + PARTY]; i++) {
            int member = member(side, i);
            if (game.cells[member + RECRUITED] == 0 && game.cards.sp[game.cells[member + CARD]] - 1 <= room) {
                game.offer(Choice.RECRUIT, i, 0);
            }
        }
    }

    private static void recruitsFromHand(MutableGame game, int people, int room) {
        for (int rest = people; rest != 0; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            if (game.cards.sp[card] <= room) {
                game.offer(Choice.RECRUIT_FROM_HAND, card, 0);
            }
        }
    }

    private static void attacks(MutableGame game, int side, int actions) {
        int[] cells = game.cells;
        for (int i = 0; i < cells[side + PARTY]; i++) {
            int member = member(side, i);
            if (cells[member + RECRUITED] != 0
                    && cells[member + ATTACKED] == 0
                    && actions >= Battles.price(cells, member)) {
                game.offer(Choice.ATTACK, i, 0);
            }
        }
    }

    private static void assignments(MutableGame game, int side, int items) {
        for (int i = 0; i < game.cells[side + PARTY]; i++) {
            if (game.cells[member(side, i) + HELD] == NONE) {
                for (int rest = items; rest != 0; rest &= rest - 1) {
                    game.offer(Choice.ASSIGN, i, Integer.numberOfTrailingZeros(rest));
                }
            }
        }
    }

    private static void trades(MutableGame game, int side) {
        int[] cells = game.cells;
        for (int i = 0; i < cells[side + PARTY]; i++) {
            if (cells[member(side, i) + HELD] != NONE) {
                for (int k = i + 1; k < cells[side + PARTY]; k++) {
                    if (cells[member(side, k) + HELD] != NONE) {
                        game.offer(Choice.TRADE, i, k);
                    }
                }
            }
        }
    }

    private static void blocks(MutableGame game, int side) {
        for (int i = 0; i < game.cells[side + PARTY]; i++) {
            if (game.cells[member(side, i) + RECRUITED] != 0) {
                game.offer(Choice.BLOCK, i, 0);
            }
        }
        game.offer(Choice.DECLINE_BLOCK, 0, 0);
    }
}
