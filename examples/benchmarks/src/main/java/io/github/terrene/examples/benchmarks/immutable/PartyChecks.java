package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.immutable.Refusals.*;
import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;

/** What speaks against actions with Characters and cards, as bits. */
final class PartyChecks {
    static final int SUPPLY = 4;

    private PartyChecks() {}

    /** The supply that is left. */
    static int room(ImmutableGame game, int seat) {
        int side = side(seat);
        int room = SUPPLY;
        for (int i = 0; i < game.cells[side + PARTY]; i++) {
            int member = member(side, i);
            room -= game.cells[member + RECRUITED] != 0 ? game.cards.sp[game.cells[member + CARD]] : 1;
        }
        return room;
    }

    static int character(ImmutableGame game, int seat, int place) {
        return when(place < 0 || place >= game.cells[side(seat) + PARTY], NO_SUCH_CHARACTER);
    }

    static int recruit(ImmutableGame game, int seat, int place, int room) {
        int missing = character(game, seat, place);
        if (missing != 0) {
            return missing;
        }
        int member = member(side(seat), place);
        return when(actions(game, seat) == 0, NO_ACTIONS)
                | when(game.cells[member + RECRUITED] != 0, ALREADY_RECRUITED)
                | when(game.cards.sp[game.cells[member + CARD]] - 1 > room, NO_SUPPLY);
    }

    static int recruitFromHand(ImmutableGame game, int seat, int card, int room) {
        int missing = inHand(game, seat, card, game.cards.characters());
        return missing != 0
                ? missing
                : when(actions(game, seat) == 0, NO_ACTIONS) | when(game.cards.sp[card] > room, NO_SUPPLY);
    }

    static int hide(ImmutableGame game, int seat, int card, int room) {
        return inHand(game, seat, card, game.cards.characters()) | when(room < 1, NO_SUPPLY);
    }

    static int attack(ImmutableGame game, int seat, int place) {
        int missing = character(game, seat, place);
        if (missing != 0) {
            return missing;
        }
        int member = member(side(seat), place);
        return when(game.cells[TURN] == 1, FIRST_TURN)
                | when(game.cells[member + RECRUITED] == 0, HIDDEN)
                | when(game.cells[member + ATTACKED] != 0, ALREADY_ATTACKED)
                | when(actions(game, seat) < Battles.price(game.cells, member), NO_ACTIONS);
    }

    static int block(ImmutableGame game, int seat, int place) {
        int missing = character(game, seat, place);
        return missing != 0 ? missing : when(game.cells[member(side(seat), place) + RECRUITED] == 0, HIDDEN);
    }

    static int assign(ImmutableGame game, int seat, int place, int card) {
        int missing = character(game, seat, place) | inHand(game, seat, card, game.cards.items());
        return missing != 0 ? missing : when(holds(game, seat, place), HOLDS_A_CARD);
    }

    static int trade(ImmutableGame game, int seat, int first, int second) {
        int missing =
                character(game, seat, first) | character(game, seat, second) | when(first >= second, NO_SUCH_CHARACTER);
        return missing != 0
                ? missing
                : when(game.cells[side(seat) + TRADED] != 0, ALREADY_TRADED)
                        | when(!holds(game, seat, first) || !holds(game, seat, second), HOLDS_NOTHING);
    }

    static int dismissCard(ImmutableGame game, int seat, int place) {
        int missing = character(game, seat, place);
        return missing != 0 ? missing : when(!holds(game, seat, place), HOLDS_NOTHING);
    }

    private static int inHand(ImmutableGame game, int seat, int card, int kind) {
        return when(!has(game.cells[side(seat) + HAND_BITS] & kind, card), NOT_IN_HAND);
    }

    private static boolean holds(ImmutableGame game, int seat, int place) {
        return game.cells[member(side(seat), place) + HELD] != NONE;
    }

    private static int actions(ImmutableGame game, int seat) {
        return game.cells[side(seat) + ACTIONS];
    }

    /** Whether a card is among those with these bits. */
    static boolean has(int bits, int card) {
        return card >= 0 && card < CardTable.MOST && (bits >>> card & 1) != 0;
    }
}
