package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.DifferentCards;
import io.vavr.collection.Array;

/**
 * How much a starting party must have: as much as its deck allows, up to what the format says. A constructed deck allows all of it.
 *
 * @param characters how many Characters
 * @param assignables how many Items and Commands these hold, of different names, one each
 * @param partySize how many Characters the format says, each with a card
 * @param tooFew the number of the rule that forbids fewer: that of the format, but always 14.7 for a deck that does not allow all that the
 *     format says
 */
@Rule({"TO-3.1", "TO-14.7"})
record FullParty(int characters, int assignables, int partySize, String tooFew) {
    private static final String AS_MANY_AS_THERE_ARE = "TO-14.7";

    /** The full party for a deck with these cards. */
    static FullParty of(DifferentCards deck, Setting setting) {
        Format format = setting.format();
        int characters = characters(deck, setting);
        int assignables = Math.min(characters, deck.assignables().size());
        String tooFew = assignables == format.partySize() ? format.noSmallParty() : AS_MANY_AS_THERE_ARE;
        return new FullParty(characters, assignables, format.partySize(), tooFew);
    }

    private static int characters(DifferentCards deck, Setting setting) {
        int most = setting.format().partySize();
        int found = 0;
        for (int i = 0; found < most && i < deck.characters().size(); i++) {
            found += setting.edition().permitsInParty(deck.characters().get(i)) ? 1 : 0;
        }
        return found;
    }

    /** Whether it is the complete party of a constructed deck. */
    @Rule("TO-3.9")
    boolean constructed() {
        return !tooFew.equals(AS_MANY_AS_THERE_ARE);
    }

    /** How many Characters a draft of it lacks. */
    int missing(PartyDraft draft) {
        return characters - draft.slots().size();
    }

    /** Whether a draft of it lacks only the Terrain. */
    boolean lacksTerrainOnly(PartyDraft draft) {
        return !draft.complete() && missing(draft) == 0 && draft.holding() == assignables;
    }

    /** How many different starting Terrains the deck has; with none its player uses Open Field. */
    @Rule({"TO-9.1", "TO-14.8"})
    static int grounds(DifferentCards deck) {
        int grounds = 0;
        for (int i = 0; i < deck.terrains().size(); i++) {
            grounds += deck.terrains().get(i).storm().isEmpty() ? 1 : 0;
        }
        return grounds;
    }

    /**
     * The same draft, with its Terrain if that is all it lacks and the deck leaves no choice: nobody is asked for it. Others do not see that
     * nobody was, as they see no choice of another's party (3.7).
     */
    @Rule({"TO-14.8", "TO-14.19"})
    static PartyDraft onItsOnlyTerrain(PartyDraft draft, DifferentCards deck, Setting setting) {
        return grounds(deck) <= 1 && of(deck, setting).lacksTerrainOnly(draft)
                ? draft.completedBy(firstGround(deck).id())
                : draft;
    }

    private static TerrainCard firstGround(DifferentCards deck) {
        return deck.terrains().find(card -> card.storm().isEmpty()).getOrElse(Catalogue.OPEN_FIELD);
    }

    /** What is chosen before anybody is asked: the whole party if there is only one, otherwise nothing. */
    @Rule("TO-14.19")
    static PartyDraft atStart(DifferentCards deck, Setting setting) {
        return isForced(deck, setting) ? onlyOne(deck, setting) : PartyDraft.EMPTY;
    }

    private static boolean isForced(DifferentCards deck, Setting setting) {
        int characters = of(deck, setting).characters();
        int cards = deck.assignables().size();
        boolean allTaken = fitting(deck, setting).size() == characters;
        boolean nothingToGive = cards == 0 || characters == 0;
        return allTaken && grounds(deck) <= 1 && (nothingToGive || characters == 1 && cards == 1);
    }

    private static PartyDraft onlyOne(DifferentCards deck, Setting setting) {
        PartyDraft party = PartyDraft.EMPTY;
        for (CharacterCard character : fitting(deck, setting)) {
            PartyDraft taken = party.taking(character.id());
            party = deck.assignables().isEmpty()
                    ? taken
                    : taken.giving(deck.assignables().get(0).id());
        }
        return party.completedBy(firstGround(deck).id());
    }

    private static Array<CharacterCard> fitting(DifferentCards deck, Setting setting) {
        return deck.characters().filter(card -> setting.edition().permitsInParty(card));
    }
}
