package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;

/**
 * When an ability happens.
 *
 * @param moment what has to happen
 * @param who to what, or to whom
 */
public record Trigger(Moment moment, Who who) implements Text {
    /** To what, or to whom, something has to happen. */
    public sealed interface Who extends Text {
        /** To its card itself. */
        record Itself() implements Who {}

        /**
         * To other things.
         *
         * @param who which ones
         */
        record Others(Filter who) implements Who {}

        /**
         * To a player; of moments that come with a turn, in whose turn.
         *
         * @param whose to which player
         */
        record Player(Whose whose) implements Who {}
    }

    /** When it happens to the card itself. */
    public static Trigger itself(Moment moment) {
        return new Trigger(moment, new Who.Itself());
    }

    /** When it happens to one of these other things. */
    public static Trigger of(Filter who, Moment moment) {
        return new Trigger(moment, new Who.Others(who.other()));
    }

    /** When it happens to a player, or in that player's turn. */
    public static Trigger of(Whose whose, Moment moment) {
        return new Trigger(moment, new Who.Player(whose));
    }

    /** Whether it waits for something that happens to its own card. */
    public boolean ofItself() {
        return who instanceof Who.Itself;
    }

    /** Whether an ability on that card waits for this to happen to that thing. */
    public boolean meets(World world, Thing source, Moment what, Thing thing) {
        if (moment != what) {
            return false;
        }
        boolean itself = source.number() == thing.number();
        return who instanceof Who.Others others
                ? !itself && others.who().fits(world, source.controller(), source.number(), thing)
                : itself && ofItself();
    }

    /** Whether an ability on that card waits for this to happen to that player, or in that player's turn. */
    public boolean meets(Thing source, Moment what, Seat player) {
        return moment == what && who instanceof Who.Player one && one.whose().means(source.controller(), player);
    }

    @Override
    public void proofread(Proof proof) {
        proof.trigger(this);
    }
}
