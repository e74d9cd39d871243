package io.github.terrene.hobe.table;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import org.immutables.value.Value;

/** What is remembered until the turn ends. */
@Value.Immutable
@Rule({"HB-6.3", "HB-7.8", "HB-7.34", "HB-9.3", "HB-9.16", "HB-10.7", "HB-11.7"})
public abstract class ThisTurn implements WithThisTurn {
    ThisTurn() {}

    /** The number of moves made in the Move phase. */
    @Rule("HB-6.3")
    public abstract int moves();

    /** Cards in play with a lower number were in play when the Play phase began. */
    @Rule("HB-7.8")
    @Names(Named.MOMENT)
    public abstract int settled();

    /** The numbers of the cards that have attacked, each as often as it has. */
    @Rule("HB-9.3")
    @Names(Named.IN_PLAY)
    public abstract Array<Integer> attacked();

    /** The abilities that waited for something and have happened. */
    @Rule("HB-10.7")
    public abstract Array<Usage> used();

    /** The cards that left play. */
    @Rule("HB-9.16")
    public abstract Array<Owned> left();

    /** The numbers of cards put into play by an effect after a card of that owner and name had left. */
    @Rule("HB-9.16")
    @Names(Named.IN_PLAY)
    public abstract Array<Integer> cameBack();

    /** The cards that came to a hand from play or an Underworld. */
    @Rule("HB-7.34")
    public abstract Array<Owned> toHand();

    /** Nothing so far. */
    static ThisTurn nothing() {
        return builder()
                .moves(0)
                .settled(0)
                .attacked(Array.empty())
                .used(Array.empty())
                .left(Array.empty())
                .cameBack(Array.empty())
                .toHand(Array.empty())
                .build();
    }

    /** One more move. */
    public ThisTurn moved() {
        return withMoves(moves() + 1);
    }

    /** A card attacks. */
    public ThisTurn attacking(int number) {
        return withAttacked(attacked().append(number));
    }

    /** An ability happens. */
    public ThisTurn using(Usage usage) {
        return withUsed(used().append(usage));
    }

    /** A card leaves play. */
    public ThisTurn leaving(Owned card) {
        return withLeft(left().append(card));
    }

    /** An effect puts a card into play. */
    @Rule("HB-9.16")
    public ThisTurn putIntoPlay(CardInPlay card) {
        return left().contains(new Owned(card.owner(), card.card()))
                ? withCameBack(cameBack().append(card.number()))
                : this;
    }

    /** A card comes to a hand from play or an Underworld. */
    @Rule("HB-7.34")
    public ThisTurn toHand(Owned card) {
        return withToHand(toHand().append(card));
    }

    /** How often a card has attacked. */
    public int attacks(int number) {
        int times = 0;
        for (int i = 0; i < attacked().size(); i++) {
            times += attacked().get(i) == number ? 1 : 0;
        }
        return times;
    }

    /** Whether a card was put into play by an effect after a card of that owner and name had left. */
    public boolean cameBack(int number) {
        return has(cameBack(), number);
    }

    private static boolean has(Array<Integer> numbers, int number) {
        for (int i = 0; i < numbers.size(); i++) {
            if (numbers.get(i) == number) {
                return true;
            }
        }
        return false;
    }

    /** A builder of what is remembered; every part must be set. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds what is remembered. */
    public static final class Builder extends ImmutableThisTurn.Builder {}
}
