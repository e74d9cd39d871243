package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Predicate;

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

    private static final String VILLAINS =
            "has {number:number} Characters of SP 3 or more (at most {most:number}): {characters}";

    @Rule("TO-1.14")
    private static final Limit<Card> TOKENS = limit("TO-1.14/stranger", "{card} cannot be in a deck")
            .among(card -> !card.ofDecks())
            .each(Card::id)
            .atMost(0);

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

    /** Everything wrong with a deck, in the order of the rules. If it has more than ten times the cards it should have, only that. */
    @Rule("TO-2.10")
    public Seq<Problem> problems(Deck deck, Edition edition, String place) {
        return limits(edition).problems(deck.cards(), place);
    }

    /** The limits of decks in an edition. */
    public DeckLimits<Card> limits(Edition edition) {
        return DeckLimits.of(all(edition));
    }

    /** The limits of decks in an edition that have only cards of a catalogue. */
    @Rule("TO-1.14")
    public DeckLimits<Card> limits(Edition edition, Catalogue catalogue) {
        return DeckLimits.of(all(edition)
                .prepend(limit("TO-1.14/not-in-catalogue", "{card} is not in the catalogue of this game")
                        .among(card -> !catalogue.knows(card))
                        .each(Card::name)
                        .atMost(0)));
    }

    private Array<Limit<Card>> all(Edition edition) {
        return Array.of(TOKENS)
                .appendAll(size())
                .append(heroes(cited("TO-2.2")))
                .appendAll(incompleteParties() ? Array.empty() : party(partySize, edition))
                .append(copies(cited("TO-2.4")))
                .append(villains(cited("TO-12.1"), edition));
    }

    /** The limits for Heroes, Characters of SP 3 or more, and copies: those that no further card can mend. */
    public DeckLimits<Card> kinds(Edition edition) {
        return DeckLimits.of(
                Array.of(heroes(cited("TO-2.2")), copies(cited("TO-2.4")), villains(cited("TO-12.1"), edition)));
    }

    /** Whether a starting party of a size can be made from these cards. */
    public static boolean holdParty(Array<Card> cards, int partySize, Edition edition) {
        return DeckLimits.of(party(partySize, edition)).missing(cards, PLACE).isEmpty();
    }

    @Rule({"TO-2.1", "TO-14.6"})
    private Array<Limit<Card>> size() {
        String rule = cited("TO-2.1");
        return least == most
                ? Array.of(limit(rule + "/deck-size", "has {number:number} cards instead of {most:number}")
                        .exactly(most))
                : Array.of(
                        limit(rule + "/many-cards", "has {number:number} cards (at most {most:number})")
                                .atMost(most),
                        limit(rule + "/few-cards", "has {number:number} cards (at least {least:number})")
                                .atLeast(least));
    }

    @Rule({"TO-2.2", "TO-14.6"})
    private Limit<Card> heroes(String rule) {
        return limit(rule + "/heroes", "has {number:number} Heroes (at most {most:number}): {characters}")
                .among(character(CharacterCard::hero))
                .atMost(heroes)
                .fact("characters", DeckRules::names);
    }

    @Rule({"TO-2.3", "TO-3.1", "TO-12.1"})
    private static Array<Limit<Card>> party(int size, Edition edition) {
        return Array.of(
                limit(
                                "TO-2.3/few-characters",
                                "has {number:number} different Characters of SP 1; a starting party needs {needed:number}")
                        .or(
                                any -> edition.leastPartySp() == 0,
                                "TO-2.3/few-small-characters",
                                "has {number:number} different Characters of SP 1 or less; a starting party needs {needed:number}")
                        .among(character(edition::permitsInParty))
                        .atLeast(size, Card::id),
                limit("TO-2.3/no-terrain", "has no Terrain to start with (a Storm cannot be one)")
                        .among(DeckRules::ground)
                        .atLeast(1),
                limit(
                                "TO-2.3/few-assignables",
                                "has Items and Commands of {number:number} names; a starting party needs {needed:number}")
                        .among(card -> card.asAssignable() != null && card.ofDecks())
                        .atLeast(size, Card::id));
    }

    @Rule({"TO-2.4", "TO-14.6"})
    private Limit<Card> copies(String rule) {
        return limit(rule + "/copies", "has {number:number} copies of {card} (at most {most:number})")
                .each(Card::id)
                .atMost(copies);
    }

    /** The lower of the two limits applies: that of these rules, or that of the edition. */
    @Rule({"TO-12.1", "TO-14.6", "TO-14.13"})
    private Limit<Card> villains(String rule, Edition edition) {
        return limit("TO-12.1/villains", VILLAINS)
                .or(found -> found.size() > villains, rule + "/villains", VILLAINS)
                .among(character(CharacterCard::villain))
                .atMost(Math.min(villains, edition.mostVillains()))
                .fact("characters", DeckRules::names);
    }

    private static Limit<Card> limit(String key, String template) {
        return Limit.<Card>of(key, template).fact("card", cards -> cards.head().name());
    }

    private static Predicate<Card> character(Predicate<CharacterCard> such) {
        return card -> card.ofDecks() && Option.of(card.asCharacter()).exists(such);
    }

    private static boolean ground(Card card) {
        return card.ofDecks()
                && Option.of(card.asTerrain()).exists(terrain -> terrain.storm().isEmpty());
    }

    private static String names(Array<Card> cards) {
        return cards.map(Card::name).mkString(", ");
    }

    private static Seq<Problem> when(boolean broken, String place, String key, String template, Object... values) {
        return broken ? Array.of(Problem.at(place, key, template, values)) : Array.empty();
    }
}
