package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardProof;
import io.vavr.collection.Array;

/** Checks one part of a card's text before anybody plays the card, and notes what makes no sense in that place. */
@Rule("CG-1.11")
public final class Proofreader extends CardProof {
    /** The highest level, price, value or amount that a card may name. */
    public static final int MOST = 99;

    /** The most Element cards that a card lets a player look at, so that lists of orders stay short. */
    public static final int MOST_LOOKED_AT = 4;

    /** The most cards that a card lets a player draw or discard. */
    public static final int MOST_CARDS = 10;

    private final Card card;
    private final Array<Element> elements;

    Proofreader(Card card, Array<Element> elements, String place) {
        super(place);
        this.card = card;
        this.elements = elements;
    }

    /** Requires that the game has an element that the text names. */
    @Rule("CG-1.2")
    public void element(Element element) {
        require(
                elements.contains(element),
                "CG-1.2/unknown-element",
                "there is no element called {element}",
                element.name());
    }

    /** Requires that the text is on a card of one of these kinds. */
    public void on(String rule, CardKind... kinds) {
        Array<CardKind> fitting = Array.of(kinds);
        require(
                fitting.contains(card.kind()),
                rule + "/other-kind",
                "it belongs on a {kinds}",
                fitting.map(CardKind::word).mkString(" or "));
    }
}
