package io.github.terrene.examples.spring;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.UUID;
import java.util.function.Function;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.web.server.ResponseStatusException;

/** All games. What is done counts when it is kept; then whoever listens is told. */
@Service
class Games {
    private final KeptGames rows;
    private final ApplicationEventPublisher news;

    Games(KeptGames rows, ApplicationEventPublisher news) {
        this.rows = rows;
        this.news = news;
    }

    /** Something was done in a game. */
    record Changed(String game) {}

    /** A new game, by its id. */
    String keep(HobeTable table) {
        String id = UUID.randomUUID().toString();
        rows.save(new KeptGame(id, table));
        return id;
    }

    HobeTable find(String id) {
        return row(id).table();
    }

    private KeptGame row(String id) {
        return rows.findById(id).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }

    /** Does something in a game, or says why not. If somebody else was first, it is tried again after that: it may be refused now. */
    Either<Seq<Rejection>, HobeTable> change(String id, Function<HobeTable, Either<Seq<Rejection>, HobeTable>> what) {
        while (true) {
            try {
                return tried(id, what);
            } catch (OptimisticLockingFailureException anotherWasFirst) {
                // nothing of this was kept
            }
        }
    }

    private Either<Seq<Rejection>, HobeTable> tried(
            String id, Function<HobeTable, Either<Seq<Rejection>, HobeTable>> what) {
        KeptGame row = row(id);
        HobeTable before = row.table();
        Either<Seq<Rejection>, HobeTable> after = what.apply(before);
        if (after.exists(table -> table.session() != before.session())) { // else it was sent for the second time
            row.becomes(after.get());
            rows.save(row);
            news.publishEvent(new Changed(id));
        }
        return after;
    }
}
