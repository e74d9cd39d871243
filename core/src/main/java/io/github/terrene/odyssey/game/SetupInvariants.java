package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;

/** What must hold for starting parties, and for what comes of them, in a game that was read from text. */
final class SetupInvariants {
    private SetupInvariants() {}

    /** All of them, for games with decks of these rules. */
    static Array<Invariant<Game, ?>> of(DeckRules deckRules) {
        return Array.of(
                Invariant.of(
                        ChooseParty.class,
                        (game, task) -> deckRules.incompleteParties() || task.canBeCompleted(game),
                        "a deck lacks the cards for a starting party"),
                Invariant.of(
                        Side.class,
                        (game, side) ->
                                !side.spared() || deckRules.incompleteParties() && beforeEndOfFirstTurn(game, side),
                        "only who began without any Character does not lose yet, until the first turn is over"));
    }

    /** Nobody is passed over in the first round but who left, so that the number of the turn tells whose first turn may be over. */
    @Rule({"TO-14.14", "TO-10.13"})
    private static boolean beforeEndOfFirstTurn(Game game, Side side) {
        int place = game.table().order().indexOf(side.seat());
        return !side.unplaced() && game.table().turn() <= place + 1;
    }
}
