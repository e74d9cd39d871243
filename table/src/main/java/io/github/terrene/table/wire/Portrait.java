package io.github.terrene.table.wire;

import io.github.terrene.bots.level.Level;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.replay.Replay;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.board.Pointer;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.shelf.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A table at one moment, and what is written of it.
 *
 * @param id its name in addresses
 * @param game what is played
 * @param opening what is written of its beginning
 * @param session all that happened
 * @param guests who sits where
 * @param narrations what was told of it
 * @param wordings in which words
 * @param own the cards of somebody's own that are played there
 * @param stopped why nobody plays on there; none if somebody may
 */
@Internal
public record Portrait<C, S, A, E, V>(
        String id,
        Game<C, S, A, E, V> game,
        Opening<C> opening,
        Session<C, S, A, E, V> session,
        Map<Seat, Guest> guests,
        Narrations narrations,
        Wordings wordings,
        Option<TableCard.OwnCards> own,
        Option<Rejection> stopped) {
    /** A table, with its guests as the session keeps them. */
    public Portrait(
            String id,
            Game<C, S, A, E, V> game,
            Opening<C> opening,
            Session<C, S, A, E, V> session,
            Wordings wordings) {
        this(
                id,
                game,
                opening,
                session,
                seated(session),
                new Narrations(),
                wordings,
                wordings.own(game, opening.wished().cards()),
                Option.none());
    }

    private static Map<Seat, Guest> seated(Session<?, ?, ?, ?, ?> session) {
        return session.guests().mapValues(Guest::parse);
    }

    /** The same table after something was done. */
    public Portrait<C, S, A, E, V> with(Session<C, S, A, E, V> next) {
        Map<Seat, Guest> sitting = next.guests() == session.guests() ? guests : seated(next);
        return new Portrait<>(id, game, opening, next, sitting, new Narrations(), wordings, own, stopped);
    }

    /** The same table when nobody plays on there. */
    public Portrait<C, S, A, E, V> stopped(Rejection why) {
        return new Portrait<>(id, game, opening, session, guests, new Narrations(), wordings, own, Option.some(why));
    }

    /** Whether a game is only watched that was played before. */
    public boolean replay() {
        return opening.replay().getOrElse(false);
    }

    /** Whether everybody may find it, since somebody plays there or waits for others. */
    public boolean listed() {
        return opening.wished().listed().getOrElse(false)
                && stopped.isEmpty()
                && session.outcome().isEmpty();
    }

    /** Whether a seat can be taken. */
    public boolean waits() {
        return seats().exists(seat -> !guests.containsKey(seat));
    }

    /** Who may stop the clocks: the person who opened the table, or the next one who plays on if that one does not. */
    public Option<Seat> host() {
        Option<Seat> opener = opening.wished().opener(seats());
        Array<Seat> people = seats().rotateLeft(
                        opener.map(seats()::indexOf).filter(place -> place > 0).getOrElse(0))
                .filter(seat -> guests.get(seat).exists(guest -> guest.kind() == Guest.Kind.PERSON));
        return people.find(this::playing).orElse(people.headOption());
    }

    /** Whether a seat plays on: it has neither left nor was let go. */
    public boolean playing(Seat seat) {
        return stopped.isEmpty()
                && session.outcome().isEmpty()
                && !session.leaving(seat)
                && session.rules().staying(session.state()).contains(seat);
    }

    /** When somebody took or left a seat last; none if nobody ever did. */
    public Option<Long> changed(Seat seat) {
        return session.entries()
                .findLast(entry -> entry instanceof Entry.SatDown<A> sat
                                && sat.seat().equals(seat)
                        || entry instanceof Entry.StoodUp<A> left && left.seat().equals(seat))
                .map(Entry::at);
    }

    /** Whether somebody sits there for whom a program decides. */
    public boolean bot(Seat seat) {
        return guests.get(seat).exists(guest -> guest.kind() == Guest.Kind.BOT);
    }

    /** How strong the bot at that seat is. */
    public Level level(Seat seat) {
        return guests.get(seat).flatMap(Guest::level).getOrElse(Level.CASUAL);
    }

    /** Its seats. */
    public Array<Seat> seats() {
        return session.clocks().keySet().toArray();
    }

    /**
     * The table, without what happened: a {@link TableCard} as JSON.
     *
     * @param watcher who reads it
     * @param language in which it is said how the game ended
     * @param told whether the reader knows all that happened, and so may know how it ended
     * @param away whose people are away
     */
    public String card(Seat watcher, String language, boolean told, Function<Seat, Option<TableCard.Absence>> away) {
        Option<Result> result = told ? result(watcher, Option.some(language)) : Option.none();
        TableCard card = new TableCard(
                id,
                game.id(),
                game.title(),
                opening.wished().match().getOrElse(false),
                seats().map(seat -> place(seat, away.apply(seat))),
                host(),
                own,
                replay(),
                result.isDefined(),
                result,
                stopped.map(why -> words(watcher, language).reason(why)));
        return Json.write(Sends.TABLE, card);
    }

    /** Who sits where, if nobody is away. */
    public Array<TableCard.Place> places() {
        return seats().map(seat -> place(seat, Option.none()));
    }

    private TableCard.Place place(Seat seat, Option<TableCard.Absence> away) {
        Option<Guest> guest = guests.get(seat);
        return new TableCard.Place(
                seat,
                guest.map(Guest::name),
                guest.map(Guest::sits).getOrElse(TableCard.Sitter.OPEN),
                guest.flatMap(Guest::level),
                away);
    }

    /** The game as it can be watched again, once it is over: its replay. Until then it would tell what is secret. */
    public Option<String> written() {
        return Option.when(stopped.isEmpty() && (replay() || session.outcome().isDefined()), () -> {
            Setup<C> setup = session.setup();
            return Replay.of(game.rules(), setup.config(), setup.seed(), session.timeline())
                    .text(game.rules().notation());
        });
    }

    /** All cards that can be seen there, with those of its players' own: {@link CardList}. */
    public String cards(String language) {
        return CardList.of(game, language, wordings).written();
    }

    /** All that a seat may know now, as a value of the game: {@code {"number":7,"view":…}}. */
    public String known(Seat seat) {
        return JsonText.object(json -> {
            json.writeNumberField("number", number(seat));
            json.writeFieldName("view");
            Json.write(game.rules().forms().view(), game.rules().view(session.state(), seat), json);
        });
    }

    /** How the game ended, in words if a language is named; none while it goes on. */
    Option<Result> result(Seat watcher, Option<String> language) {
        return Result.of(session)
                .map(result -> language.fold(
                        () -> result, named -> result.said(words(watcher, named).outcome())));
    }

    /** The number of the latest line of a journal. */
    public int number(Seat watcher) {
        return session.number(watcher);
    }

    /** What that seat cannot do, and why. */
    public String refused(Seat seat, String language) {
        return words(seat, language).refused();
    }

    /** Something that a seat can choose: {@code {"action":…,"label":[…],"keys":[…]}}. */
    public String choice(Seat seat, A action, String language) {
        return words(seat, language).choice(action);
    }

    /** What cards are called, by their ids. */
    public Array<SentWord> named(Seq<String> cards, String language) {
        return cards.map(words(Seat.ONLOOKER, language)::card).toArray();
    }

    /** A sentence that stands for itself; empty if the language has none: {@link io.github.terrene.narrator.wording.Wording#sentence}. */
    public Array<SentWord> sentence(Seat seat, String key, Seq<Fact> facts, String language) {
        return words(seat, language).sentence(key, facts);
    }

    /** The ways to what is pointed at on the board of a seat, without what is not there. */
    public Array<Array<Integer>> ways(Seat seat, Seq<Pointer> points, String language) {
        return words(seat, language).ways(points);
    }

    /** Why something was refused to a seat. */
    public String why(Seat seat, Seq<Rejection> why, String language) {
        return JsonText.object(json -> words(seat, language).why(why, json));
    }

    /** Tells it to a seat in a language. */
    Words<A, E> words(Seat watcher, String language) {
        Cast cast = new Cast(
                seats().map(seat -> guests.get(seat).map(Guest::name).getOrElse(seat.toString())),
                Option.when(seats().contains(watcher), watcher));
        return new Words<>(
                new Narrator<>(
                        wordings.of(game, language), game.cards(), game.rules().forms(), cast),
                wordings.layout(game),
                session,
                watcher);
    }
}
