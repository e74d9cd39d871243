package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Statement;

/**
 * What applies in every duel, and only in Carnage. A card set adds its own by implementing this interface with a record.
 *
 * <p>The answers without a board may depend only on its parts and its arguments. The {@link Catalogue} asks for all of them: a text that
 * throws, or names a bonus that is not from 0 to {@value Proofreader#MOST}, is refused there. One that does so later, in a duel, is a
 * {@link io.github.terrene.kernel.card.FaultyEffect} if it throws or names a number below 0; a higher number counts up to {@value Bounds#MOST}.
 */
@Rule({"CG-1.5", "CG-1.6", "CG-12.5", "CG-12.13"})
public interface OwnStatement extends Statement {
    /** Whether its side wins ties in its round. */
    @Rule("CG-12.5")
    default boolean winsTies() {
        return false;
    }

    /**
     * What is added in its round, from 0 to {@value Proofreader#MOST}.
     *
     * @param emptyRound whether the other side left a round empty
     */
    @Rule({"CG-8.6", "CG-12.13"})
    default int bonus(boolean emptyRound) {
        return 0;
    }

    /**
     * The same for a card in a duel.
     *
     * @param source the card that has the text
     */
    @Rule({"CG-8.6", "CG-12.13"})
    default int bonus(Board board, CardInPlay source) {
        return bonus(board.leftRoundEmpty(Players.opponent(source.controller())));
    }

    /** Whether it must be the one that is saved when Monsters have lost. */
    @Rule({"CG-10.11", "CG-12.13"})
    default boolean savedFirst() {
        return false;
    }

    /** Whether it says something of its own card in a duel only, so that it need not be asked about other cards. */
    default boolean ofItsCardOnly() {
        return false;
    }

    @Override
    default boolean decidesCosts() {
        return false;
    }
}
