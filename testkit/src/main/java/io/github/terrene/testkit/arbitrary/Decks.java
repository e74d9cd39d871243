package io.github.terrene.testkit.arbitrary;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.format.Edition;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/**
 * Legal decks of all cards there are, as lists of numbers: first the cards that a starting party needs, then any. Smaller numbers
 * stand for earlier ids, so that jqwik shrinks to a deck of few cards, and two decks of similar lists are similar.
 *
 * @param catalogue the cards
 * @param rules what decks must be like
 */
public record Decks(Catalogue catalogue, DeckRules rules) {
    private static final int NUMBERS = 10_000;

    /** The decks of duels. */
    public static Decks constructed(Catalogue catalogue) {
        return new Decks(catalogue, DeckRules.CONSTRUCTED);
    }

    /** The numbers of a deck. What deck they are says {@link #of}. */
    public Arbitrary<Array<Integer>> numbers() {
        return Arbitraries.integers()
                .between(0, NUMBERS - 1)
                .withDistribution(RandomDistribution.uniform())
                .withoutEdgeCases()
                .list()
                .ofSize(rules.size())
                .map(Array::ofAll);
    }

    /** Decks that are legal in an edition. */
    public Arbitrary<Deck> legal(Edition edition) {
        return numbers().map(numbers -> of(edition, numbers));
    }

    /**
     * The deck that numbers stand for.
     *
     * @param numbers as many as a deck has cards
     */
    public Deck of(Edition edition, Array<Integer> numbers) {
        Array<Card> deck = Array.empty();
        for (int place = 0; place < rules.size(); place++) {
            deck = deck.append(pick(fitting(deck, place, edition), numbers.get(place)));
        }
        return new Deck("random", deck);
    }

    private static Card pick(Array<Card> from, int number) {
        return from.get(number * from.size() / NUMBERS);
    }

    private Array<Card> fitting(Array<Card> before, int place, Edition edition) {
        Predicate<Card> needed = needed(before, place, edition);
        return catalogue
                .cards()
                .filter(card -> isPrinted(card) && needed.test(card) && allowed(before, card, edition))
                .toArray();
    }

    private static boolean isPrinted(Card card) {
        return !(card instanceof CharacterCard character && character.token()) && card != Catalogue.OPEN_FIELD;
    }

    /** The Terrain, then the Characters, then the other cards of a starting party, then anything. */
    private Predicate<Card> needed(Array<Card> before, int place, Edition edition) {
        int party = rules.partySize();
        if (place == 0) {
            return card ->
                    card instanceof TerrainCard terrain && terrain.storm().isEmpty();
        } else if (place <= party) {
            return card -> card instanceof CharacterCard character
                    && DeckRules.fitsParty(character, edition)
                    && !before.contains(card);
        } else if (place <= 2 * party) {
            return card -> card instanceof AssignableCard && !before.contains(card);
        }
        return card -> true;
    }

    private boolean allowed(Array<Card> before, Card card, Edition edition) {
        if (before.count(card::equals) == rules.copies()) {
            return false;
        }
        return !(card instanceof CharacterCard character)
                || fits(before, character, CharacterCard::hero, rules.heroes())
                        && fits(before, character, other -> other.sp() >= 3, edition.mostVillains());
    }

    private static boolean fits(Array<Card> before, CharacterCard card, Predicate<CharacterCard> rare, int most) {
        return !rare.test(card)
                || before.count(other -> other instanceof CharacterCard character && rare.test(character)) < most;
    }
}
