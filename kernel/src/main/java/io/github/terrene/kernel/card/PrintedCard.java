package io.github.terrene.kernel.card;

import java.util.Comparator;

/** A card of a game, as it is printed. */
public interface PrintedCard {
    /** By id; cards that lack something come last, and are refused when a game starts. */
    Comparator<PrintedCard> BY_ID = Comparator.nullsLast(
            Comparator.comparing(PrintedCard::id, Comparator.nullsLast(Comparator.naturalOrder())));

    /** The card's unique name in texts for programs: see {@link CardId}. */
    String id();
}
