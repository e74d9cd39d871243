package io.github.terrene.terralore.rule.turn;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.event.RanOut;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Victory;

/** The Draw phase of a turn after the first. */
@Rule({"TL-5.1", "TL-5.3", "TL-5.4"})
final class DrawPhase {
    /** How many cards each player draws. */
    private static final int CARDS = 2;

    private DrawPhase() {}

    /**
     * Both decks are checked before anybody draws; a player who cannot draw two cards has run out. Returns whether the game goes on.
     */
    static boolean draw(Play play) {
        for (int i = 0; i < Players.BOTH.size(); i++) {
            if (play.table().deckSize(Players.BOTH.get(i)) < CARDS) {
                play.emit(new RanOut(Players.BOTH.get(i)));
            }
        }
        boolean over = Victory.check(play);
        if (!over) {
            Draws.draw(play, Players.SOUTH, CARDS);
            Draws.draw(play, Players.NORTH, CARDS);
        }
        return !over;
    }
}
