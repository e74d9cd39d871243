package io.github.terrene.draft.pool;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;

/**
 * The configuration of a draft, and of the encounter it belongs to.
 *
 * @param players the number of players, from 3 to 12; their seats are around the table, each to the left of the one before
 * @param pool the cards to draft from, sorted by id, copies repeated
 * @param options the options of section 15 of the rules, for every game of the tournament. None may name a starting player
 */
@Rule({"TO-14.1", "TO-14.15"})
public record DraftConfig(
        int players,
        @Rule("TO-14.1") Array<Card> pool,
        @Rule("TO-12.1") Options options) {
    /** Sorts the pool, so that equal pools are equal. */
    public DraftConfig {
        pool = pool == null || pool.exists(card -> card == null) ? pool : pool.sortBy(Card::id);
    }

    /** A draft from any pool. {@link UnusualPool} tells what is unusual about it. */
    public static DraftConfig of(int players, Iterable<? extends Card> pool, Options options) {
        return new DraftConfig(players, Array.<Card>ofAll(pool), options);
    }

    /**
     * A draft from the basic pool: as many copies of each card as the number of players asks for.
     *
     * @param each the cards, usually those of the base set; each as often as one box, for three or four players, holds it, which is once
     */
    public static DraftConfig basic(int players, Iterable<? extends Card> each, Options options) {
        Array<Card> once = Array.ofAll(each);
        return new DraftConfig(players, Array.fill(copies(players), once).flatMap(cards -> cards), options);
    }

    /** How many copies of each card the basic pool has for a number of players. */
    @Rule("TO-14.1")
    public static int copies(int players) {
        return players <= 4 ? 1 : players <= 7 ? 2 : 3;
    }

    /**
     * How the pool is dealt.
     *
     * @throws IllegalArgumentException if there are not 3 to 12 players
     */
    public Dealing dealing() {
        return Dealing.of(players, pool.size());
    }
}
