package io.github.terrene.examples.spring;

import io.github.terrene.kernel.Seat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.task.TaskExecutor;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** The clients that listen to this program. */
@Component
class Streams {
    private final Games games;
    private final TaskExecutor threads;
    private final Set<SeatStream> all = ConcurrentHashMap.newKeySet();

    Streams(Games games, TaskExecutor threads) {
        this.games = games;
        this.threads = threads;
    }

    /** Tells a seat all that it is told after the line with that number, from now on, too. */
    SseEmitter open(String game, Seat seat, int seen) {
        SeatStream stream = new SeatStream(games, game, seat, seen, threads);
        all.add(stream);
        stream.emitter().onCompletion(() -> all.remove(stream));
        stream.wake();
        return stream.emitter();
    }

    @EventListener
    void changed(Games.Changed news) {
        all.stream().filter(stream -> stream.game().equals(news.game())).forEach(SeatStream::wake);
    }

    /** Clients ask another program, or this one when it runs again; it would wait for them otherwise. */
    @EventListener
    void closed(ContextClosedEvent end) {
        all.forEach(stream -> stream.emitter().complete());
    }
}
