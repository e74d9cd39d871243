package io.github.terrene.testkit.odyssey.arbitrary;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/**
 * Legal decks of all cards of a catalogue, as lists of numbers: first the cards that a starting party needs, then any.
 * Smaller numbers stand for earlier ids, so that jqwik shrinks to a deck of few cards, and similar lists make similar decks.
 */
public final class Decks {
    private static final int NUMBERS = 10_000;

    private final Printed[] printed;
    private final DeckRules rules;

    private Decks(Printed[] printed, DeckRules rules) {
        this.printed = printed;
        this.rules = rules;
    }

    /** A card with what decides where it fits, which is asked thousands of times for each deck. */
    private record Printed(Card card, boolean first, boolean held, boolean hero, boolean villain) {
        static Printed of(Card card) {
            return new Printed(
                    card,
                    card instanceof TerrainCard terrain && terrain.storm().isEmpty(),
                    card instanceof AssignableCard,
                    card instanceof CharacterCard character && character.hero(),
                    card instanceof CharacterCard character && character.villain());
        }
    }

    /** Decks of the cards of a catalogue. */
    public static Decks of(Catalogue catalogue, DeckRules rules) {
        return of(catalogue.all(), rules);
    }

    /**
     * Decks of these cards.
     *
     * @param cards enough to fill every deck: a Terrain, the Characters of a party and what they hold among them
     */
    public static Decks of(Seq<Card> cards, DeckRules rules) {
        return new Decks(cards.filter(Decks::isPrinted).map(Printed::of).toJavaArray(Printed[]::new), rules);
    }

    /** The decks of duels. */
    public static Decks constructed(Catalogue catalogue) {
        return of(catalogue, DeckRules.CONSTRUCTED);
    }

    private static boolean isPrinted(Card card) {
        return !(card instanceof CharacterCard character && character.token()) && card != Catalogue.OPEN_FIELD;
    }

    /** The numbers of a deck; {@link #of(Edition, Array)} makes the deck from them. */
    public Arbitrary<Array<Integer>> numbers() {
        return Arbitraries.integers()
                .between(0, NUMBERS - 1)
                .withDistribution(RandomDistribution.uniform())
                .withoutEdgeCases()
                .list()
                .ofMinSize(rules.least())
                .ofMaxSize(rules.most())
                .map(Array::ofAll);
    }

    /** Decks that are legal in an edition. */
    public Arbitrary<Deck> legal(Edition edition) {
        return numbers().map(numbers -> of(edition, numbers));
    }

    /**
     * The deck that numbers stand for.
     *
     * @param numbers as many as the deck is to have cards
     */
    public Deck of(Edition edition, Array<Integer> numbers) {
        Growing deck = new Growing(edition);
        for (int number : numbers) {
            List<Integer> fitting = deck.fitting();
            deck.add(fitting.get(number * fitting.size() / NUMBERS));
        }
        return Deck.of("random", deck.cards);
    }

    /** A deck to which one card after another is added, by its place among all cards. */
    private final class Growing {
        private final Edition edition;
        private final List<Card> cards = new ArrayList<>();
        private final int[] copies = new int[printed.length];
        private int heroes;
        private int villains;

        Growing(Edition edition) {
            this.edition = edition;
        }

        void add(int place) {
            Printed card = printed[place];
            cards.add(card.card());
            copies[place]++;
            heroes += card.hero() ? 1 : 0;
            villains += card.villain() ? 1 : 0;
        }

        List<Integer> fitting() {
            List<Integer> fitting = new ArrayList<>();
            for (int place = 0; place < copies.length; place++) {
                if (needed(place) && allowed(place)) {
                    fitting.add(place);
                }
            }
            return fitting;
        }

        /** The Terrain, then the Characters, then the other cards of a party, then anything; anything at once if decks need no party. */
        private boolean needed(int place) {
            Printed card = printed[place];
            int party = rules.partySize();
            if (rules.incompleteParties()) {
                return true;
            } else if (cards.isEmpty()) {
                return card.first();
            } else if (cards.size() <= party) {
                return card.card() instanceof CharacterCard character
                        && edition.permitsInParty(character)
                        && copies[place] == 0;
            }
            return cards.size() > 2 * party || card.held() && copies[place] == 0;
        }

        private boolean allowed(int place) {
            Printed card = printed[place];
            return copies[place] < rules.copies()
                    && (!card.hero() || heroes < rules.heroes())
                    && (!card.villain() || villains < Math.min(rules.villains(), edition.mostVillains()));
        }
    }
}
