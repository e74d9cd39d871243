package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Statement;
import io.vavr.collection.Array;

/**
 * All texts that hold, one after another in the order of 10.6. It stands before the first text until {@link #next} is called, and lives
 * inside one call.
 */
@Rule("HB-10.6")
final class Texts {
    private static final Array<Statement> NONE = Array.empty();

    private final Array<CardInPlay> passive;
    private Array<CardInPlay> side;
    private Array<Statement> texts = NONE;
    private int source = -1;
    private int text;

    /** The texts of all cards in play, those of the active player's cards first. */
    Texts(Board board) {
        this.side = board.inPlay(board.active());
        this.passive = board.inPlay(Players.opponent(board.active()));
    }

    /** Goes to the next text; false if there is none. */
    boolean next() {
        text++;
        while (text >= texts.size()) {
            source++;
            if (source < side.size()) {
                texts = side.get(source).card().continuous();
                text = 0;
            } else if (side != passive) {
                side = passive;
                source = -1;
            } else {
                return false;
            }
        }
        return true;
    }

    /** The card on which the text is. */
    CardInPlay source() {
        return side.get(source);
    }

    /** The text. */
    Statement text() {
        return texts.get(text);
    }
}
