package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * One of each different card of a pile, by kind, each kind sorted by id: what a player can choose from.
 *
 * @param characters the Characters
 * @param assignables the Items and Commands
 * @param terrains the Terrains
 */
public record DifferentCards(
        Array<CharacterCard> characters, Array<AssignableCard> assignables, Array<TerrainCard> terrains) {

    static DifferentCards of(Array<Card> sorted) {
        ArrayBuilder<CharacterCard> characters = new ArrayBuilder<>(sorted.size());
        ArrayBuilder<AssignableCard> assignables = new ArrayBuilder<>(sorted.size());
        ArrayBuilder<TerrainCard> terrains = new ArrayBuilder<>(sorted.size());
        for (int i = 0; i < sorted.size(); i++) {
            Card card = sorted.get(i);
            if (i == 0 || !sorted.get(i - 1).id().equals(card.id())) {
                addIfAny(card.asCharacter(), characters);
                addIfAny(card.asAssignable(), assignables);
                addIfAny(card.asTerrain(), terrains);
            }
        }
        return new DifferentCards(characters.all(), assignables.all(), terrains.all());
    }

    private static <C> void addIfAny(@Nullable C card, ArrayBuilder<C> kind) {
        if (card != null) {
            kind.add(card);
        }
    }

    /** The card with that id among cards that are sorted by id, or null. */
    public static <C extends Card> @Nullable C find(Array<C> sorted, String id) {
        int place = placeOf(sorted, id);
        return place < 0 ? null : sorted.get(place);
    }

    /** The place of a card with that id among cards that are sorted by id, or -1. */
    public static int placeOf(Array<? extends Card> sorted, String id) {
        int place = firstFrom(sorted, id);
        return place < sorted.size() && sorted.get(place).id().equals(id) ? place : -1;
    }

    /** The place of the first card whose id is not before that one, among cards that are sorted by id; their number if there is none. */
    static int firstFrom(Array<? extends Card> sorted, String id) {
        int low = 0;
        int high = sorted.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            boolean before = sorted.get(middle).id().compareTo(id) < 0;
            low = before ? middle + 1 : low;
            high = before ? high : middle;
        }
        return low;
    }
}
