package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.immutable.Refusals.*;
import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

/** What speaks against the cards of a starting party, as bits: four Characters, each with an Item, and a Terrain. */
final class SetupChecks {
    private SetupChecks() {}

    static int placeCharacter(ImmutableGame game, int seat, int card) {
        int drafted = drafted(game, seat);
        int starters = fresh(game, seat) & game.cards.starters();
        int missing = PartyChecks.SUPPLY - drafted / 2 - 1;
        return when(drafted % 2 == 1 || drafted >= 2 * PartyChecks.SUPPLY, NOT_NOW)
                | when(!PartyChecks.has(starters, card), NOT_IN_DECK)
                | when(
                        card <= last(game, seat, drafted) || Integer.bitCount(starters >>> card) <= missing,
                        OUT_OF_ORDER);
    }

    /** The Character chosen last, -1 before the first one. */
    private static int last(ImmutableGame game, int seat, int drafted) {
        return drafted < 2 ? NONE : game.cells[side(seat) + DRAFT + (drafted - 2 & ~1)];
    }

    static int placeItem(ImmutableGame game, int seat, int card) {
        return when(drafted(game, seat) % 2 == 0, NOT_NOW)
                | when(!PartyChecks.has(fresh(game, seat) & game.cards.items(), card), NOT_IN_DECK);
    }

    static int drafted(ImmutableGame game, int seat) {
        return game.cells[side(seat) + DRAFTED];
    }

    /** The cards of the deck that are not in the starting party yet. */
    static int fresh(ImmutableGame game, int seat) {
        return game.cards.inDeck[seat] & ~game.cells[side(seat) + DRAFT_BITS];
    }
}
