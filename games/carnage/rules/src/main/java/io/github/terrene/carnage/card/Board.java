package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Figure;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Word;
import io.github.terrene.kernel.word.World;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What everybody may look at. Every method refuses null and a seat at which nobody plays with an {@link IllegalArgumentException}; an effect
 * that passes them is faulty.
 */
@Rule("CG-14.1")
public interface Board extends World {
    /** The elements of the game, in their order. */
    Array<Element> elements();

    /** Who has the Sword. */
    Seat active();

    /** The cards in play of a player: place by place, the Legend before its Relic, then the realm, then the nest. */
    @Rule("CG-12.20")
    Array<CardInPlay> inPlay(Seat seat);

    /** The cards on a player's discard pile, the oldest first; Element cards have a pile of their own. */
    Array<Card> discarded(Seat seat);

    /** The cards in a player's Pantheon, the oldest first. */
    Array<Card> pantheon(Seat seat);

    /** How many cards a player has in hand. */
    int handSize(Seat seat);

    /** How many cards a deck holds. */
    int deckSize(Seat seat, DeckKind deck);

    /** Whether a player leaves a round of the duel under way empty; false if there is none, or the company is not ordered yet. */
    @Rule("CG-12.13")
    boolean leftRoundEmpty(Seat seat);

    /** The fighter against which a card, or the Legend that it serves, acts in its round of the duel under way; null if there is none. */
    @Rule({"CG-7.3", "CG-10.3"})
    @Nullable
    CardInPlay facing(CardInPlay card);

    @Override
    @Rule("CG-12.20")
    default Array<Seat> inOrder() {
        return Players.from(active());
    }

    @Override
    @Rule({"CG-12.17", "CG-14.1"})
    default Array<? extends Thing> in(Area area, Seat seat) {
        return switch ((Where) Arguments.present("in", "area", area)) {
            case DOMAIN -> inPlay(seat);
            case PANTHEON -> pantheon(seat).map(card -> new InPile(area, seat, card));
            case DISCARD_PILE -> discarded(seat).map(card -> new InPile(area, seat, card));
            case HAND -> Array.empty();
        };
    }

    @Override
    default boolean isIn(Area area, Thing thing, @Nullable Thing self) {
        return Arguments.present("isIn", "area", area)
                == (Arguments.present("isIn", "card", thing) instanceof InPile pile ? pile.area() : Where.DOMAIN);
    }

    @Override
    default boolean is(Thing thing, Word word) {
        Card card = (Card) Arguments.present("is", "card", thing).card();
        return word == card.kind() || card.element().equals(word);
    }

    @Override
    @Rule("CG-1.7")
    default boolean has(Thing thing, Stat stat) {
        return !((Card) Arguments.present("has", "card", thing).card()).is(CardKind.LOCATION);
    }

    /** What is printed. */
    @Override
    @Rule("CG-12.17")
    default int stat(Thing thing, Stat stat) {
        Card card = (Card) Arguments.present("stat", "card", thing).card();
        return stat == Figure.LEVEL
                ? card.level()
                : card.values().in((Element) Arguments.present("stat", "number", stat));
    }

    /** A Relic has no effect without a Legend. */
    @Override
    @Rule({"CG-9.4", "CG-12.17"})
    default boolean works(Thing source) {
        return Arguments.present("works", "card", source) instanceof CardInPlay card
                && (!card.is(CardKind.RELIC) || serves(card));
    }

    /** Whether a Relic serves a Legend. */
    @Rule("CG-3.1")
    boolean serves(CardInPlay relic);
}
