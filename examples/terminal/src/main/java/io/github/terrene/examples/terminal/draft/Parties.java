package io.github.terrene.examples.terminal.draft;

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

/** What to begin with when the deck was drafted. */
final class Parties {
    private Parties() {}

    /** A party of as many cards as the deck allows, on the Terrain that suits it. */
    static StartingParty of(Array<Card> deck, Edition edition) {
        PickPreference taste = new PickPreference(Array.empty(), edition.leastPartySp());
        Array<CharacterCard> characters = deck.filter(CharacterCard.class::isInstance)
                .map(CharacterCard.class::cast)
                .filter(taste::begins)
                .distinct()
                .sortBy(character -> -taste.of(character))
                .take(PickPreference.PARTY);
        return new StartingParty(slots(characters, deck), terrain(characters, deck));
    }

    /** To each its card: cards that few may use are given first. */
    private static Array<Slot> slots(Array<CharacterCard> characters, Array<Card> deck) {
        Array<AssignableCard> left = deck.filter(AssignableCard.class::isInstance)
                .map(AssignableCard.class::cast)
                .distinct()
                .sortBy(card -> card.classLimit().isEmpty());
        Array<Slot> slots = Array.empty();
        for (CharacterCard character : characters) {
            Option<AssignableCard> card =
                    left.find(each -> PickPreference.mayHold(character, each)).orElse(left.headOption());
            left = left.removeAll(card);
            slots = slots.append(new Slot(character, card));
        }
        return slots;
    }

    private static TerrainCard terrain(Array<CharacterCard> characters, Array<Card> deck) {
        return deck.filter(TerrainCard.class::isInstance)
                .map(TerrainCard.class::cast)
                .filter(terrain -> terrain.storm().isEmpty())
                .maxBy(terrain -> terrain.actions() + characters.count(each -> PickPreference.asksFor(terrain, each)))
                .getOrElse(Catalogue.OPEN_FIELD);
    }
}
