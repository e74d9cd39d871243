package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The cards of one player that may be in unknown places, in random order. Used within a single call. */
final class UnknownCards {
    private final Catalogue catalogue;
    private final Dice dice;
    private Array<Card> left;

    private UnknownCards(Catalogue catalogue, Dice dice, Array<Card> left) {
        this.catalogue = catalogue;
        this.dice = dice;
        this.left = left;
    }

    /** The cards that a player has according to a pool, without those whose place is known. */
    static UnknownCards of(Catalogue catalogue, Seq<String> pool, Table table, Seat seat, Dice dice) {
        UnknownCards stock = of(catalogue, pool, dice);
        stock.spend(known(table, seat));
        return stock;
    }

    /** All cards that a player has according to a pool. */
    static UnknownCards of(Catalogue catalogue, Seq<String> pool, Dice dice) {
        Array<Card> all = Array.ofAll(pool).flatMap(catalogue::find).filter(Card::ofDecks);
        return new UnknownCards(catalogue, dice, dice.shuffle(all));
    }

    private static Seq<Card> known(Table table, Seat seat) {
        Side side = table.side(seat);
        Array<Card> held = table.sides()
                .flatMap(Side::members)
                .flatMap(Member::held)
                .filter(each -> each.owner().equals(seat))
                .map(Held::card);
        Array<Card> hand = Array.ofAll(side.hand().cards());
        Array<Card> people = side.members().map(Member::card);
        Array<Card> ground = side.terrains().map(TerrainInPlay::card);
        return side.discards().appendAll(held).appendAll(hand).appendAll(people).appendAll(ground);
    }

    /** Removes cards that are known to be elsewhere. */
    void spend(Seq<Card> cards) {
        for (Card card : cards) {
            left = left.remove(card);
        }
    }

    /**
     * A card that fits: from the pool if possible, otherwise any from the catalogue. Cards that no deck may hold come last, since a hidden
     * Character may be a token.
     *
     * @param kind casts a card to the wanted kind, or returns null
     * @param fits which cards of that kind fit
     */
    <C extends Card> C take(Function<Card, @Nullable C> kind, Predicate<C> fits) {
        Seq<C> own = fitting(left, kind, fits);
        if (!own.isEmpty()) {
            left = left.remove(own.head());
            return own.head();
        }
        Seq<C> any = fitting(catalogue.cards(), kind, fits);
        Seq<C> printed = any.filter(Card::ofDecks);
        return dice.pick(printed.isEmpty() ? any : printed);
    }

    /** A card of that kind: a likely one if the pool has any, otherwise any. */
    <C extends Card> C takeRather(Function<Card, @Nullable C> kind, Predicate<C> likely) {
        return take(kind, fitting(left, kind, likely).isEmpty() ? card -> true : likely);
    }

    private static <C extends Card> Seq<C> fitting(
            Seq<Card> cards, Function<Card, @Nullable C> kind, Predicate<C> fits) {
        return cards.flatMap(card -> Option.of(kind.apply(card))).filter(fits);
    }

    /** That many cards. */
    Array<Card> take(int number) {
        Array<Card> taken = left.take(number);
        left = left.drop(taken.size());
        Seq<Card> any = catalogue.cards().filter(Card::ofDecks);
        return taken.appendAll(Array.fill(number - taken.size(), () -> dice.pick(any)));
    }

    /** These cards in a random order. */
    Pile shuffled(Seq<Card> cards) {
        return Pile.of(dice.shuffle(cards));
    }
}
