package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a player begins with. The rules of setup say whether it may be chosen.
 *
 * @param slots the Characters with what they hold
 * @param terrain the starting Terrain
 */
@Rule("TO-3.1")
public record StartingParty(Array<Slot> slots, TerrainCard terrain) {

    /**
     * A Character and the card it holds.
     *
     * @param character the Character
     * @param card what it holds; none only where the deck has too few (14.7)
     */
    @Rule("TO-3.3")
    public record Slot(CharacterCard character, Option<AssignableCard> card) {}

    /** An empty party with that Terrain. */
    public static StartingParty on(TerrainCard terrain) {
        return new StartingParty(Array.empty(), terrain);
    }

    /** The same with one more Character that holds a card. */
    public StartingParty with(CharacterCard character, AssignableCard card) {
        return with(new Slot(character, Option.of(card)));
    }

    /** The same with one more Character that holds nothing. */
    public StartingParty with(CharacterCard character) {
        return with(new Slot(character, Option.none()));
    }

    private StartingParty with(Slot slot) {
        return new StartingParty(slots.append(slot), terrain);
    }
}
