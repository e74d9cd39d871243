package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The Legends of a player and their Relics.
 *
 * @param posts the places 1 to 3
 */
@Rule({"CG-3.1", "CG-3.9"})
public record Spearhead(Array<SpearheadPlace> posts) {
    /** How many places there are. */
    public static final int PLACES = 3;

    /** Nobody stands there. */
    public static final Spearhead EMPTY = new Spearhead(Array.fill(PLACES, SpearheadPlace.EMPTY));

    /** A place, from 1 to 3. */
    public SpearheadPlace at(int place) {
        return posts.get(place - 1);
    }

    /** The Legend at a place. */
    public Option<Stack> legend(int place) {
        return at(place).legend();
    }

    /** The same spearhead with another place. */
    public Spearhead with(int place, SpearheadPlace post) {
        return new Spearhead(posts.update(place - 1, post));
    }

    /** The same spearhead with another Legend or Relic at a place, or without. */
    public Spearhead with(int place, CardKind kind, Option<Stack> stack) {
        return with(place, at(place).with(kind, stack));
    }

    /** How many Legends there are. */
    public int legends() {
        int legends = 0;
        for (int place = 1; place <= PLACES; place++) {
            legends += legend(place).isDefined() ? 1 : 0;
        }
        return legends;
    }

    /** The places where a Legend stands, ascending. */
    public Array<Integer> manned() {
        ArrayBuilder<Integer> manned = new ArrayBuilder<>(PLACES);
        for (int place = 1; place <= PLACES; place++) {
            if (legend(place).isDefined()) {
                manned.add(place);
            }
        }
        return manned.all();
    }

    /** All cards of the spearhead. */
    public Array<Card> cards() {
        ArrayBuilder<Card> cards = new ArrayBuilder<>(2 * PLACES);
        for (int i = 0; i < posts.size(); i++) {
            cards.addAll(posts.get(i).cards());
        }
        return cards.all();
    }
}
