package io.github.terrene.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.Deque;

/** Somebody who reads a journal as it is written. */
final class Stream {
    private final Feed feed;
    private final Deque<Feed.Message> heard = new ArrayDeque<>();

    Stream(Feed feed) {
        this.feed = feed;
    }

    Feed feed() {
        return feed;
    }

    /** The next message, which must be there. */
    Feed.Message next() {
        if (heard.isEmpty()) {
            feed.next(1).forEach(heard::add);
        }
        return heard.remove();
    }

    /** The next line. */
    JsonNode line() {
        Feed.Message message = next();
        return message.line().isDefined() ? Client.read(message.json()) : line();
    }
}
