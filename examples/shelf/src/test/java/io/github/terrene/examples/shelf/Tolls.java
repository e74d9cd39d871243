package io.github.terrene.examples.shelf;

import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A set for each game, with an effect of its own, as a jar brings it. */
public final class Tolls {
    private static final String NAME = "Tolls";
    private static final Array<String> WORDS = Array.of("tolls");

    private Tolls() {}

    /** For the Odyssey. */
    public static final class OfOdyssey implements io.github.terrene.odyssey.card.CardSet {
        /** What its card does. */
        public record Toll(int coins) implements io.github.terrene.odyssey.effect.Effect {
            @Override
            public void resolve(io.github.terrene.odyssey.effect.Resolution here) {}
        }

        private static final io.github.terrene.odyssey.card.Card KEEPER = io.github.terrene.odyssey.Words.item(
                        "Toll Bell")
                .trigger(io.github.terrene.odyssey.Words.BLUE, io.github.terrene.odyssey.Words.free(), new Toll(3))
                .build();

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public Seq<io.github.terrene.odyssey.card.Card> cards() {
            return Array.of(KEEPER);
        }

        @Override
        public Seq<ReadyDeck> decks() {
            ReadyDeck gregory = ReadyDecks.GREGORY_THE_HOARDER;
            Array<io.github.terrene.odyssey.card.Card> cards =
                    Array.ofAll(gregory.deck().cards());
            return Array.of(new ReadyDeck(
                    io.github.terrene.odyssey.card.Deck.of(NAME, cards.update(cards.size() - 1, KEEPER)),
                    gregory.party()));
        }

        @Override
        public Seq<Class<?>> types() {
            return Array.of(Toll.class);
        }

        @Override
        public Array<String> words() {
            return WORDS;
        }
    }

    /** For Terralore. */
    public static final class OfTerralore implements io.github.terrene.terralore.card.CardSet {
        /** What its card does. */
        public record Toll(int coins) implements io.github.terrene.terralore.card.OwnEffect {
            @Override
            public void resolve(io.github.terrene.terralore.card.Resolution here) {}
        }

        private static final io.github.terrene.terralore.card.Card KEEPER = io.github.terrene.terralore.Words.creature(
                        "Toll Bell")
                .cost(0)
                .affinity(io.github.terrene.terralore.Words.affinity("Fire"))
                .rarity(io.github.terrene.terralore.Words.RARE)
                .tribe(io.github.terrene.terralore.Words.tribe("Fox"))
                .points(2)
                .onReveal(new Toll(3))
                .build();

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public Seq<io.github.terrene.terralore.card.Card> cards() {
            return Array.of(KEEPER);
        }

        @Override
        public Seq<io.github.terrene.terralore.card.Deck> decks() {
            return Array.of(io.github.terrene.terralore.card.Deck.of(
                    NAME,
                    io.github.terrene.terralore.starter.ReadyDecks.TIDE_AND_THORN
                            .cards()
                            .tail()
                            .append(KEEPER)));
        }

        @Override
        public Seq<Class<?>> types() {
            return Array.of(Toll.class);
        }

        @Override
        public Array<String> words() {
            return WORDS;
        }
    }

    /** For Hobe. */
    public static final class OfHobe implements io.github.terrene.hobe.card.CardSet {
        /** What its card does. */
        public record Toll(int coins) implements io.github.terrene.hobe.card.OwnEffect {
            @Override
            public void resolve(io.github.terrene.hobe.card.Resolution here) {}
        }

        private static final io.github.terrene.hobe.card.Card KEEPER = io.github.terrene.hobe.Words.battle(
                        "Toll Bell", io.github.terrene.hobe.Words.HUMAN, io.github.terrene.hobe.Words.MELEE)
                .hp(3)
                .when(io.github.terrene.hobe.Words.ENTERS, new Toll(3))
                .build();

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public Seq<io.github.terrene.hobe.card.Card> cards() {
            return Array.of(KEEPER);
        }

        @Override
        public Seq<io.github.terrene.hobe.card.Deck> decks() {
            Array<io.github.terrene.hobe.card.Card> cards =
                    io.github.terrene.hobe.starter.ReadyDecks.BLACK_SHIPS.cards();
            return Array.of(io.github.terrene.hobe.card.Deck.of(NAME, cards.update(0, KEEPER)));
        }

        @Override
        public Seq<Class<?>> types() {
            return Array.of(Toll.class);
        }

        @Override
        public Array<String> words() {
            return WORDS;
        }
    }

    /** For Carnage. */
    public static final class OfCarnage implements io.github.terrene.carnage.card.CardSet {
        /** What its card does. */
        public record Toll(int coins) implements io.github.terrene.carnage.card.OwnEffect {
            @Override
            public void resolve(io.github.terrene.carnage.card.Resolution here) {}
        }

        private static final io.github.terrene.carnage.card.Card KEEPER = io.github.terrene.carnage.Words.legend(
                        "Toll Bell", StarterElements.FIRE, 2)
                .value(StarterElements.FIRE, 4)
                .power(1, new Toll(3))
                .build();

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public Seq<io.github.terrene.carnage.card.Card> cards() {
            return Array.of(KEEPER);
        }

        @Override
        public Seq<DeckList> decks() {
            return Array.of(DeckList.of(NAME, ReadyLists.COAL_ROAD.cards().replace(FireCards.WICK_BEARER, KEEPER)));
        }

        @Override
        public Seq<Class<?>> types() {
            return Array.of(Toll.class);
        }

        @Override
        public Array<String> words() {
            return WORDS;
        }
    }

    /** A set that does not say what its cards are written with. */
    public static final class Untold implements io.github.terrene.hobe.card.CardSet {
        @Override
        public String name() {
            return "Untold";
        }

        @Override
        public Seq<io.github.terrene.hobe.card.Card> cards() {
            return Array.of(OfHobe.KEEPER);
        }
    }

    /** A set with words that cannot be read. */
    public static final class Garbled implements io.github.terrene.hobe.card.CardSet {
        @Override
        public String name() {
            return "Garbled";
        }

        @Override
        public Seq<io.github.terrene.hobe.card.Card> cards() {
            return Array.of(OfHobe.KEEPER);
        }

        @Override
        public Seq<Class<?>> types() {
            return Array.of(OfHobe.Toll.class);
        }

        @Override
        public Array<String> words() {
            return Array.of("garbled-tolls");
        }
    }
}
