package io.github.terrene.examples.server.http;

import io.github.terrene.table.Feed;
import io.github.terrene.table.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.util.Callback;

/**
 * A journal that is sent to a client line by line, as lines are written. The next packet is put together when the client has received the one
 * before.
 */
final class EventStream implements Reader {
    /** So many characters are sent at once: several lines where they are short, so that each does not cost a call of the system. */
    private static final int PACKET = 32 * 1024;

    private final Call call;
    private final EventStreams streams;
    private final Feed feed;
    private final AtomicInteger wakes = new AtomicInteger();

    private volatile boolean beats;
    private final AtomicBoolean closed = new AtomicBoolean();

    /** A stream of which nothing is sent yet. */
    EventStream(EventStreams streams, Feed feed, Call call) {
        this.call = call;
        this.streams = streams;
        this.feed = feed;
    }

    /** Begins to send. */
    void open() {
        call.request().addIdleTimeoutListener(quiet -> false); // nothing to tell is no reason to end
        streams.add(this);
        feed.wakes(this);
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
            streams.failed(broken);
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

    /** The next packet; none if nothing more is told. One thread after another asks for it. */
    private String news() {
        if (feed.over()) {
            close();
            return "";
        }
        StringBuilder news = new StringBuilder();
        feed.next(PACKET).forEach(message -> news.append(event(message)));
        if (beats) {
            beats = false;
            news.append(":\n\n");
        }
        return news.toString();
    }

    private static String event(Feed.Message message) {
        String about = message.line().map(number -> "id: " + number).getOrElse("event: table");
        return about + "\ndata: " + message.json() + "\n\n";
    }

    /** Sends no more. */
    void close() {
        synchronized (closed) {
            if (closed.compareAndSet(false, true)) {
                feed.leaves(this);
                streams.remove(this);
                call.callback().succeeded();
            }
        }
    }
}
