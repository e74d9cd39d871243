package io.github.terrene.examples.server.table;

import io.github.terrene.examples.server.store.Folder;
import io.github.terrene.examples.server.store.TableFile;
import io.github.terrene.examples.server.wire.Guest;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Problem;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.shelf.Game;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** All tables. One that was played at before this process began is found in its file when somebody asks for it. */
public final class Tables implements Closeable {
    private static final int MOST = 20_000;

    /** How often it is looked for tables that can be forgotten, in the time after which they can. */
    private static final int SWEEPS = 10;

    private final Offered offered;
    private final Folder folder;
    private final Clockwork clockwork;
    private final long idle;
    private final ConcurrentHashMap<String, LiveTable<?, ?, ?, ?, ?>> live = new ConcurrentHashMap<>();
    private final AtomicInteger kept;

    /**
     * The tables of a folder.
     *
     * @param offered what can be played at them
     * @param pause how long bots wait before they move
     * @param idle after which time a table is forgotten: far longer than any request takes, so that nobody still holds one
     */
    public Tables(Offered offered, Folder folder, Duration pause, Duration idle) throws IOException {
        this.offered = offered;
        this.folder = folder;
        this.idle = idle.toNanos();
        this.kept = new AtomicInteger(folder.size());
        this.clockwork = Clockwork.of(pause);
        long sweep = this.idle / SWEEPS;
        clockwork.chores().scheduleAtFixedRate(this::forgetIdle, sweep, sweep, TimeUnit.NANOSECONDS);
    }

    /**
     * A table that was opened.
     *
     * @param place the seat of the person who opened it; none if bots have all
     */
    public record Opened(LiveTable<?, ?, ?, ?, ?> table, Option<LiveTable.Place> place) {}

    /** Whether there are as many as this program bears. */
    public boolean full() {
        return kept.get() >= MOST;
    }

    /** Opens a table, or says everything that is wrong with what is wanted. */
    public Either<Seq<Problem>, Opened> open(NewTable wanted) {
        return offered.find(wanted.game())
                .<Either<Seq<Problem>, Opened>>map(game -> opened(sized(game, wanted), wanted))
                .getOrElse(() -> Wish.noGame(wanted.game()));
    }

    /** If there is no such game, what is wanted is refused later, together with what else is wrong with it. */
    private Game<?, ?, ?, ?, ?> sized(Game<?, ?, ?, ?, ?> game, NewTable wanted) {
        return wanted.players()
                .<Game<?, ?, ?, ?, ?>>map(players -> offered.sized(game, players))
                .getOrElse(game);
    }

    private <C, S, A, E, V> Either<Seq<Problem>, Opened> opened(Game<C, S, A, E, V> game, NewTable wanted) {
        Wish<C> wish = new Wish<>(game, offered.sizes(game.id()), wanted);
        Seq<Problem> problems = wish.problems();
        if (problems.nonEmpty()) {
            return Either.left(problems);
        }
        Setup<C> setup = new Setup<>(wish.config(), Tokens.seed(), wish.time(), System.currentTimeMillis());
        return Session.open(game.rules(), setup).map(session -> seated(wish, kept(game, session)));
    }

    private <C, S, A, E, V> LiveTable<C, S, A, E, V> kept(Game<C, S, A, E, V> game, Session<C, S, A, E, V> session) {
        String id = Tokens.id();
        Setup<C> setup = session.setup();
        String first = Json.write(Opening.form(game.rules().forms()), new Opening<>(game.id(), setup));
        try {
            TableFile file = folder.create(id, first);
            LiveTable<C, S, A, E, V> table =
                    new LiveTable<>(new Portrait<>(id, game, session), setup.opened(), file, clockwork);
            live.put(id, table);
            kept.incrementAndGet();
            return table;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static Opened seated(Wish<?> wish, LiveTable<?, ?, ?, ?, ?> table) {
        Option<LiveTable.Place> place = wish.seat()
                .map(seat -> table.sitDown(Option.some(seat), wish.name()).get());
        wish.bots().forEach(seat -> table.sitDown(seat, Guest.bot(Names.bot(seat), wish.level())));
        return new Opened(table, place);
    }

    /**
     * The table with that name in addresses, if there is one.
     *
     * @throws DamagedTable if its file cannot be read
     */
    public Option<LiveTable<?, ?, ?, ?, ?>> find(String id) {
        return Option.of(
                live.compute(id, (any, table) -> table == null ? found(any).getOrNull() : table.touched()));
    }

    /** How many tables are not only in their files. */
    public int inMemory() {
        return live.size();
    }

    /** What nobody needs is in its file, and found again there. */
    private void forgetIdle() {
        live.keySet().forEach(id -> live.computeIfPresent(id, (any, table) -> table.idle(idle) ? null : table));
    }

    private Option<LiveTable<?, ?, ?, ?, ?>> found(String id) {
        try {
            Option<TableFile.Kept> kept = folder.find(id);
            return kept.map(file -> Opening.game(file.lines().head())
                    .toOption()
                    .flatMap(offered::find)
                    .<LiveTable<?, ?, ?, ?, ?>>map(game -> again(id, game, file))
                    .getOrElseThrow(() -> new DamagedTable(id, "nobody knows what is played there")));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** A table as it was left: everything that was done there is done again. Nobody pays for the time in which no program kept it. */
    private <C, S, A, E, V> LiveTable<C, S, A, E, V> again(String id, Game<C, S, A, E, V> game, TableFile.Kept kept) {
        Setup<C> setup = read(
                        Json.read(
                                Opening.form(game.rules().forms()), kept.lines().head()),
                        id)
                .setup();
        Session<C, S, A, E, V> session = read(Session.open(game.rules(), setup), id);
        long latest = setup.opened();
        for (String line : kept.lines().tail()) {
            Entry<A> entry = read(Json.read(Entry.form(game.rules().forms()), line), id);
            session = read(session.with(entry), id);
            latest = entry.at();
        }
        LiveTable<C, S, A, E, V> table =
                new LiveTable<>(new Portrait<>(id, game, session), latest, kept.file(), clockwork);
        table.comeBack();
        return table;
    }

    private static <T> T read(Either<?, T> line, String id) {
        return line.getOrElseThrow(why -> new DamagedTable(id, why));
    }

    /** Bots think no more, and nothing more is done at any table. */
    @Override
    public void close() throws IOException {
        clockwork.close();
        folder.close();
    }
}
