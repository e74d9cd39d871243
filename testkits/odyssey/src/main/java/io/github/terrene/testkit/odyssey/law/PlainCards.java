package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.character.Heal;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;

/** Cards without surprises. */
final class PlainCards {
    private static final int PARTY_SIZE = 4;

    /** As many Characters and Items as a starting party needs, so that a deck can be built with whatever else there is. */
    static final Array<Card> PARTY =
            Array.rangeClosed(1, PARTY_SIZE).flatMap(number -> Array.of(character(number), item(number)));

    private PlainCards() {}

    private static Card character(int number) {
        return Words.character("Plain Walker " + number)
                .of(Affiliation.WIND, CharacterClass.ENERGY)
                .stats(1, 1, 10, 5, 0)
                .build();
    }

    private static Card item(int number) {
        return Words.item("Plain Lamp " + number)
                .trigger(
                        Color.BLUE,
                        Words.actions(0),
                        Words.target(Words.character()),
                        new Heal(Amount.of(5), Role.TARGET))
                .build();
    }
}
