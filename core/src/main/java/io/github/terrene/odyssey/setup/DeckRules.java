package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules for building a deck.
 *
 * @param least the minimum number of cards
 * @param most the maximum number of cards
 * @param heroes the maximum number of Heroes
 * @param villains the maximum number of Characters of SP 3 or more, even if the edition allows more
 * @param copies the maximum number of copies of one card
 * @param partySize how many Characters, and how many Items and Commands of different names, a starting party needs; 0 if a deck need hold
 *     neither a complete party nor a Terrain, like drafted decks (14.6)
 */
public record DeckRules(int least, int most, int heroes, int villains, int copies, int partySize) {
    /** The rules for decks of duels and of two versus two. */
    public static final DeckRules CONSTRUCTED = new DeckRules(30, 1, 3, 4);

    /** The rules for decks of a draft. The minimum number of cards, up to 20, depends on the picks, which these rules do not know (14.17). */
    @Rule({"TO-14.6", "TO-14.13", "TO-14.17"})
    public static final DeckRules DRAFTED = new DeckRules(0, 20, 1, 1, Integer.MAX_VALUE, 0);

    private static final String PLACE = "deck rules";
    private static final int OUT_OF_MEASURE = 10;

    /** Rules for decks of exactly that many cards, in which only the edition limits the Characters of SP 3 or more (12.1). */
    public DeckRules(int size, int heroes, int copies, int partySize) {
        this(size, size, heroes, size, copies, partySize);
    }

    /** The same limits for decks of exactly that many cards. */
    public DeckRules exactly(int cards) {
        return new DeckRules(cards, cards, heroes, villains, copies, partySize);
    }

    /** Whether a deck need not hold a complete starting party. */
    @Rule({"TO-14.6", "TO-14.7"})
    public boolean incompleteParties() {
        return partySize == 0;
    }

    /** The number that refusals cite: that of a rule for constructed decks, or of the rule that replaces it. */
    private String cited(String constructed) {
        return incompleteParties() ? "TO-14.6" : constructed;
    }

    /** Everything that keeps decks of this kind from being played in a format, regardless of their cards. */
    @Rule({"TO-2.1", "TO-2.3", "TO-3.1"})
    public Seq<Problem> problems(Format format) {
        int party = format.partySize();
        return when(
                        !incompleteParties() && partySize < party,
                        PLACE,
                        "TO-2.3/format-party",
                        "require cards for a starting party of {number:number}, but this format needs {needed:number}",
                        partySize,
                        party)
                .appendAll(when(
                        !incompleteParties() && most < 2 * party + 1,
                        PLACE,
                        "TO-2.1/deck-for-party",
                        "{most:number} cards cannot hold a starting party of {party:number} Characters, a card for each, and a Terrain",
                        most,
                        party))
                .appendAll(when(
                        least > most || most < 0,
                        PLACE,
                        cited("TO-2.1") + "/deck-bounds",
                        "no deck has at least {least:number} and at most {most:number} cards",
                        least,
                        most));
    }

    /** Whether a deck is so large that only its size is checked. */
    public boolean outOfMeasure(Deck deck) {
        return deck.cards().size() > OUT_OF_MEASURE * Math.max(1, most);
    }

    /** Everything wrong with a deck, in the order of the rules. If it has more than ten times the cards it should have, only that. */
    @Rule("TO-2.10")
    public Seq<Problem> problems(Deck deck, Edition edition, String place) {
        if (outOfMeasure(deck)) {
            return size(deck.cards().size(), place);
        }
        Census census = Census.of(deck.cards(), edition);
        return tokens(census, place)
                .appendAll(size(census.cards(), place))
                .appendAll(heroes(census, place))
                .appendAll(party(census, edition, place))
                .appendAll(copies(census, place))
                .appendAll(villains(census, edition, place));
    }

    @Rule("TO-1.14")
    private static Seq<Problem> tokens(Census census, String place) {
        return census.strangers()
                .toArray()
                .map(card -> Problem.at(place, "TO-1.14/stranger", "{card} cannot be in a deck", card.name()));
    }

    @Rule({"TO-2.1", "TO-14.6"})
    private Seq<Problem> size(int cards, String place) {
        String rule = cited("TO-2.1");
        if (least == most) {
            return when(
                    cards != most,
                    place,
                    rule + "/deck-size",
                    "has {number:number} cards instead of {most:number}",
                    cards,
                    most);
        }
        return when(
                        cards > most,
                        place,
                        rule + "/many-cards",
                        "has {number:number} cards (at most {most:number})",
                        cards,
                        most)
                .appendAll(when(
                        cards < least,
                        place,
                        rule + "/few-cards",
                        "has {number:number} cards (at least {least:number})",
                        cards,
                        least));
    }

