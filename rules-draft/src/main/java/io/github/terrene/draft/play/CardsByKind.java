package io.github.terrene.draft.play;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards that somebody has, by their kinds.
 *
 * @param characters the Characters
 * @param terrains the Terrains, without Storms
 * @param held the Items and Commands
 * @param number how many cards there are, with Storms
 */
record CardsByKind(
        Array<CharacterCard> characters, Array<TerrainCard> terrains, Array<AssignableCard> held, int number) {
    static CardsByKind of(Array<Card> cards) {
        return new CardsByKind(
                cards.flatMap(card -> Option.of(card.asCharacter())),
                cards.flatMap(card -> Option.of(card.asTerrain()))
                        .filter(terrain -> terrain.storm().isEmpty()),
                cards.flatMap(card -> Option.of(card.asAssignable())),
                cards.size());
    }
}
