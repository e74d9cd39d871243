package io.github.terrene.testkit.carnage.scenario;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.trait.CardKind;
import io.vavr.collection.Array;

/** What can lie where: a scene that puts something else there fails at once, rather than with some odd failure later on. */
final class Placing {
    private Placing() {}

    private static void demand(boolean asItShouldBe, String otherwise) {
        if (!asItShouldBe) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Whether the spearhead has that place. */
    static boolean isPlace(int place) {
        return place >= 1 && place <= Spearhead.PLACES;
    }

    /** Cards of these kinds. */
    static Array<Card> ofKinds(String where, Array<Card> cards, CardKind... kinds) {
        String fitting = Array.of(kinds).map(CardKind::word).mkString(" or ");
        cards.forEach(card -> demand(
                Array.of(kinds).contains(card.kind()),
                card.name() + " is a " + card.kind().word() + ", but in " + where + " lies only a " + fitting));
        return cards;
    }

    /** A Legend or Relic at a place, and its duplicates. */
    static void stack(int place, Card card, Array<Card> duplicates) {
        ofKinds("the spearhead", Array.of(card), CardKind.LEGEND, CardKind.RELIC);
        demand(isPlace(place), "a spearhead has the places 1 to " + Spearhead.PLACES + ", but not " + place);
        duplicates.forEach(
                each -> demand(each.name().equals(card.name()), each.name() + " is no duplicate of " + card.name()));
    }

    /** That many Legends for the places from 1 on. */
    static void company(Array<Card> legends) {
        demand(
                legends.size() <= Spearhead.PLACES,
                "a spearhead has room for " + Spearhead.PLACES + " Legends, not for " + legends.size());
        ofKinds("a company", legends, CardKind.LEGEND);
    }

    /** Element cards that are not in a duel, each once. */
    static void elements(Array<ElementCard> named, Array<ElementCard> all, ElementCards now) {
        named.forEach(card -> {
            demand(all.contains(card), "there is no Element card " + card);
            demand(named.count(card::equals) == 1, "there is only one Element card " + card);
            demand(
                    !now.drawn().cards().contains(card) && !now.laid().cards().contains(card),
                    "the Element card " + card + " is in the duel");
        });
    }

    /** A number of 0 or more. */
    static int number(String what, int number) {
        demand(number >= 0, what + " cannot be " + number);
        return number;
    }
}
