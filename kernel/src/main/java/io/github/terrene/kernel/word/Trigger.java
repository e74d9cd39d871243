package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Asks;

/**
 * When an ability happens.
 *
 * @param moment what has to happen
 * @param who to what, or to whom
 */
public record Trigger(Moment moment, Who who) implements Text, Asks.ForMoment {
    /** To what, or to whom, something has to happen. */
    public sealed interface Who extends Text {
        /** Whether it is that thing, for a text on a card. */
        default boolean means(World world, Thing source, Thing thing) {
            return false;
        }

        /** Whether it is that player, for a text on a card. */
        default boolean means(Thing source, Seat player) {
            return false;
        }

        /**
         * To a thing that the text need not describe, such as its card itself.
         *
         * @param whom which thing
         */
        record Of(Selection whom) implements Who {
            @Override
            public boolean means(World world, Thing source, Thing thing) {
                return whom.means(world, source, thing);
            }
        }

        /**
         * To one of several things: "a Human of yours".
         *
         * @param who which ones
         */
        record OneOf(Filter who) implements Who {
            @Override
            public boolean means(World world, Thing source, Thing thing) {
                return who.fits(world, source.controller(), source, thing);
            }
        }

        /**
         * To a player; of moments that come with a turn, in whose turn.
         *
         * @param whose to which player
         */
        record Player(Whose whose) implements Who {
            @Override
            public boolean means(Thing source, Seat player) {
                return whose.means(source.controller(), player);
            }
        }
    }

    /** When it happens to the card itself. */
    public static Trigger itself(Moment moment) {
        return of(new Selection.This(), moment);
    }

    /** When it happens to that thing. */
    public static Trigger of(Selection whom, Moment moment) {
        return new Trigger(moment, new Who.Of(whom));
    }

    /** When it happens to one of these. */
    public static Trigger of(Filter who, Moment moment) {
        return new Trigger(moment, new Who.OneOf(who));
    }

    /** When it happens to a player, or in that player's turn. */
    public static Trigger of(Whose whose, Moment moment) {
        return new Trigger(moment, new Who.Player(whose));
    }

    /** Whether it waits for something that happens to its own card only. */
    public boolean ofItself() {
        return who instanceof Who.Of of && of.whom().itself();
    }

    /** Whether an ability on that card waits for this to happen to that thing. */
    public boolean meets(World world, Thing source, Moment what, Thing thing) {
        return moment == what && who.means(world, source, thing);
    }

    /** Whether an ability on that card waits for this to happen to that player, or in that player's turn. */
    public boolean meets(Thing source, Moment what, Seat player) {
        return moment == what && who.means(source, player);
    }

    @Override
    public void proofread(Proof proof) {
        proof.trigger(this);
    }
}
