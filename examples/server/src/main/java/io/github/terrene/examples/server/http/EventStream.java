package io.github.terrene.examples.server.http;

import io.github.terrene.examples.server.table.LiveTable;
import io.github.terrene.examples.server.table.Reader;
import io.github.terrene.examples.server.wire.Guest;
import io.github.terrene.examples.server.wire.JsonText;
import io.github.terrene.examples.server.wire.LineWriter;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.util.Callback;

/**
 * A journal that is sent to a client line by line, as lines are written. It holds nothing back: what is not sent yet is in the journal. The next
 * packet is put together when the client has received the one before.
 */
final class EventStream implements Reader {
    /** So many characters are sent at once: several lines where they are short, so that each does not cost a call of the system. */
    private static final int PACKET = 32 * 1024;

    private final Call call;
    private final EventStreams streams;
    private final LiveTable<?, ?, ?, ?, ?> table;
    private final Option<Seat> seat;
    private final Option<Guest> guest;
    private final String language;
    private final AtomicInteger wakes = new AtomicInteger();

    // Of whoever writes, one thread after another.
    private final LineWriter lines;
    private int last;
    private String card = "";

    private volatile boolean beats;
    private final AtomicBoolean closed = new AtomicBoolean();

    /**
     * A stream of which nothing is sent yet.
     *
     * @param seat whose journal it is; none for the onlookers'
     * @param after the number of the last line that the client knows
     */
    EventStream(EventStreams streams, LiveTable<?, ?, ?, ?, ?> table, Option<Seat> seat, int after, Call call) {
        this.call = call;
        this.streams = streams;
        this.table = table;
        this.seat = seat;
        this.guest = guest(table.now());
        this.lines = new LineWriter(seat.getOrElse(Seat.ONLOOKER), call.wishedLanguage());
        this.language = call.language();
        this.last = after;
    }

    /** Begins to send. */
    void open() {
        call.request().addIdleTimeoutListener(quiet -> false); // nothing to tell is no reason to end
        streams.add(this);
        table.add(this);
        wake();
    }

    @Override
    public void wake() {
        if (wakes.getAndIncrement() == 0) {
            streams.write(this::write);
        }
    }

    /** Lets the client know that the stream is still there, and finds out whether the client is. */
    void beat() {
        beats = true;
        wake();
    }

    private void write() {
        int heard = wakes.get();
        try {
            String news = news();
            if (!news.isEmpty()) {
                send(ByteBuffer.wrap(news.getBytes(StandardCharsets.UTF_8)));
            } else if (!wakes.compareAndSet(heard, 0)) {
                streams.write(this::write);
            }
        } catch (RuntimeException broken) {
            broken.printStackTrace();
            close();
        }
    }

    /** Not while somebody else closes: what is sent then would meet half a response. */
    private void send(ByteBuffer packet) {
        synchronized (closed) {
            if (closed.get()) {
                return;
            }
            try {
                call.response().write(false, packet, Callback.from(() -> streams.write(this::write), gone -> close()));
            } catch (IllegalStateException ended) {
                close(); // the client has gone, or the server is closing
            }
        }
    }

    private Option<Guest> guest(Portrait<?, ?, ?, ?, ?> now) {
        return seat.flatMap(each -> now.guests().get(each));
    }

    /** The next packet. What was told to a seat is not for whoever sits there next: then the stream ends. */
    private String news() {
        Portrait<?, ?, ?, ?, ?> now = table.now();
        StringBuilder news = new StringBuilder();
        if (!guest(now).equals(guest)) {
            close();
            return "";
        }
        if (card.isEmpty()) {
            table(now, false, news);
        }
        while (last < now.number(lines.watcher()) && news.length() < PACKET) {
            last++;
            news.append("id: ").append(last).append("\ndata: ");
            news.append(lines.line(now, last)).append("\n\n");
        }
        table(now, last == now.number(lines.watcher()), news);
        if (beats) {
            beats = false;
            news.append(":\n\n");
        }
        return news.toString();
    }

    /** Who sits where, if that is news; and that the game is over, but not before the last line: clients need not listen longer. */
    private void table(Portrait<?, ?, ?, ?, ?> now, boolean told, StringBuilder news) {
        String latest = now.card(lines.watcher(), language, told);
        if (!latest.equals(card)) {
            card = latest;
            news.append("event: table\ndata: ").append(table()).append("\n\n");
        }
    }

    private String table() {
        return JsonText.object(json -> {
            if (seat.isDefined()) {
                json.writeStringField("seat", seat.get().toString());
            }
            json.writeFieldName("table");
            json.writeRawValue(card);
        });
    }

    /** Sends no more. */
    void close() {
        synchronized (closed) {
            if (closed.compareAndSet(false, true)) {
                table.remove(this);
                streams.remove(this);
                call.callback().succeeded();
            }
        }
    }
}
