package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Seq;

/** What an ability may ask about the table, seen from its source. Read-only. */
public interface EffectContext {
    /** No Character. */
    int NOBODY = -1;

    /** The player who has the ability. */
    Seat you();

    /** The Character that is the source, even if it has left play; {@link #NOBODY} for a Terrain. */
    int self();

    /** The current value of a Character's stat; for a Character that has left play, the last value. */
    int stat(int character, Stat stat);

    /** How many counters of that kind lie on the card that has the ability. */
    int counters(Counter counter);

    /** The Characters in play that fit a filter, in the order of seats and of entry. */
    Seq<Integer> fitting(CharacterFilter filter);

    /** How many Characters in play fit a filter. */
    int count(CharacterFilter filter);

    /** How many different affiliations the recruited Characters of this player have. */
    int affiliations();

    /** The id of this player's active Terrain. */
    String activeTerrain();

    /** The Character in that role, or {@link #NOBODY}. */
    int inRole(Role role);
}
