package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * One part of what an ability does, as data. It works through {@link Resolution}, and must ask all its questions before it changes anything,
 * because it is resolved again from its beginning once there is an answer. An effect that asks later fails with a {@link
 * io.github.terrene.kernel.card.FaultyEffect}.
 */
public interface Effect extends Text {
    /** Carries it out. */
    void resolve(Resolution here);

    /**
     * Whether it is good for those that it happens to, at a glance, for bots: more than 0 if it is, less if it is bad, and 0 if that depends.
     */
    default int helps() {
        return 0;
    }

    /** How good it looks for a player that it happens to a thing, likewise. */
    default int helps(Seat player, Thing thing) {
        return thing.controller().equals(player) ? helps() : -helps();
    }

    /** How good it looks for the controller of the text, likewise. */
    default int worth() {
        return 0;
    }

    /** What it is aimed at, if anything: targets are named when a card is played. */
    default Option<Selection.Chosen> target() {
        return Option.none();
    }

    /** Whether it changes nothing, whatever happens: it leaves things where they are. That is legal, and probably a mistake. */
    default boolean changesNothing() {
        return false;
    }

    /** Whether what follows it in a sentence would seem to belong to it, as with "you may …". */
    default boolean takesWhatFollows() {
        return false;
    }

    /** The cards that it can make from nothing, which are in no deck. */
    default Seq<? extends PrintedCard> makes() {
        return Array.empty();
    }
}
