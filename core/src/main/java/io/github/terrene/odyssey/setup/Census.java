package io.github.terrene.odyssey.setup;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * The composition of a deck.
 *
 * @param cards how many cards
 * @param piles the different cards, each with its copies
 * @param strangers the different cards that cannot be in a deck at all
 * @param heroes the Heroes, once for each copy
 * @param villains the Characters of SP 3 or more, once for each copy
 * @param starters how many different Characters could be in a starting party
 * @param grounds how many different Terrains could be the starting Terrain
 * @param assignables how many different Items and Commands there are
 */
record Census(
        int cards,
        Seq<Pile> piles,
        Seq<Card> strangers,
        Seq<CharacterCard> heroes,
        Seq<CharacterCard> villains,
        int starters,
        int grounds,
        int assignables) {

    /** The copies of one card. */
    record Pile(Card card, int copies) {}

    /** The census of these cards, which must be sorted by id. */
    static Census of(Array<Card> cards, Edition edition) {
        List<Pile> piles = List.empty();
        for (int i = cards.size() - 1; i >= 0; ) {
            int copies = copies(cards, i);
            piles = piles.prepend(new Pile(cards.get(i), copies));
            i -= copies;
        }
        return of(cards.size(), piles, edition);
    }

    /** How many copies of the card at a place there are, up to and including that place. */
    private static int copies(Array<Card> cards, int last) {
        int copies = 1;
        while (copies <= last
                && cards.get(last - copies).id().equals(cards.get(last).id())) {
            copies++;
        }
        return copies;
    }

    private static Census of(int cards, List<Pile> piles, Edition edition) {
        List<Card> strangers = List.empty();
        List<CharacterCard> heroes = List.empty();
        List<CharacterCard> villains = List.empty();
        int starters = 0;
        int grounds = 0;
        int assignables = 0;
        for (Pile pile : piles) {
            Card card = pile.card();
            @Nullable CharacterCard character = card.asCharacter();
            @Nullable TerrainCard terrain = card.asTerrain();
            if (!card.ofDecks()) {
                strangers = strangers.append(card);
            } else if (character != null) {
                starters += edition.permitsInParty(character) ? 1 : 0;
                heroes = character.hero() ? heroes.appendAll(List.fill(pile.copies(), character)) : heroes;
                villains = character.villain() ? villains.appendAll(List.fill(pile.copies(), character)) : villains;
            } else if (terrain != null) {
                grounds += terrain.storm().isEmpty() ? 1 : 0;
            } else {
                assignables++;
            }
        }
        return new Census(cards, piles, strangers, heroes, villains, starters, grounds, assignables);
    }
}
