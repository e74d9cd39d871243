package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * What is remembered until the turn ends.
 *
 * @param moves how many moves were made in the Move phase
 * @param settled cards in play with a lower number were in play when the Play phase began
 * @param attacked the numbers of the cards that have attacked
 * @param used the abilities that have waited for something and happened
 * @param left the cards that left play
 * @param cameBack the numbers of cards put into play by an effect after a card of that owner and name had left
 * @param toHand the cards that came to a hand from play or an Underworld
 */
@Rule({"HB-6.3", "HB-7.8", "HB-7.34", "HB-9.3", "HB-9.16", "HB-10.7", "HB-11.7"})
public record ThisTurn(
        int moves,
        int settled,
        Array<Integer> attacked,
        Array<Usage> used,
        Array<Owned> left,
        Array<Integer> cameBack,
        Array<Owned> toHand) {
    /** Nothing so far. */
    public static final ThisTurn NOTHING =
            new ThisTurn(0, 0, Array.empty(), Array.empty(), Array.empty(), Array.empty(), Array.empty());

    /** One more move. */
    public ThisTurn moved() {
        return new ThisTurn(moves + 1, settled, attacked, used, left, cameBack, toHand);
    }

    /** The Play phase begins: what has a lower number than this is in play. */
    public ThisTurn settling(int next) {
        return new ThisTurn(moves, next, attacked, used, left, cameBack, toHand);
    }

    /** A card attacks. */
    public ThisTurn attacking(int number) {
        return new ThisTurn(moves, settled, attacked.append(number), used, left, cameBack, toHand);
    }

    /** An ability happens. */
    public ThisTurn using(Usage usage) {
        return new ThisTurn(moves, settled, attacked, used.append(usage), left, cameBack, toHand);
    }

    /** A card leaves play. */
    public ThisTurn leaving(Owned card) {
        return new ThisTurn(moves, settled, attacked, used, left.append(card), cameBack, toHand);
    }

    /** An effect puts a card into play. */
    @Rule("HB-9.16")
    public ThisTurn putIntoPlay(CardInPlay card) {
        return left.contains(new Owned(card.owner(), card.card()))
                ? new ThisTurn(moves, settled, attacked, used, left, cameBack.append(card.number()), toHand)
                : this;
    }

    /** A card comes to a hand from play or an Underworld. */
    @Rule("HB-7.34")
    public ThisTurn toHand(Owned card) {
        return new ThisTurn(moves, settled, attacked, used, left, cameBack, toHand.append(card));
    }

    /** Whether a card has attacked. */
    public boolean attacked(int number) {
        return has(attacked, number);
    }

    /** Whether a card was put into play by an effect after a card of that owner and name had left. */
    public boolean cameBack(int number) {
        return has(cameBack, number);
    }

    private static boolean has(Array<Integer> numbers, int number) {
        for (int i = 0; i < numbers.size(); i++) {
            if (numbers.get(i) == number) {
                return true;
            }
        }
        return false;
    }
}
