package io.github.terrene.examples.spring;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.security.SecureRandom;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/** What clients ask. Whoever has the token of a seat is sent what that seat may know, and nothing else. */
@RestController
@RequestMapping("/games")
class GamesController {
    private final Games games;
    private final Streams streams;
    private final SecureRandom chance;

    GamesController(Games games, Streams streams, SecureRandom chance) {
        this.games = games;
        this.streams = streams;
        this.chance = chance;
    }

    record Opened(String game) {}

    record Seated(String seat, String token) {}

    record Done(int number) {}

    record Refused(List<Reason> why) {}

    record Reason(String rule, String key, String sentence) {}

    record Unreadable(String place, String key, String sentence) {
        static Unreadable of(Problem problem) {
            return new Unreadable(problem.place(), problem.key(), problem.sentence());
        }
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Opened open() {
        return new Opened(games.keep(HobeTable.open(chance.nextLong())));
    }

    @PostMapping("/{game}/seats")
    ResponseEntity<?> sitDown(@PathVariable String game) {
        Token token = Token.by(chance);
        return games.change(game, table -> table.sitDown(token.hash(), System.currentTimeMillis()))
                .<ResponseEntity<?>>fold(
                        GamesController::refused,
                        table -> ResponseEntity.status(HttpStatus.CREATED)
                                .body(new Seated(seat(table, token).toString(), token.secret())));
    }

    @GetMapping(path = "/{game}", produces = MediaType.APPLICATION_JSON_VALUE)
    String look(
            @PathVariable String game,
            @RequestHeader(name = HttpHeaders.AUTHORIZATION, defaultValue = "") String bearer) {
        HobeTable table = games.find(game);
        return Json.write(Seen.FORM, table.seen(seat(table, Token.of(bearer))));
    }

    @PostMapping(path = "/{game}/moves", consumes = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<?> move(
            @PathVariable String game,
            @RequestHeader(name = HttpHeaders.AUTHORIZATION, defaultValue = "") String bearer,
            @RequestBody String body) {
        Seat seat = seat(games.find(game), Token.of(bearer));
        Either<Problem, SentMove> move = Json.read(SentMove.FORM, body);
        if (move.isLeft()) {
            return ResponseEntity.badRequest().body(Unreadable.of(move.getLeft()));
        }
        return games.change(game, table -> table.play(seat, move.get(), System.currentTimeMillis()))
                .<ResponseEntity<?>>fold(
                        GamesController::refused,
                        table -> ResponseEntity.ok(new Done(table.session().number(seat))));
    }

    @GetMapping(path = "/{game}/events", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
    SseEmitter events(
            @PathVariable String game,
            @RequestHeader(name = HttpHeaders.AUTHORIZATION, defaultValue = "") String bearer,
            @RequestHeader(name = "Last-Event-ID", defaultValue = "0") int seen) {
        return streams.open(game, seat(games.find(game), Token.of(bearer)), seen);
    }

    private static Seat seat(HobeTable table, Token token) {
        return table.seatOf(token.hash()).getOrElseThrow(() -> new ResponseStatusException(HttpStatus.UNAUTHORIZED));
    }

    private static ResponseEntity<Refused> refused(Seq<Rejection> why) {
        Seq<Reason> reasons = why.map(each -> new Reason(each.rule(), each.key(), each.sentence()));
        return ResponseEntity.status(HttpStatus.CONFLICT).body(new Refused(reasons.asJava()));
    }
}
