package io.github.terrene.session;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.control.Option;

/** Something that was done at a table. A table is the result of all its entries. */
public sealed interface Entry<A> {
    /** When it was done, in milliseconds as the app counts them. */
    long at();

    /** The form of entries of a game. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Entry<A>
    static <A> Form<Entry<A>> form(GameForms<?, ?, A, ?, ?> forms) {
        return (Form<Entry<A>>) forms.types().of(Entry.class, forms.action());
    }

    /** The answer for this kind of entry. */
    <R> R match(Cases<A, R> cases);

    /**
     * One answer for each kind of entry.
     *
     * @param <R> answers
     */
    interface Cases<A, R> {
        /** Somebody took a seat. */
        R satDown(SatDown<A> entry);

        /** Somebody left a seat. */
        R stoodUp(StoodUp<A> entry);

        /** A player moved. */
        R moved(Moved<A> entry);

        /** The host took an action of its own. */
        R hosted(Hosted<A> entry);

        /** A player took back the last action. */
        R tookBack(TookBack<A> entry);

        /** A player made an offer. */
        R offered(Offered<A> entry);

        /** A player replied to an offer. */
        R replied(Replied<A> entry);

        /** A player's time was up. */
        R ranOut(RanOut<A> entry);

        /** An absent player was let go. */
        R dismissed(Dismissed<A> entry);

        /** All clocks were stopped. */
        R stopped(Stopped<A> entry);

        /** The clocks were let run again. */
        R started(Started<A> entry);
    }

    /**
     * Somebody took a seat.
     *
     * @param guest the app's name for that person
     */
    record SatDown<A>(long at, Seat seat, @Names(Named.WORD) String guest) implements Entry<A> {
        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.satDown(this);
        }
    }

    /** Somebody left a seat. */
    record StoodUp<A>(long at, Seat seat) implements Entry<A> {
        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.stoodUp(this);
        }
    }

    /**
     * A player moved.
     *
     * @param answers the number of the line that the move answered
     */
    record Moved<A>(long at, Seat seat, int answers, A action) implements Entry<A>, Sent<A> {
        @Override
        public Moved<A> at(long time) {
            return new Moved<>(time, seat, answers, action);
        }

        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.moved(this);
        }
    }

    /** The host took an action of its own, such as reporting a game that was played elsewhere. */
    record Hosted<A>(long at, A action) implements Entry<A> {
        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.hosted(this);
        }
    }

    /**
     * A player took back the last action.
     *
     * @param answers the number of the line that this answered
     */
    record TookBack<A>(long at, Seat seat, int answers) implements Entry<A>, Sent<A> {
        @Override
        public TookBack<A> at(long time) {
            return new TookBack<>(time, seat, answers);
        }

        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.tookBack(this);
        }
    }

    /**
     * A player made an offer.
     *
     * @param answers the number of the line that this answered
     */
    record Offered<A>(long at, Seat seat, int answers, Offer offer) implements Entry<A>, Sent<A> {
        @Override
        public Offered<A> at(long time) {
            return new Offered<>(time, seat, answers, offer);
        }

        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.offered(this);
        }
    }

    /**
     * A player accepted or declined an offer.
     *
     * @param answers the number of the line that told of the offer, or of a later one
     */
    record Replied<A>(long at, Seat seat, int answers, boolean agrees) implements Entry<A>, Sent<A> {
        @Override
        public Replied<A> at(long time) {
            return new Replied<>(time, seat, answers, agrees);
        }

        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.replied(this);
        }
    }

    /** A player's time was up, and the fallback action was taken instead. */
    record RanOut<A>(long at, Seat seat) implements Entry<A> {
        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.ranOut(this);
        }
    }

    /**
     * A player who is absent was let go, and leaves the game.
     *
     * @param by the player who did that; none if the host did
     */
    record Dismissed<A>(long at, Seat seat, Option<Seat> by) implements Entry<A> {
        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.dismissed(this);
        }
    }

    /**
     * All clocks were stopped.
     *
     * @param by the player who did that; none if the host did
     */
    record Stopped<A>(long at, Option<Seat> by) implements Entry<A> {
        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.stopped(this);
        }
    }

    /**
     * The clocks were let run again.
     *
     * @param by the player who did that; none if the host did, who does not end a pause that a player made
     */
    record Started<A>(long at, Option<Seat> by) implements Entry<A> {
        @Override
        public <R> R match(Cases<A, R> cases) {
            return cases.started(this);
        }
    }
}
