package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Lying;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiPredicate;

/**
 * All ways in which the cards of some hidden places could lie. The cards of a player stay with that player, hands are sorted, and equal cards
 * are not told apart. Lives inside one call.
 */
final class Arrangements {
    /** How many arrangements may turn out to be impossible for each that is wanted. */
    private static final int IN_VAIN = 4;

    private final Array<Lying> all;
    private final Array<Integer> places;
    private final int most;
    private final BiPredicate<Lying, Lying> fits;
    private final Object[] laid;
    private final int[] last;
    private final ArrayBuilder<Array<Object>> found = new ArrayBuilder<>(16);

    /** The different cards of each player, sorted by id, and how many are left of each. */
    private final Array<Lot> lots;

    /** Which of the hidden places are arranged. */
    private final boolean[] arranged;

    private int tries;
    private boolean tooMany;

    private Arrangements(Array<Lying> all, Array<Integer> places, BiPredicate<Lying, Lying> fits, int most) {
        this.all = all;
        this.places = places;
        this.fits = fits;
        this.most = most;
        this.laid = new Object[all.size()];
        this.last = new int[all.size()];
        this.arranged = new boolean[all.size()];
        places.forEach(place -> arranged[place] = true);
        this.lots = all.map(Lying::owner)
                .distinct()
                .map(owner -> Lot.of(owner, all.filter(each -> each.owner().equals(owner))));
    }

    /**
     * The cards for all hidden places, in every arrangement of some of these. The other places get what is left over, in no order that means
     * anything.
     *
     * @param places which of the hidden cards are arranged, by their places in the list
     * @param fits whether a card can lie where another one lies
     * @param most the most arrangements that are wanted; none are returned if there are more
     */
    static Option<Array<Array<Object>>> of(
            Array<Lying> all, Array<Integer> places, BiPredicate<Lying, Lying> fits, int most) {
        if (places.size() == all.size() && Lot.orders(all) > most) {
            return Option.none();
        }
        Arrangements arrangements = new Arrangements(all, places, fits, most);
        arrangements.from(0);
        return arrangements.tooMany ? Option.none() : Option.some(arrangements.found.all());
    }

    private void from(int next) {
        if (next == places.size()) {
            complete();
            return;
        }
        int place = places.get(next);
        Lot lot = lot(all.get(place).owner());
        for (int card = least(next); card < lot.left().length && !tooMany; card++) {
            if (lot.left()[card] > 0 && fits.test(lot.different().get(card), all.get(place))) {
                lot.left()[card]--;
                laid[place] = lot.different().get(card).card();
                last[next] = card;
                from(next + 1);
                lot.left()[card]++;
            }
        }
    }

    /** A hand is sorted: after a card of the same hand comes none that is before it. */
    private int least(int next) {
        if (next == 0) {
            return 0;
        }
        Lying before = all.get(places.get(next - 1));
        Lying here = all.get(places.get(next));
        boolean sameHand = here.kind() == Kind.HAND
                && before.kind() == Kind.HAND
                && before.owner().equals(here.owner());
        return sameHand ? last[next - 1] : 0;
    }

    private Lot lot(Seat owner) {
        return lots.find(each -> each.owner().equals(owner)).get();
    }

    private void complete() {
        tooMany = found.size() == most || ++tries > IN_VAIN * most;
        if (tooMany) {
            return;
        }
        Object[] cards = laid.clone();
        for (Lot lot : lots) {
            int[] left = lot.left().clone();
            for (int i = 0; i < cards.length; i++) {
                if (!arranged[i] && all.get(i).owner().equals(lot.owner())) {
                    int card = any(lot, left, all.get(i));
                    if (card < 0) {
                        return;
                    }
                    left[card]--;
                    cards[i] = lot.different().get(card).card();
                }
            }
        }
        found.add(Array.of(cards));
    }

    /** A card that is left and can lie there; -1 if there is none. */
    private int any(Lot lot, int[] left, Lying there) {
        int card = 0;
        while (card < left.length
                && (left[card] == 0 || !fits.test(lot.different().get(card), there))) {
            card++;
        }
        return card == left.length ? -1 : card;
    }
}
