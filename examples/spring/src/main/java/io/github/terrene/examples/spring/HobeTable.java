package io.github.terrene.examples.spring;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Line;
import io.github.terrene.session.SavedSession;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A table of Hobe. It is a value: whatever is done leads to another one, or is refused. */
record HobeTable(Session<GameConfig, Game, Action, Event, View> session) {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    static final GameForms<GameConfig, Game, Action, Event, View> FORMS = RULES.forms();

    static HobeTable open(long seed) {
        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        return new HobeTable(Session.open(RULES, Setup.of(config, seed)).get());
    }

    /** The table that was saved: all that was done is done again. */
    static HobeTable of(String saved) {
        return SavedSession.parse(saved, FORMS)
                .<Seq<Problem>>mapLeft(Array::of)
                .flatMap(table -> table.resume(RULES))
                .map(HobeTable::new)
                .getOrElseThrow(why -> new IllegalStateException("these rules do not lead to that table: " + why));
    }

    /** With the secrets of all seats. */
    String saved() {
        return SavedSession.of(session).text(FORMS);
    }

    /** Where somebody sits. */
    Option<Seat> seatOf(String guest) {
        return session.guests().find(each -> each._2.equals(guest)).map(each -> each._1);
    }

    /** Somebody takes the first open seat. */
    Either<Seq<Rejection>, HobeTable> sitDown(String guest, long now) {
        Seq<Seat> seats = RULES.seats(session.state());
        Seat open = seats.find(seat -> !session.guests().containsKey(seat)).getOrElse(seats.head());
        return session.sitDown(open, guest, now).map(HobeTable::new);
    }

    Either<Seq<Rejection>, HobeTable> play(Seat seat, SentMove move, long now) {
        return session.play(seat, move.answers(), move.action(), now).map(HobeTable::new);
    }

    /** What a seat may know, and can do. */
    Seen seen(Seat seat) {
        View view = RULES.view(session.state(), seat);
        return new Seen(session.number(seat), view, Array.ofAll(session.choices(seat)));
    }

    /** What a seat was told after the line with that number. */
    Seq<Told> told(Seat seat, int number) {
        return session.since(seat, number).map(line -> new Told(line.number(), events(line)));
    }

    private static Array<Event> events(Line<Event, View> line) {
        return line.what() instanceof Line.Happened<Event> happened ? happened.events() : Array.empty();
    }
}
