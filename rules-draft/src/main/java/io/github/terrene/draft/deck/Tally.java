package io.github.terrene.draft.deck;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** How many cards of each sort some cards have. Used within a single call. */
final class Tally {
    private final Edition edition;
    /** Cards without a limit. */
    private int others;
    /** Characters that are Heroes but not villains; villains but not Heroes; and both. A villain has SP 3 or more. */
    private int heroes;

    private int villains;
    private int heroicVillains;
    /** Different names that a starting party can have, and how many of its Characters are Heroes. */
    private int characters;

    private int heroCharacters;
    private int assignables;
    private int terrains;

    private Tally(Edition edition) {
        this.edition = edition;
    }

    /** The tally of these cards, sorted by id. */
    static Tally of(Array<Card> sorted, Edition edition) {
        Tally tally = new Tally(edition);
        for (int i = 0; i < sorted.size(); i++) {
            Card card = sorted.get(i);
            tally.add(card, i == 0 || !sorted.get(i - 1).id().equals(card.id()));
        }
        return tally;
    }

    /** The tally with one more card. */
    Tally with(Card card, boolean newName) {
        Tally more = new Tally(edition);
        more.others = others;
        more.heroes = heroes;
        more.villains = villains;
        more.heroicVillains = heroicVillains;
        more.characters = characters;
        more.heroCharacters = heroCharacters;
        more.assignables = assignables;
        more.terrains = terrains;
        more.add(card, newName);
        return more;
    }

    /** Counts one more card. */
    void add(Card card, boolean newName) {
        @Nullable CharacterCard character = card.asCharacter();
        @Nullable TerrainCard terrain = card.asTerrain();
        if (character != null) {
            add(character, newName);
            return;
        }
        others++;
        if (terrain == null) {
            assignables += newName ? 1 : 0;
        } else if (terrain.storm().isEmpty()) {
            terrains += newName ? 1 : 0;
        }
    }

    private void add(CharacterCard card, boolean newName) {
        if (card.hero() && card.villain()) {
            heroicVillains++;
        } else if (card.hero()) {
            heroes++;
        } else if (card.villain()) {
            villains++;
        } else {
            others++;
        }
        if (newName && edition.permitsInParty(card)) {
            characters += card.hero() ? 0 : 1;
            heroCharacters += card.hero() ? 1 : 0;
        }
    }

    /** How many Heroes there are. */
    int heroes() {
        return heroes + heroicVillains;
    }

    /** How many Characters of SP 3 or more there are. */
    int villains() {
        return villains + heroicVillains;
    }

    /**
     * The most of these cards that a deck can take.
     *
     * @param hero whether it can take a Hero
     * @param villain whether it can take a Character of SP 3 or more
     */
    int most(boolean hero, boolean villain) {
        int apart = (hero && heroes > 0 ? 1 : 0) + (villain && villains > 0 ? 1 : 0);
        return others + Math.max(apart, hero && villain && heroicVillains > 0 ? 1 : 0);
    }

    /**
     * How many different Characters for a starting party a deck can take.
     *
     * @param hero whether it can take a Hero
     */
    int characters(boolean hero) {
        return characters + (hero && heroCharacters > 0 ? 1 : 0);
    }

    /** How many different Items and Commands there are. */
    int assignables() {
        return assignables;
    }

    /** How many different Terrains there are that are not Storms. */
    int terrains() {
        return terrains;
    }
}
