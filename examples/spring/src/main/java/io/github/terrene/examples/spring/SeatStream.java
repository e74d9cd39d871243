package io.github.terrene.examples.spring;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Seat;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** A client that listens. It is only woken, and then reads what it may know: so nothing can be lost or told twice, or to another seat. */
final class SeatStream {
    /** Then it ends, and the client asks again from its last line on: so nobody keeps streams of clients that are gone. */
    private static final Duration LONGEST = Duration.ofMinutes(10);

    private final Games games;
    private final String game;
    private final Seat seat;
    private final Executor threads;
    private final SseEmitter emitter = new SseEmitter(LONGEST.toMillis());
    private final AtomicBoolean woken = new AtomicBoolean();
    private int seen;

    SeatStream(Games games, String game, Seat seat, int seen, Executor threads) {
        this.games = games;
        this.game = game;
        this.seat = seat;
        this.seen = seen;
        this.threads = threads;
    }

    String game() {
        return game;
    }

    SseEmitter emitter() {
        return emitter;
    }

    /** Something may have happened. Whoever did it does not wait for this client. */
    void wake() {
        if (!woken.getAndSet(true)) {
            threads.execute(this::tell);
        }
    }

    private synchronized void tell() {
        woken.set(false);
        try {
            for (Told told : games.find(game).told(seat, seen)) {
                String number = String.valueOf(told.number());
                emitter.send(SseEmitter.event().id(number).data(Json.write(Told.FORM, told)));
                seen = told.number();
            }
        } catch (IOException gone) {
            // the web server ends the stream of a client that is gone
        } catch (RuntimeException unreadable) {
            emitter.completeWithError(unreadable);
        }
    }
}
