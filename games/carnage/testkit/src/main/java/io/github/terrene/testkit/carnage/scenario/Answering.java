package io.github.terrene.testkit.carnage.scenario;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.vavr.collection.Array;

/** Answers to the questions of a game of Carnage. */
public interface Answering {
    /** An action is carried out. */
    Scene does(Action action);

    /** A player answers a question. */
    default Scene answers(Seat seat, Choice choice) {
        return does(new Choose(seat, choice));
    }

    /** A player puts these Element cards back, the first on top; the others that were looked at are discarded. */
    default Scene putsBack(Seat seat, ElementCard... cards) {
        return answers(seat, new OwnChoice.Kept(Array.of(cards).map(ElementCard::id)));
    }

    /** A player orders the company: the places of who acts in rounds 1, 2 and 3, 0 for nobody. */
    default Scene orders(Seat seat, Integer... order) {
        return answers(seat, new OwnChoice.Order(Array.of(order)));
    }

    /** A player defends, and orders the spearhead. */
    default Scene blocks(Seat seat, Integer... order) {
        return answers(seat, Choice.YES).orders(seat, order);
    }

    /** A player lets an attack or invasion pass. */
    default Scene letsPass(Seat seat) {
        return answers(seat, Choice.NO);
    }

    /** A player exchanges the opponent's fighters of two rounds. */
    default Scene exchanges(Seat seat, int one, int other) {
        return answers(seat, new OwnChoice.Pair(one, other));
    }

    /** A player names an element. */
    default Scene names(Seat seat, Element element) {
        return answers(seat, new OwnChoice.OfElement(element));
    }

    /** A player keeps a beaten Legend for a Raïven. */
    default Scene keeps(Seat seat) {
        return answers(seat, Choice.YES);
    }

    /** A player keeps a beaten Legend by an effect, without a Raïven. */
    default Scene rescues(Seat seat) {
        return answers(seat, new OwnChoice.Rescued());
    }

    /** A player lets a beaten Legend go. */
    default Scene loses(Seat seat) {
        return answers(seat, Choice.NO);
    }

    /** A player puts the Legend at a place into the Pantheon. */
    default Scene ascends(Seat seat, int place) {
        return answers(seat, new OwnChoice.At(place));
    }

    /** A player chooses a card in hand: the Legend that replaces one, the card to be discarded. */
    default Scene choosesFromHand(Seat seat, Card card) {
        return answers(seat, new Choice.InHand(card.id()));
    }

    /** A player chooses a card on the table or on a discard pile. */
    default Scene chooses(Seat seat, Card card) {
        return answers(seat, new OwnChoice.OnTable(card.id()));
    }

    /** A player chooses none of what is offered. */
    default Scene declines(Seat seat) {
        return answers(seat, new OwnChoice.Nothing());
    }
}
