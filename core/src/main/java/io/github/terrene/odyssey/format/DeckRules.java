package io.github.terrene.odyssey.format;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a deck must be like to be played.
 *
 * @param size how many cards
 * @param heroes Heroes at most
 * @param copies of one card at most
 * @param partySize how many Characters, and how many assignable names, a starting party needs
 */
public record DeckRules(int size, int heroes, int copies, int partySize) {
    /** The decks of duels and of two versus two. */
    public static final DeckRules CONSTRUCTED = new DeckRules(30, 1, 3, 4);

    /** All that is wrong with a deck, in the order of the rules. */
    @Rule("TO-2.10")
    public Seq<Problem> problems(Deck deck, Edition edition, String place) {
        return Array.of(
                        tokens(deck, place),
                        size(deck, place),
                        heroes(deck, place),
                        party(deck, edition, place),
                        copies(deck, place),
                        villains(deck, edition, place))
                .flatMap(problems -> problems);
    }

    @Rule("TO-1.14")
    private Array<Problem> tokens(Deck deck, String place) {
        return deck.cards()
                .filter(card -> card instanceof CharacterCard character && character.token() || card.unknown())
                .distinct()
                .map(card -> new Problem("TO-1.14", place, card.name() + " cannot be in a deck"));
    }

    @Rule("TO-2.1")
    private Array<Problem> size(Deck deck, String place) {
        int cards = deck.cards().size();
        return when(cards != size, "TO-2.1", place, "has " + cards + " cards instead of " + size);
    }

    @Rule("TO-2.2")
    private Array<Problem> heroes(Deck deck, String place) {
        Array<String> names = characters(deck).filter(CharacterCard::hero).map(Card::name);
        return when(
                names.size() > heroes,
                "TO-2.2",
                place,
                "has " + names.size() + " Heroes, " + heroes + " at most: " + names.mkString(", "));
    }

    @Rule("TO-2.3")
    private Array<Problem> party(Deck deck, Edition edition, String place) {
        int people = characters(deck)
                .filter(card -> fitsParty(card, edition))
                .distinctBy(Card::id)
                .size();
        boolean ground = deck.cards()
                .exists(card -> card instanceof TerrainCard terrain
                        && !card.unknown()
                        && terrain.storm().isEmpty());
        int names = deck.cards()
                .filter(AssignableCard.class::isInstance)
                .distinctBy(Card::id)
                .size();
        return when(
                        people < partySize,
                        "TO-2.3",
                        place,
                        "has " + people + " different Characters of SP 1"
                                + (edition.leastPartySp() == 0 ? " or less" : "") + "; a starting party needs "
                                + partySize)
                .appendAll(when(!ground, "TO-2.3", place, "has no Terrain to start with that is no Storm"))
                .appendAll(when(
                        names < partySize,
                        "TO-2.3",
                        place,
                        "has Items and Commands of " + names + " names; a starting party needs " + partySize));
    }

    @Rule("TO-2.4")
    private Array<Problem> copies(Deck deck, String place) {
        return deck.cards()
                .distinctBy(Card::id)
                .sortBy(Card::id)
                .map(card -> deck.cards().filter(card::equals))
                .filter(same -> same.size() > copies)
                .map(same -> new Problem(
                        "TO-2.4",
                        place,
                        "has " + same.size() + " copies of " + same.get(0).name() + ", " + copies + " at most"));
    }

    @Rule("TO-12.1")
    private Array<Problem> villains(Deck deck, Edition edition, String place) {
        Array<String> names = characters(deck).filter(card -> card.sp() >= 3).map(Card::name);
        return when(
                names.size() > edition.mostVillains(),
                "TO-12.1",
                place,
                "has " + names.size() + " Characters of SP 3 or more, " + edition.mostVillains() + " at most: "
                        + names.mkString(", "));
    }

    /** Whether a Character may be in a starting party. */
    @Rule("TO-3.1")
    public static boolean fitsParty(CharacterCard card, Edition edition) {
        return card.sp() <= 1 && card.sp() >= edition.leastPartySp();
    }

    private static Array<CharacterCard> characters(Deck deck) {
        return deck.cards()
                .filter(card -> card instanceof CharacterCard && !card.unknown())
                .map(CharacterCard.class::cast);
    }

    private static Array<Problem> when(boolean broken, String rule, String place, String sentence) {
        return broken ? Array.of(new Problem(rule, place, sentence)) : Array.empty();
    }
}
