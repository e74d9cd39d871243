package io.github.terrene.draft.play;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.card.StartingParty.Slot;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Starting parties for drafted decks. */
final class Parties {
    private Parties() {}

    /** A party of as many cards as the deck allows, on the Terrain that suits it. */
    static StartingParty of(Array<Card> deck, Edition edition) {
        CardsByKind cards = CardsByKind.of(deck);
        PickPreference taste = PickPreference.with(Array.empty(), edition);
        Array<CharacterCard> characters = cards.characters()
                .filter(edition::permitsInParty)
                .distinct()
                .sortBy(character -> -taste.of(character))
                .take(PickPreference.PARTY);
        return new StartingParty(slots(characters, cards.held()), terrain(characters, cards.terrains()));
    }

    /** Gives each Character a card; cards that few may use are given first. */
    private static Array<Slot> slots(Array<CharacterCard> characters, Array<AssignableCard> held) {
        Array<AssignableCard> left =
                held.distinct().sortBy(card -> card.classLimit().isEmpty());
        Array<Slot> slots = Array.empty();
        for (CharacterCard character : characters) {
            Option<AssignableCard> card =
                    left.find(each -> PickPreference.mayHold(character, each)).orElse(left.headOption());
            left = left.removeAll(card);
            slots = slots.append(new Slot(character, card));
        }
        return slots;
    }

    private static TerrainCard terrain(Array<CharacterCard> characters, Array<TerrainCard> terrains) {
        return terrains.maxBy(
                        terrain -> terrain.actions() + characters.count(each -> PickPreference.asksFor(terrain, each)))
                .getOrElse(Catalogue.OPEN_FIELD);
    }
}