    @Rule({"TO-2.2", "TO-14.6"})
    private Seq<Problem> heroes(Census census, String place) {
        int found = census.heroes().size();
        return when(
                found > heroes,
                place,
                cited("TO-2.2") + "/heroes",
                "has {number:number} Heroes (at most {most:number}): {characters}",
                found,
                heroes,
                names(census.heroes()));
    }

    @Rule({"TO-2.3", "TO-12.1"})
    private Seq<Problem> starters(Census census, Edition edition, String place) {
        boolean few = census.starters() < partySize;
        boolean alsoZero = edition.leastPartySp() == 0;
        return when(
                        few && alsoZero,
                        place,
                        "TO-2.3/few-small-characters",
                        "has {number:number} different Characters of SP 1 or less; a starting party needs {needed:number}",
                        census.starters(),
                        partySize)
                .appendAll(when(
                        few && !alsoZero,
                        place,
                        "TO-2.3/few-characters",
                        "has {number:number} different Characters of SP 1; a starting party needs {needed:number}",
                        census.starters(),
                        partySize));
    }

    @Rule("TO-2.3")
    private Seq<Problem> party(Census census, Edition edition, String place) {
        if (incompleteParties()) {
            return Array.empty();
        }
        return starters(census, edition, place)
                .appendAll(when(
                        census.grounds() == 0,
                        place,
                        "TO-2.3/no-terrain",
                        "has no Terrain to start with (a Storm cannot be one)"))
                .appendAll(when(
                        census.assignables() < partySize,
                        place,
                        "TO-2.3/few-assignables",
                        "has Items and Commands of {number:number} names; a starting party needs {needed:number}",
                        census.assignables(),
                        partySize));
    }

    @Rule({"TO-2.4", "TO-14.6"})
    private Seq<Problem> copies(Census census, String place) {
        return census.piles()
                .filter(pile -> pile.copies() > copies)
                .map(pile -> Problem.at(
                        place,
                        cited("TO-2.4") + "/copies",
                        "has {number:number} copies of {card} (at most {most:number})",
                        pile.copies(),
                        pile.card().name(),
                        copies));
    }

    /** The lower of the two limits applies: that of these rules, or that of the edition. */
    @Rule({"TO-12.1", "TO-14.6", "TO-14.13"})
    private Seq<Problem> villains(Census census, Edition edition, String place) {
        int found = census.villains().size();
        int limit = Math.min(villains, edition.mostVillains());
        return when(
                found > limit,
                place,
                (found > villains ? cited("TO-12.1") : "TO-12.1") + "/villains",
                "has {number:number} Characters of SP 3 or more (at most {most:number}): {characters}",
                found,
                limit,
                names(census.villains()));
    }

    /** Whether a deck with these cards may have another one, by the limits for Heroes, Characters of SP 3 or more, and copies. */
    @Rule({"TO-2.2", "TO-2.4", "TO-12.1", "TO-14.6"})
    public boolean permit(Array<Card> deck, Card card, Edition edition) {
        @Nullable CharacterCard character = card.asCharacter();
        boolean hero = character != null && character.hero();
        boolean villain = character != null && character.villain();
        return deck.count(card::equals) < copies
                && !(hero && count(deck, CharacterCard::hero) >= heroes)
                && !(villain && count(deck, CharacterCard::villain) >= Math.min(villains, edition.mostVillains()));
    }

    private static int count(Array<Card> deck, Predicate<CharacterCard> such) {
        return deck.count(card -> card instanceof CharacterCard character && such.test(character));
    }

    /** Whether a starting party of a size can be made from these cards, which must be sorted by id. */
    @Rule({"TO-2.3", "TO-3.1"})
    public static boolean holdParty(Array<Card> cards, int partySize, Edition edition) {
        Census census = Census.of(cards, edition);
        return census.starters() >= partySize && census.grounds() > 0 && census.assignables() >= partySize;
    }

    private static String names(Seq<CharacterCard> cards) {
        return cards.map(Card::name).mkString(", ");
    }

    private static Seq<Problem> when(boolean broken, String place, String key, String template, Object... values) {
        return broken ? Array.of(Problem.at(place, key, template, values)) : Array.empty();
    }
}
