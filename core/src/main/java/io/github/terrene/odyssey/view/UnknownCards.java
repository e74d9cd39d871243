package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Dice;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The cards of one player that may be in unknown places, in random order. Used within a single call. */
final class UnknownCards {
    private final Catalogue catalogue;
    private final Dice dice;
    /** The places of the cards left, in the catalogue: numbers are sorted fast. */
    private final int[] left;

    private int size;

    private UnknownCards(Catalogue catalogue, Dice dice, int[] left, int size) {
        this.catalogue = catalogue;
        this.dice = dice;
        this.left = left;
        this.size = size;
    }

    /** The cards that a player has according to a pool, without those whose place is known and those that cannot be in a deck. */
    static UnknownCards of(Catalogue catalogue, Seq<String> pool, Copies known, Dice dice) {
        Array<String> ids = Array.ofAll(pool);
        int[] places = new int[ids.size()];
        int all = 0;
        for (int i = 0; i < places.length; i++) {
            places[all] = catalogue.place(ids.get(i));
            all += places[all] < 0 ? 0 : 1;
        }
        dice.shuffle(places, 0, all);
        int left = 0;
        for (int i = 0; i < all; i++) {
            if (!known.remove(places[i])) {
                places[left++] = places[i];
            }
        }
        return new UnknownCards(catalogue, dice, places, left);
    }

    /** A Character: a likely one if the pool has any, otherwise any. */
    CharacterCard characterRather(Predicate<CharacterCard> likely) {
        @Nullable CharacterCard own = own(Card::asCharacter, likely);
        own = own == null ? own(Card::asCharacter, card -> true) : own;
        return own == null ? dice.pick(catalogue.characters()) : own;
    }

    /** A token, if there are any; otherwise any Character. */
    CharacterCard token() {
        Array<CharacterCard> tokens = catalogue
                .all()
                .flatMap(card -> Option.of(card.asCharacter()))
                .filter(CharacterCard::token)
                .toArray();
        return dice.pick(tokens.isEmpty() ? catalogue.characters() : tokens);
    }

    /** An Item or a Command: a likely one if the pool has any, otherwise any. */
    AssignableCard assignableRather(Predicate<AssignableCard> likely) {
        @Nullable AssignableCard own = own(Card::asAssignable, likely);
        own = own == null ? own(Card::asAssignable, card -> true) : own;
        return own == null ? dice.pick(catalogue.assignables()) : own;
    }

    /** A Terrain of the pool that fits; if there is none, any other that fits if any will do, otherwise null. */
    @Nullable
    TerrainCard terrain(boolean any, Predicate<TerrainCard> fits) {
        return draws(Card::asTerrain, any ? catalogue.terrains() : Array.empty(), fits)
                .next();
    }

    /** Different Characters from the pool that fit; if it has none, any others if any will do. */
    DistinctDraws<CharacterCard> characters(boolean any, Predicate<CharacterCard> fits) {
        return draws(Card::asCharacter, any ? catalogue.characters() : Array.empty(), fits);
    }

    /** Different Items and Commands from the pool; if it has none, any others if any will do. */
    DistinctDraws<AssignableCard> assignables(boolean any) {
        return draws(Card::asAssignable, any ? catalogue.assignables() : Array.empty(), card -> true);
    }

    private <C extends Card> DistinctDraws<C> draws(
            Function<Card, @Nullable C> kind, Array<C> others, Predicate<C> fits) {
        return new DistinctDraws<>(such -> own(kind, such), others, card -> card.ofDecks() && fits.test(card), dice);
    }

    /** How many cards the pool lacks for that many places. */
    int missing(int places) {
        return Math.max(0, places - size);
    }

    /** Whether the pool has that many cards left. */
    boolean has(int number) {
        return size >= number;
    }

    /** The first card of the pool that fits, or null. */
    private <C extends Card> @Nullable C own(Function<Card, @Nullable C> kind, Predicate<C> fits) {
        for (int i = 0; i < size; i++) {
            @Nullable C card = kind.apply(catalogue.cards().get(left[i]));
            if (card != null && fits.test(card)) {
                drop(i, 1);
                return card;
            }
        }
        return null;
    }

    /** That many cards. */
    Array<Card> take(int number) {
        return cards(places(number));
    }

    /** That many cards together with these, sorted by id. */
    Pile takeSorted(int number, Seq<Card> others) {
        Copies all = new Copies(catalogue);
        for (int place : places(number)) {
            all.add(place);
        }
        all.add(others);
        return Pile.of(all.cards());
    }

    private int[] places(int number) {
        int[] places = Arrays.copyOf(left, Math.max(number, 0));
        int own = Math.min(size, places.length);
        for (int i = own; i < places.length; i++) {
            places[i] = dice.below(catalogue.cards().size());
        }
        drop(0, own);
        return places;
    }

    private Array<Card> cards(int[] places) {
        Card[] cards = new Card[places.length];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = catalogue.cards().get(places[i]);
        }
        return Array.of(cards);
    }

    private void drop(int from, int number) {
        size -= number;
        System.arraycopy(left, from + number, left, from, size - from);
    }

    /** These cards in a random order. */
    Pile shuffled(Seq<Card> cards) {
        return Pile.of(dice.shuffle(cards));
    }
}
