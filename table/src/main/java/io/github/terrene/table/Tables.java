package io.github.terrene.table;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.wire.After;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Opening;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * All tables of a program, and what clients may ask: the door through which every request goes. One that was played at before the program
 * began is found in its store when somebody asks for it.
 *
 * <pre>{@code
 * Tables tables = new Tables(Shelf.onPath(), store, host);
 * Answer opened = tables.answer(Request.post("tables", "{\"game\":\"hobe\",\"seat\":\"A\",\"bots\":[\"B\"]}"));
 * Answer moved = tables.answer(Request.post("tables/" + id + "/moves", move).by(token));
 * }</pre>
 *
 * <p>Several threads may use it.
 */
public final class Tables {
    private final OfferedGames offered;
    private final Store store;
    private final Host host;
    private final Wordings wordings;
    private final Routes routes;
    private final ConcurrentMap<String, LiveTable<?, ?, ?, ?, ?>> live = new ConcurrentHashMap<>();

    /**
     * The tables of a store.
     *
     * @param shelf what can be played at them
     */
    public Tables(Shelf shelf, Store store, Host host) {
        this.offered = new OfferedGames(shelf, host);
        this.store = store;
        this.host = host;
        this.wordings = new Wordings(shelf);
        this.routes = new Routes(
                this,
                new Lobby(this, host),
                new Catalogue(offered, wordings),
                new Puzzles(shelf, wordings, host),
                new Lessons(shelf, wordings, host));
    }

    /** What is answered to a request. Whatever is broken is told to the host, too; nothing is thrown. */
    public Answer answer(Request request) {
        Answer answer = answered(request);
        if (answer instanceof Answer.Text text && text.keys().nonEmpty()) {
            host.happened(new Occurrence.Refused(
                    routes.pattern(request.address()),
                    text.status(),
                    text.keys().head()));
        }
        return answer;
    }

    private Answer answered(Request request) {
        try {
            return routes.answer(request);
        } catch (UncheckedIOException unwritable) {
            return failed(
                    unwritable,
                    Answer.BUSY,
                    Problem.at("table", "server/unwritable", "this cannot be read or kept now; ask again in a moment"));
        } catch (DamagedTable damaged) {
            return damaged.isOutdated()
                    ? failed(
                            damaged,
                            Answer.GONE,
                            Problem.at(
                                    "table",
                                    "server/no-longer",
                                    "what was played at this table is not played here any more; nothing of it is lost"))
                    : failed(
                            damaged,
                            Answer.BROKEN,
                            Problem.at("table", "server/damaged", "the file of this table cannot be read"));
        } catch (RuntimeException broken) {
            return failed(broken, Answer.BROKEN, Problem.at("server", "server/broken", "a mistake in this program"));
        }
    }

    private Answer failed(Exception why, int status, Problem problem) {
        host.failed(why);
        return Answer.problem(status, problem);
    }

    /** An address with a star for what clients choose, such as {@code tables/*}{@code /moves}; empty if there is no such address. */
    public String pattern(Array<String> address) {
        return routes.pattern(address);
    }

    /** What can be done at an address: {@code GET} and {@code POST}, for example; nothing if there is no such address. */
    public Array<String> verbs(Array<String> address) {
        return routes.verbs(address);
    }

    /** Makes all games, so that the host is told which cannot be played before somebody wants to. */
    public void makeGames() {
        offered.games();
    }

    /**
     * A table that was opened.
     *
     * @param place the seat of the person who opened it; none if bots have all
     */
    record Opened(LiveTable<?, ?, ?, ?, ?> table, Option<People.Place> place) {}

    /** Whether no more can be opened. */
    boolean full() {
        return store.full();
    }

    /**
     * Opens a table, or says everything that is wrong with what is wanted.
     *
     * @param language in which lists of decks may call their cards
     */
    Either<Seq<Problem>, Opened> open(NewTable wanted, String language) {
        return open(host.id(), wanted, language);
    }

    /** The same with a name that no table has. */
    Either<Seq<Problem>, Opened> open(String id, NewTable wanted, String language) {
        return offered.find(wanted).flatMap(game -> opened(id, game, wanted, wordings.of(game, language)));
    }

    /** How problems with a game are told in a language. */
    Function<Problem, String> words(String game, String language) {
        return offered.find(game)
                .<Function<Problem, String>>map(found -> problem -> wordings.of(found, language)
                        .why(problem.why(), found.cards().known())
                        .text())
                .getOrElse(() -> Problem::sentence);
    }

