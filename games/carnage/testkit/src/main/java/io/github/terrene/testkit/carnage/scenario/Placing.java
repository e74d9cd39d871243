package io.github.terrene.testkit.carnage.scenario;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.script.Premises;
import io.vavr.collection.Array;

/** What can lie where: a scene that puts something else there fails at once, rather than with some odd failure later on. */
final class Placing {
    /** How many pillars end the game at the latest: each brings 5 VP (CG-11.1), and no VP are ever lost. */
    private static final int PILLARS = 3;

    private Placing() {}

    /** Whether the spearhead has that place. */
    static boolean isPlace(int place) {
        return place >= 1 && place <= Spearhead.PLACES;
    }

    /** Cards that are there. */
    static Array<Card> cards(Seat seat, String pile, Card... cards) {
        return Premises.cards(Players.name(player(seat)) + "'s " + pile, cards);
    }

    /** Cards of these kinds. */
    static Array<Card> ofKinds(String where, Array<Card> cards, CardKind... kinds) {
        String fitting = Array.of(kinds).map(CardKind::word).mkString(" or ");
        Premises.cards(where, cards.toJavaArray(Card[]::new))
                .forEach(card -> Premises.demand(
                        Array.of(kinds).contains(card.kind()),
                        card.name() + " is a " + card.kind().word() + ", but in " + where + " lies only a " + fitting));
        return cards;
    }

    /** A Legend or Relic at a place, and its duplicates. */
    static void stack(int place, Card card, Array<Card> duplicates) {
        ofKinds("the spearhead", Array.of(card), CardKind.LEGEND, CardKind.RELIC);
        Premises.demand(isPlace(place), "a spearhead has the places 1 to " + Spearhead.PLACES + ", but not " + place);
        duplicates.forEach(each ->
                Premises.demand(each.name().equals(card.name()), each.name() + " is no duplicate of " + card.name()));
    }

    /** That many Legends for the places from 1 on. */
    static void company(Array<Card> legends) {
        Premises.demand(
                legends.size() <= Spearhead.PLACES,
                "a spearhead has room for " + Spearhead.PLACES + " Legends, not for " + legends.size());
        ofKinds("a company", legends, CardKind.LEGEND);
    }

    /** Element cards that are not in a duel, each once. */
    static void elements(Array<ElementCard> named, Array<ElementCard> all, ElementCards now) {
        named.forEach(card -> {
            Premises.demand(all.contains(card), "there is no Element card " + card);
            Premises.demand(named.count(card::equals) == 1, "there is only one Element card " + card);
            Premises.demand(
                    !now.drawn().cards().contains(card) && !now.laid().cards().contains(card),
                    "the Element card " + card + " is in the duel");
        });
    }

    /** A seat at which somebody plays. */
    static Seat player(Seat seat) {
        return Premises.playing(seat, Players.BOTH);
    }

    /** A number of 0 or more. */
    static int number(String what, int number) {
        Premises.demand(number >= 0, what + " cannot be " + number);
        return number;
    }

    /** A number of victory points with which nobody has won yet. */
    static int vp(int number) {
        Premises.demand(
                number < Purse.WINNING_VP,
                "VP cannot be " + number + ": with " + Purse.WINNING_VP + " the game is over");
        return number("VP", number);
    }

    /** A number of pillars that somebody may have completed, even if it was the last that they did. */
    static int pillars(int number) {
        String what = "the number of pillars";
        Premises.demand(number <= PILLARS, what + " cannot be " + number + ": with " + PILLARS + " the game is over");
        return number(what, number);
    }

    /** What waits for a player's next duel. */
    static ForNextDuel waiting(Seat seat, ForNextDuel effect) {
        Premises.demand(effect != null, "what waits for " + Players.name(player(seat)) + "'s next duel cannot be null");
        return effect;
    }
}
