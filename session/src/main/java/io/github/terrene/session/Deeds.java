package io.github.terrene.session;

import io.vavr.collection.List;

/**
 * What one player did at the table.
 *
 * @param acts how many actions of that seat are in the game: those that were taken back are not
 * @param missed how many decisions in a row the seat has let pass
 * @param leaves whether it was let go, and leaves as soon as the rules let it
 * @param accepted what its client sent, the latest first, without what was taken back
 */
record Deeds<A>(int acts, int missed, boolean leaves, List<Accepted<A>> accepted) {
    /**
     * Something that was sent and carried out.
     *
     * @param what it without its time
     * @param acts how many actions of the seat were in the game then
     */
    record Accepted<A>(Sent<A> what, int acts) {}

    static <A> Deeds<A> none() {
        return new Deeds<>(0, 0, false, List.empty());
    }

    /** The same after one more action of the seat. */
    Deeds<A> acting() {
        return new Deeds<>(acts + 1, missed, leaves, accepted);
    }

    /** The same after a decision that was made for the seat because its time was up. */
    Deeds<A> missing() {
        return new Deeds<>(acts, missed + 1, leaves, accepted);
    }

    /** The same when the player was let go. */
    Deeds<A> leaving() {
        return new Deeds<>(acts, missed, true, accepted);
    }

    /** The same after something that the player sent: so the player is there. */
    Deeds<A> accepting(Sent<A> sent) {
        return new Deeds<>(acts, 0, leaves, accepted.prepend(new Accepted<>(sent.at(0), acts)));
    }

    /** The same with the first of its actions only. What was sent for the others has not been done any more. */
    Deeds<A> backTo(int first) {
        return new Deeds<>(first, missed, leaves, accepted.filter(each -> each.acts() <= first));
    }

    /** Whether that was sent and carried out before. */
    boolean has(Sent<A> sent) {
        Sent<A> timeless = sent.at(0);
        return accepted.exists(each -> each.what().equals(timeless));
    }
}
