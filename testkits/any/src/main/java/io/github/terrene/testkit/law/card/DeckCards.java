package io.github.terrene.testkit.law.card;

import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.util.function.Supplier;

/**
 * The cards that the decks of walks are made from: those whose laws are tested, and in one of {@value #PART} games random ones. What somebody
 * has printed says some words often and others never, and a fault in a word shows only in games with a card that says it.
 *
 * @param usual the cards whose laws are tested
 * @param any random cards without faults; if there are none, all decks are made from the usual ones
 */
public record DeckCards<K>(Array<K> usual, Array<K> any) {
    /** In one of how many games the decks are made from random cards. */
    public static final int PART = 3;

    /** How many cards say a word, at least: fewer only if almost no random card does that a catalogue accepts. */
    private static final int EACH = 3;

    /** How many say it in one of the places where it can stand: so many places are there that more would make the decks too large. */
    private static final int IN_EACH_PLACE = 1;

    /** How many random cards are looked at: almost none of the later ones would be kept. */
    private static final int LOOKED_AT = 3_000;

    /** The same cards in every run, so that a failure can be tried again; {@link RandomCardLaws} have others in each. */
    private static final long SEED = 2015;

    /** These cards only. */
    public static <K> DeckCards<K> of(Seq<K> usual) {
        return new DeckCards<>(Array.ofAll(usual), Array.empty());
    }

    /**
     * These cards, and among them random ones that together say every word that a catalogue accepts.
     *
     * @param game makes the random cards, which have names of their own
     */
    public static <K> DeckCards<K> amongAny(CardGame<K, ?, ?, ?> game, Seq<K> usual) {
        Supplier<K> cards = game.cards(Rng.of(SEED).dice());
        TreeMap<String, Integer> times = Array.ofAll(usual).foldLeft(TreeMap.empty(), DeckCards::counted);
        Array<K> kept = Array.empty();
        for (int i = 0; i < LOOKED_AT; i++) {
            K card = cards.get();
            TreeMap<String, Integer> before = times;
            TreeSet<String> rare = SaidWords.of(card)
                    .filter(word -> before.getOrElse(word, 0) < (word.contains(".") ? IN_EACH_PLACE : EACH));
            if (rare.nonEmpty() && !picksAtRandom(card) && game.faults(card).isEmpty()) {
                kept = kept.append(card);
                times = counted(times, card);
            }
        }
        return new DeckCards<>(Array.ofAll(usual), kept);
    }

    /**
     * Whether a card picks things at random. No event says yet what was picked, so that {@code ViewLaws} would find two worlds that differ, and
     * no event in which chance is declared: such cards are left to the other laws of random cards.
     */
    static boolean picksAtRandom(Object card) {
        return SaidWords.of(card).contains("Random");
    }

    private static TreeMap<String, Integer> counted(TreeMap<String, Integer> times, Object card) {
        return SaidWords.of(card).foldLeft(times, (known, word) -> known.put(word, known.getOrElse(word, 0) + 1));
    }

    /** All cards, for a catalogue. */
    public Array<K> all() {
        return usual.appendAll(any);
    }

    /** Those that the decks of a game are made from, if its decks have that seed. */
    public Array<K> of(long seed) {
        return any.nonEmpty() && Math.floorMod(seed, PART) == 0 ? any : usual;
    }
}
