package io.github.terrene.carnage.table;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Everything that belongs to one player.
 *
 * @param seat the player whose side it is
 * @param decks the decks, the hand and the discard pile
 * @param elements the Element cards
 * @param purse the resources
 * @param spearhead the Legends and Relics
 * @param domain realm, nest and Pantheon
 * @param used the names of cards whose power was used and can be used once per game
 */
@Rule({"CG-3.1", "CG-3.2", "CG-3.3", "CG-3.4", "CG-12.12"})
public record Side(
        @Owner Seat seat,
        Decks decks,
        ElementCards elements,
        Purse purse,
        @Zone(to = EVERYBODY) Spearhead spearhead,
        Domain domain,
        @Names(Named.CARD_NAME) Array<String> used) {
    /** A side before setup. */
    public static Side before(Seat seat, Pile<Card> companion, Pile<Card> adventure, Pile<ElementCard> elements) {
        return new Side(
                seat,
                new Decks(companion, adventure, Pile.empty(), Array.empty()),
                ElementCards.of(elements),
                Purse.BEGINNING,
                Spearhead.EMPTY,
                Domain.EMPTY,
                Array.empty());
    }

    /** The hand. */
    public Pile<Card> hand() {
        return decks.hand();
    }

    /** Whether there is such a card in play. */
    public boolean hasInPlay(Predicate<Card> such) {
        for (int place = 1; place <= Spearhead.PLACES; place++) {
            SpearheadPlace post = spearhead.at(place);
            if (post.legend().isDefined() && such.test(post.legend().get().card())
                    || post.relic().isDefined() && such.test(post.relic().get().card())) {
                return true;
            }
        }
        return domain.has(such);
    }

    /** The same side with other decks. */
    public Side with(Decks other) {
        return new Side(seat, other, elements, purse, spearhead, domain, used);
    }

    /** The same side with other Element cards. */
    public Side with(ElementCards other) {
        return new Side(seat, decks, other, purse, spearhead, domain, used);
    }

    /** The same side with other resources. */
    public Side with(Purse other) {
        return new Side(seat, decks, elements, other, spearhead, domain, used);
    }

    /** The same side with another spearhead. */
    public Side with(Spearhead other) {
        return new Side(seat, decks, elements, purse, other, domain, used);
    }

    /** The same side with another realm, nest or Pantheon. */
    public Side with(Domain other) {
        return new Side(seat, decks, elements, purse, spearhead, other, used);
    }

    /** The same side after a card of the hand was put into play: what made that cheaper is used up. */
    @Rule("CG-12.11")
    public Side placing(Card card) {
        return new Side(seat, decks.without(card), elements, purse.withDiscount(0), spearhead, domain, used);
    }

    /** The same side without the Legend or Relic at a place, whose duplicates are discarded. */
    @Rule({"CG-9.8", "CG-12.18"})
    public Side withoutTop(int place, CardKind kind) {
        Array<Card> under = spearhead.at(place).get(kind).map(Stack::under).getOrElse(Array.empty());
        return with(decks.discarding(under)).with(spearhead.with(place, kind, Option.none()));
    }

    /** The same side after a power that can be used once per game was used. */
    @Rule("CG-12.12")
    public Side using(String name) {
        return new Side(
                seat,
                decks,
                elements,
                purse,
                spearhead,
                domain,
                used.append(name).sorted());
    }
}