    private <C, S, A, E, V> Either<Seq<Problem>, Opened> opened(
            String id, Game<C, S, A, E, V> game, NewTable wanted, Wording words) {
        WishedTable<C> wish = new WishedTable<>(game, offered, wanted, words);
        Seq<Problem> problems = wish.problems();
        if (problems.nonEmpty()) {
            return Either.left(problems);
        }
        return wish.beginning(Iterator.continually(host::seed))
                .flatMap(begun -> opened(id, wish, game, begun._1, begun._2));
    }

    private <C, S, A, E, V> Either<Seq<Problem>, Opened> opened(
            String id, WishedTable<C> wish, Game<C, S, A, E, V> game, C config, long seed) {
        Setup<C> setup = new Setup<>(config, seed, wish.time(), host.time());
        return Session.open(game.rules(), setup).map(session -> {
            Opening<C> opening = new Opening<>(wish.wanted(), Option.none(), setup);
            return seated(wish, kept(id, game, opening, session));
        });
    }

    /** A table at which a game is watched that was played before; or what is wrong with its replay. */
    Either<Seq<Problem>, LiveTable<?, ?, ?, ?, ?>> watch(String replay) {
        return offered.recorded(replay)
                .<Either<Seq<Problem>, LiveTable<?, ?, ?, ?, ?>>>map(
                        played -> watched(offered.find(played).get(), played, replay))
                .getOrElse(() -> Either.left(Array.of(
                        Problem.at("replay", "server/no-replay", "that is no replay of a game that is played here"))));
    }

    private <C, S, A, E, V> Either<Seq<Problem>, LiveTable<?, ?, ?, ?, ?>> watched(
            Game<C, S, A, E, V> game, Opening.Played played, String text) {
        return PlayedAgain.session(game, text, host.time()).map(session -> {
            Opening<C> opening = new Opening<>(played.wished(), played.replay(), session.setup());
            return kept(host.id(), game, opening, session);
        });
    }

