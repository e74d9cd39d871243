package io.github.terrene.examples.server.wire;

import io.github.terrene.bots.level.Level;
import io.github.terrene.examples.shelf.Game;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.session.Session;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A table at one moment, and what is written of it.
 *
 * @param id its name in addresses
 * @param game what is played
 * @param session all that happened
 * @param guests who sits where
 */
public record Portrait<C, S, A, E, V>(
        String id, Game<C, S, A, E, V> game, Session<C, S, A, E, V> session, Map<Seat, Guest> guests) {
    /** A table, with its guests as the session keeps them. */
    public Portrait(String id, Game<C, S, A, E, V> game, Session<C, S, A, E, V> session) {
        this(id, game, session, session.guests().mapValues(Guest::parse));
    }

    /** The same table after something was done. */
    public Portrait<C, S, A, E, V> with(Session<C, S, A, E, V> next) {
        return next.guests() == session.guests()
                ? new Portrait<>(id, game, next, guests)
                : new Portrait<>(id, game, next);
    }

    /** Whether somebody sits there for whom a program decides. */
    public boolean bot(Seat seat) {
        return guests.get(seat).exists(guest -> guest.kind() == Guest.Kind.BOT);
    }

    /** How strong the bot at that seat is. */
    public Level level(Seat seat) {
        return guests.get(seat).flatMap(Guest::level).getOrElse(Level.CASUAL);
    }

    /** The table, without what happened: {@code {"table":…,"game":…,"title":…,"seats":[…],"over":false}}. */
    public String card() {
        return JsonText.object(json -> {
            json.writeStringField("table", id);
            json.writeStringField("game", game.id());
            json.writeStringField("title", game.title());
            JsonText.list(json, "seats", game.seats(), (seat, list) -> {
                list.writeStartObject();
                list.writeStringField("seat", seat.toString());
                if (guests.containsKey(seat)) {
                    list.writeStringField("name", guests.get(seat).get().name());
                }
                list.writeStringField("kind", guests.get(seat).map(Guest::word).getOrElse("open"));
                for (Level level : guests.get(seat).flatMap(Guest::level)) {
                    list.writeStringField("level", level.name());
                }
                list.writeEndObject();
            });
            json.writeBooleanField("over", session.outcome().isDefined());
        });
    }

    /** The number of the latest line of a journal. */
    public int number(Seat watcher) {
        return session.number(watcher);
    }

    /** What that seat cannot do, and why. */
    public String refused(Seat seat, String language) {
        return words(seat, language).refused();
    }

    /** Why something was refused to a seat. */
    public String why(Seat seat, Seq<Rejection> why, String language) {
        return JsonText.object(json -> words(seat, language).why(why, json));
    }

    /** Tells it to a seat in a language. */
    Words<A, E> words(Seat watcher, String language) {
        Cast cast = new Cast(
                game.seats().map(seat -> guests.get(seat).map(Guest::name).getOrElse(seat.toString())),
                Option.when(game.seats().contains(watcher), watcher));
        return new Words<>(
                new Narrator<>(
                        Wordings.of(game, language), game.cards(), game.rules().forms(), cast),
                Wordings.layout(game),
                session,
                watcher);
    }
}
