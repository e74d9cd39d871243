package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Seq;

/** What an ability may ask about the table, seen from its source. Changes nothing. */
public interface Situation {
    /** No Character. */
    int NOBODY = -1;

    /** The player who has the ability. */
    Seat you();

    /** The Character who is the source, also one that has left play; {@link #NOBODY} for a Terrain. */
    int self();

    /** The current number of a Character; of one that has left play, the one it had last. */
    int stat(int character, Stat stat);

    /** How many such counters lie on the card that has the ability. */
    int counters(Counter counter);

    /** The Characters in play that a filter fits, in the order of seats and of entry. */
    Seq<Integer> fitting(CharacterFilter filter);

    /** How many Characters in play a filter fits. */
    int count(CharacterFilter filter);

    /** Of how many affiliations the recruited Characters of this player are. */
    int affiliations();

    /** The id of this player's active Terrain. */
    String activeTerrain();

    /** The Character in that role, or {@link #NOBODY}. */
    int inRole(Role role);
}
