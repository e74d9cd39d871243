package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;

/** What cards speak of: a card in play, or a card in a pile. */
public interface Thing {
    /** Its number in play, 1 or more; 0 for a card in a pile. */
    int number();

    /** What is printed. */
    PrintedCard card();

    /** Whose card it is. */
    Seat owner();

    /** Who controls it. */
    Seat controller();
}
