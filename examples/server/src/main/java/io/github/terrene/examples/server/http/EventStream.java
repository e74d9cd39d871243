package io.github.terrene.examples.server.http;

import com.sun.net.httpserver.HttpExchange;
import io.github.terrene.examples.server.table.LiveTable;
import io.github.terrene.examples.server.table.Reader;
import io.github.terrene.examples.server.wire.Guest;
import io.github.terrene.examples.server.wire.JsonText;
import io.github.terrene.examples.server.wire.LineWriter;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A journal that is sent to a client line by line, as lines are written. It holds nothing back: what is not sent yet is in the journal. */
final class EventStream implements Reader {
    /** So many characters are sent at once: several lines where they are short, so that each does not cost a call of the system. */
    private static final int PACKET = 32 * 1024;

    private final HttpExchange exchange;
    private final EventStreams streams;
    private final LiveTable<?, ?, ?, ?, ?> table;
    private final Option<Seat> seat;
    private final Option<Guest> guest;
    private final String language;
    private final AtomicInteger wakes = new AtomicInteger();

    // Of whoever writes, one thread after another.
    private final OutputStream out;
    private final LineWriter lines;
    private int last;
    private String card = "";

    private volatile boolean beats;
    private volatile boolean closed;

    /**
     * A stream of which nothing is sent yet.
     *
     * @param seat whose journal it is; none for the onlookers'
     * @param after the number of the last line that the client knows
     */
    EventStream(EventStreams streams, LiveTable<?, ?, ?, ?, ?> table, Option<Seat> seat, int after, Call call) {
        this.exchange = call.exchange();
        this.streams = streams;
        this.table = table;
        this.seat = seat;
        this.guest = guest(table.now());
        this.lines = new LineWriter(seat.getOrElse(Seat.ONLOOKER), call.wishedLanguage());
        this.language = call.language();
        this.out = exchange.getResponseBody();
        this.last = after;
    }

    /** Begins to send. */
    void open() {
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
        int heard;
        do {
            heard = wakes.get();
            try {
                news();
            } catch (IOException | RuntimeException gone) {
                close();
            }
        } while (!closed && !wakes.compareAndSet(heard, 0));
    }

    private Option<Guest> guest(Portrait<?, ?, ?, ?, ?> now) {
        return seat.flatMap(each -> now.guests().get(each));
    }

    /** What was told to a seat is not for whoever sits there next. */
    private void news() throws IOException {
        Portrait<?, ?, ?, ?, ?> now = table.now();
        if (!guest(now).equals(guest)) {
            throw new IOException("somebody else sits there");
        }
        StringBuilder news = new StringBuilder();
        if (card.isEmpty()) {
            table(now, false, news);
        }
        while (last < now.number(lines.watcher())) {
            last++;
            news.append("id: ").append(last).append("\ndata: ");
            news.append(lines.line(now, last)).append("\n\n");
            if (news.length() > PACKET) {
                send(news);
            }
        }
        table(now, true, news);
        if (beats) {
            beats = false;
            news.append(":\n\n");
        }
        send(news);
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

    private void send(StringBuilder news) throws IOException {
        if (news.length() > 0) {
            byte[] bytes = news.toString().getBytes(StandardCharsets.UTF_8);
            news.setLength(0);
            streams.patience().with(() -> {
                out.write(bytes);
                out.flush();
            });
        }
    }

    /** Sends no more. The end of a stream is sent, too, so this takes as long as the client does. */
    void close() {
        closed = true;
        table.remove(this);
        streams.remove(this);
        try {
            streams.patience().with(exchange::close);
        } catch (IOException gone) {
            // Then there is nobody who needs to know.
        }
    }
}
