package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Score;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Word;
import io.github.terrene.kernel.word.World;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Tally;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What is public. A seat or place that is null, or where nobody sits, is refused as a bug of the card set that asks.
 */
@Rule({"TL-9.3", "TL-12.1"})
public interface Board extends World {
    /** The face-up cards on one side of a column, in the order in which they arrived. */
    Array<CardOnField> standing(Place place);

    /** The face-up card with that number, or null. */
    @Nullable
    CardOnField find(int number);

    /**
     * The current points of a Creature. What is continuous and changes points cannot ask for them.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if a text of a card set throws, or asks for points itself, without an end
     */
    @Rule("TL-9.12")
    int points(CardOnField creature);

    /** The HP of a castle. */
    int castle(Seat seat);

    /** How many cards a hand has. */
    int handSize(Seat seat);

    /** How many cards a deck has. */
    int deckSize(Seat seat);

    /** A Graveyard, the oldest card first. */
    Array<Card> graveyard(Seat seat);

    @Override
    default Array<Seat> inOrder() {
        return Players.BOTH;
    }

    /** What lies open: the cards on the field and in the Graveyards. What is exiled, no effect can reach. */
    @Override
    @Rule({"TL-3.7", "TL-12.1"})
    default Array<? extends Thing> in(Area area, Seat seat) {
        Where where = (Where) area;
        if (where.onField()) {
            return standing(seat);
        }
        return where == Where.GRAVEYARD ? graveyard(seat).map(card -> new InPile(area, seat, card)) : Array.empty();
    }

    private Array<CardOnField> standing(Seat seat) {
        Array<CardOnField> defending = standing(Place.of(seat, Lane.DEFENDING));
        Array<CardOnField> attacking = standing(Place.of(seat, Lane.ATTACKING));
        return attacking.isEmpty() ? defending : defending.isEmpty() ? attacking : defending.appendAll(attacking);
    }

    /** "Here" is the column of the card with the text. */
    @Override
    @Rule({"TL-3.9", "TL-3.10"})
    default boolean isIn(Area area, Thing thing, @Nullable Thing self) {
        if (thing instanceof CardOnField card) {
            return area == Where.ANYWHERE
                    || area == Where.HERE
                            && self instanceof CardOnField source
                            && source.place().column() == card.place().column();
        }
        return ((InPile) thing).area() == area;
    }

    /** A card that left and came back is still the same card; tokens are told apart by their numbers. */
    @Override
    @Rule({"TL-2.2", "TL-9.22"})
    default boolean same(Thing one, Thing other) {
        return one.number() > 0 && one.number() == other.number()
                || ((Card) one.card()).kind() != CardKind.TOKEN
                        && one.owner().equals(other.owner())
                        && one.card().id().equals(other.card().id());
    }

    @Override
    default boolean is(Thing thing, Word word) {
        Card card = (Card) thing.card();
        if (word instanceof CardKind kind) {
            return kind == CardKind.CREATURE ? card.kind().creature() : card.kind() == kind;
        }
        return word instanceof Affinity affinity
                ? card.kind().creature() && card.affinity().contains(affinity)
                : word instanceof Tribe tribe && card.tribes().contains(tribe);
    }

    /** Having no cost is not having a cost of 0. */
    @Override
    @Rule("TL-1.11")
    default boolean has(Thing thing, Stat stat) {
        return stat == Figure.POINTS || ((Card) thing.card()).cost().isDefined();
    }

    @Override
    @Rule({"TL-1.11", "TL-9.27"})
    default int stat(Thing thing, Stat stat) {
        Card card = (Card) thing.card();
        if (stat == Figure.COST) {
            return card.price();
        }
        return thing instanceof CardOnField standing
                ? standing.creature() ? points(standing) : 0
                : card.points().highest();
    }

    @Override
    default int score(Seat seat, Score score) {
        return switch ((Tally) score) {
            case CASTLE -> castle(seat);
            case HAND -> handSize(seat);
            case DECK -> deckSize(seat);
        };
    }

    /** What is printed on a card applies while it is face-up on the field. */
    @Override
    @Rule({"TL-7.13", "TL-9.3"})
    default boolean works(Thing source) {
        return source instanceof CardOnField card && find(card.number()) != null;
    }
}