    private <C, S, A, E, V> LiveTable<C, S, A, E, V> kept(
            String id, Game<C, S, A, E, V> game, Opening<C> opening, Session<C, S, A, E, V> session) {
        Form<Entry<A>> entries = Entry.form(game.rules().forms());
        try {
            String first = Json.write(Opening.form(game.rules().forms()), opening);
            Keeper keeper = store.create(id, After.first(first, session));
            int number = 1;
            for (Entry<A> entry : session.entries()) {
                keeper.keep(++number, Json.write(entries, entry));
            }
            LiveTable<C, S, A, E, V> table =
                    new LiveTable<>(new Portrait<>(id, game, opening, session, wordings), number, keeper, host);
            live.put(id, table);
            host.happened(new Occurrence.Opened(id, game.id()));
            return table;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static Opened seated(WishedTable<?> wish, LiveTable<?, ?, ?, ?, ?> table) {
        Option<People.Place> place = wish.seat()
                .map(seat ->
                        table.people().sitDown(Option.some(seat), wish.name()).get());
        wish.bots().forEach(seat -> table.people().sitDown(seat, Guest.bot(Names.bot(seat), wish.level())));
        return new Opened(table, place);
    }

    /**
     * The table with that name in addresses, if there is one, with all that other programs have done there.
     *
     * @throws DamagedTable if what was kept of it cannot be read
     * @throws UncheckedIOException if it cannot be read now
     */
    public Option<LiveTable<?, ?, ?, ?, ?>> find(String id) {
        Option<LiveTable<?, ?, ?, ?, ?>> found = Option.of(
                live.compute(id, (any, table) -> table == null ? found(any).getOrNull() : table.touched()));
        return found.filter(this::readOn);
    }

    /** Whether it is still there. */
    private boolean readOn(LiveTable<?, ?, ?, ?, ?> table) {
        table.readOn();
        if (table.closed()) {
            live.remove(table.id(), table);
        }
        return !table.closed();
    }

    /**
     * Another program may have done something at a table, or put it away, or have ended: if it is in memory, it is done here, too, and whoever reads
     * hears of it.
     *
     * @throws DamagedTable if what was kept cannot be read
     * @throws UncheckedIOException if it cannot be read now
     */
    public void readOn(String id) {
        Option.of(live.get(id)).forEach(this::readOn);
    }

    /** The names of all tables that are not only in the store. */
    public Array<String> ids() {
        return Array.ofAll(live.keySet());
    }

    /** How many lines are kept of a table that is in memory, the first included; 0 if it is not. */
    public int lines(String id) {
        return Option.of(live.get(id)).map(LiveTable::lines).getOrElse(0);
    }

    /**
     * Another program has done something at a table that is in memory here: it is done here, too, and whoever reads hears of it.
     *
     * @param more the lines after those that are {@linkplain #lines known}
     * @throws DamagedTable if they cannot be read
     */
    public void readOn(String id, Array<String> more) {
        Option.of(live.get(id)).forEach(table -> table.readOn(more));
    }

    /** Who was seen here within so many milliseconds, by the names of tables: for other programs that keep them, too. */
    public Map<String, Array<Seat>> seen(long within) {
        return live().toMap(LiveTable::id, table -> table.presence().here(within, table.now()))
                .filterValues(Array::nonEmpty);
    }

    /** Another program has seen whoever sits at these seats of a table: if it is in memory, they are not away. */
    public void seenElsewhere(String id, Array<Seat> seats) {
        for (LiveTable<?, ?, ?, ?, ?> table : inMemory(id)) {
            seats.filter(table.now().seats()::contains)
                    .forEach(seat -> table.presence().elsewhere(seat, table.now()));
        }
    }

    /**
     * Forgets a table until somebody asks for it again: for stores that find out later that a line could not be kept. Readers of what is
     * forgotten hear nothing more.
     */
    public void forget(String id) {
        live.remove(id);
    }

    /** How many tables are not only in the store. */
    public int inMemory() {
        return live.size();
    }

    /**
     * Forgets tables that nobody uses, until somebody asks for them again.
     *
     * @param idle for how long nobody has asked for them, in milliseconds: far longer than any request takes, so that nobody still holds one
     */
    public void forgetIdle(long idle) {
        live.keySet().forEach(id -> live.computeIfPresent(id, (any, table) -> table.idle(idle) ? null : table));
    }

    private Option<LiveTable<?, ?, ?, ?, ?>> found(String id) {
        try {
            return store.find(id)
                    .map(kept -> Opening.played(kept.lines().head())
                            .toOption()
                            .flatMap(offered::find)
                            .<LiveTable<?, ?, ?, ?, ?>>map(game -> again(id, game, kept))
                            .getOrElseThrow(() -> unknown(id, kept.lines().head())));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A table as it was left: everything that was done there is done again. Nobody pays for the time in which no program kept it. */
    private <C, S, A, E, V> LiveTable<C, S, A, E, V> again(String id, Game<C, S, A, E, V> game, Store.Kept kept) {
        Resumed<C, S, A, E, V> found = Resumed.of(id, game, kept.lines());
        Portrait<C, S, A, E, V> as = new Portrait<>(id, game, found.opening(), found.session(), wordings);
        LiveTable<C, S, A, E, V> table = new LiveTable<>(
                found.same() ? as : as.stopped(Standstill.outdated(found.done(), found.all())),
                found.all(),
                kept.keeper(),
                host);
        host.happened(
                found.same()
                        ? new Occurrence.FoundAgain(id, game.id(), found.all())
                        : new Occurrence.Outdated(id, game.id(), found.done(), found.all()));
        table.comeBack();
        return table;
    }

    private static DamagedTable unknown(String id, String first) {
        String why = "nobody knows what is played there";
        return After.isPrinted(first) ? DamagedTable.outdated(id, why) : DamagedTable.damaged(id, why);
    }

    /** What is played at a table with that first line, or why it is not played here any more. */
    Option<String> game(String first) {
        return Opening.played(first).toOption().flatMap(offered::find).map(Game::id);
    }

    /** Whether a table with that name was put away. */
    boolean isAway(String id) {
        return store.isAway(id);
    }

    /** The tables that are in memory. */
    Array<LiveTable<?, ?, ?, ?, ?>> live() {
        return Array.ofAll(live.values());
    }

    /** A table that is in memory. */
    Option<LiveTable<?, ?, ?, ?, ?>> inMemory(String id) {
        return Option.of(live.get(id));
    }

    /** Ends a table that may be in memory if it can be put away; meanwhile nobody finds it. */
    boolean close(String id, BooleanSupplier putAway) {
        boolean[] away = new boolean[1];
        live.compute(id, (any, table) -> {
            away[0] = putAway.getAsBoolean();
            if (away[0] && table != null) {
                table.close();
            }
            return away[0] ? null : table;
        });
        return away[0];
    }

    /** Whether a table with that first line begins here as it did; more is known once it is found. Of one that cannot be read, the host is told. */
    boolean beginsAlike(String id, String first) {
        try {
            Game<?, ?, ?, ?, ?> game =
                    Opening.played(first).toOption().flatMap(offered::find).getOrElseThrow(() -> unknown(id, first));
            return Resumed.of(id, game, Array.of(first)).same();
        } catch (DamagedTable unplayable) {
            if (!unplayable.isOutdated()) {
                host.failed(unplayable);
            }
            return !unplayable.isOutdated();
        }
    }
}
