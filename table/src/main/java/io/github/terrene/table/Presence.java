package io.github.terrene.table;

import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.TableCard.Absence;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who is at a table: those who read what happens there, and when the people at its seats were there last. Whoever reads the journal of their seat
 * is there. It is not kept: when a table is found again, everybody is taken to have been there just now.
 */
final class Presence {
    /** Whoever was not there for so many milliseconds is away. */
    private static final long SHORT = 20_000;

    /** After so many milliseconds others may let the seat go. */
    static final long LONG = 120_000;

    private final Host host;
    private final Set<Reader> readers = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private final Map<Reader, Seat> seated = new ConcurrentHashMap<>();
    private final Map<Seat, Seen> people = new ConcurrentHashMap<>();
    private final long found;
    private volatile long touched;

    /** Nobody was there yet. */
    Presence(Host host) {
        this.host = host;
        this.found = host.time();
        this.touched = found;
    }

    /**
     * A person who was there.
     *
     * @param last when, as far as it is known
     * @param own when this program itself saw that; what others told is not told again
     */
    private record Seen(Guest guest, long last, long own) {}

    /** Somebody begins to read. */
    void comes(Reader reader, Option<Seat> seat) {
        seat.forEach(own -> seated.put(reader, own));
        readers.add(reader);
    }

    /** Somebody reads no more, and was there until now. */
    void leaves(Reader reader, Portrait<?, ?, ?, ?, ?> table) {
        Option.of(seated.get(reader)).forEach(seat -> here(seat, table));
        seated.remove(reader);
        readers.remove(reader);
    }

    /** Readers hear that there may be something new. */
    void wake() {
        readers.forEach(Reader::wake);
    }

    /** How many read. */
    int readers() {
        return readers.size();
    }

    /** Somebody has asked for the table. */
    void touch() {
        touched = host.time();
    }

    /** When somebody asked for the table last; now, as long as somebody reads. */
    long touched() {
        return readers.isEmpty() ? touched : host.time();
    }

    /** Whoever sits at that seat is there. */
    void here(Seat seat, Portrait<?, ?, ?, ?, ?> table) {
        seen(seat, table, true);
    }

    /** Another program has seen whoever sits at that seat. */
    void elsewhere(Seat seat, Portrait<?, ?, ?, ?, ?> table) {
        seen(seat, table, false);
    }

    private void seen(Seat seat, Portrait<?, ?, ?, ?, ?> table, boolean here) {
        boolean back = absence(seat, table).isDefined();
        long time = host.time();
        for (Guest guest : person(seat, table)) {
            long own = here ? time : seen(seat, guest, table).own();
            people.put(seat, new Seen(guest, time, own));
        }
        if (back) {
            wake();
        }
    }

    private static Option<Guest> person(Seat seat, Portrait<?, ?, ?, ?, ?> table) {
        return table.guests().get(seat).filter(guest -> guest.kind() == Guest.Kind.PERSON);
    }

    private boolean isRead(Seat seat) {
        return seated.containsValue(seat);
    }

    /** The seats at which this program has seen somebody within so many milliseconds. */
    Array<Seat> here(long within, Portrait<?, ?, ?, ?, ?> table) {
        long since = host.time() - within;
        return table.seats()
                .filter(seat -> person(seat, table).isDefined()
                        && (isRead(seat) || Option.of(people.get(seat)).exists(seen -> seen.own() >= since)));
    }

    /** For how many milliseconds a seat that still plays has been without its person; 0 for those of bots. */
    long away(Seat seat, Portrait<?, ?, ?, ?, ?> table) {
        return table.playing(seat) && !table.bot(seat) ? host.time() - last(seat, table) : 0;
    }

    /** A seat that somebody has left is without a person since then; one that nobody ever took misses nobody. */
    private long last(Seat seat, Portrait<?, ?, ?, ?, ?> table) {
        long time = host.time();
        return isRead(seat)
                ? time
                : person(seat, table)
                        .map(guest -> seen(seat, guest, table).last())
                        .orElse(() -> table.changed(seat))
                        .getOrElse(time);
    }

    /** Of whom nothing is known was there when the table was found, and when they sat down. */
    private Seen seen(Seat seat, Guest guest, Portrait<?, ?, ?, ?, ?> table) {
        return people.compute(
                seat,
                (any, known) -> known != null && known.guest().equals(guest)
                        ? known
                        : new Seen(guest, Math.max(found, table.changed(seat).getOrElse(found)), Long.MIN_VALUE));
    }

    /** Whether the person of a seat is away; none while somebody is there. */
    Option<Absence> absence(Seat seat, Portrait<?, ?, ?, ?, ?> table) {
        long away = away(seat, table);
        return Option.when(away >= SHORT, () -> away >= LONG ? Absence.LONG : Absence.SHORT);
    }
}
