package io.github.terrene.session;

import io.github.terrene.kernel.Seat;

/** What a player's client sent: it names the line of the seat's journal that it answers. */
public sealed interface Sent<A> permits Entry.Moved, Entry.TookBack, Entry.Offered, Entry.Replied {
    /** Who sent it. */
    Seat seat();

    /** The number of the latest line that the player had seen when deciding. */
    int answers();

    /** The same, sent at another time. */
    Sent<A> at(long time);
}
