package io.github.terrene.examples.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.level.Level;
import io.github.terrene.examples.server.store.Folder;
import io.github.terrene.examples.server.wire.Guest;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.session.TimeControl;
import io.github.terrene.shelf.Bots;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Shelf;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A bot is told how strong it is, and how long it may think: its {@link ThinkingTime}. */
@Timeout(60)
class BotPlayTest {
    /** So long that it hardly matters how long the machine takes for anything else. */
    private static final long DAY = Duration.ofDays(1).toMillis();

    private final Clockwork clockwork = Clockwork.of(Duration.ZERO);
    private final BlockingQueue<Told> told = new LinkedBlockingQueue<>();
    private final long begin = System.currentTimeMillis();

    @TempDir
    Path folder;

    /** What a bot was told when it was made. */
    private record Told(Level level, long nanos) {}

    @AfterEach
    void close() {
        clockwork.close();
    }

    @Test
    void whoHasACertainTimeForADecisionThinksForAQuarterOfIt() throws Exception {
        assertThatItMayThinkFor(4, TimeControl.perDecision(DAY));
    }

    @Test
    void whoHasACertainTimeForTheGameThinksForAFortiethOfIt() throws Exception {
        assertThatItMayThinkFor(40, TimeControl.of(DAY, 0));
    }

    @Test
    void whoHasAllTheTimeThinksAsLongAsItLikes() throws Exception {
        assertThat(first(TimeControl.NONE)).isEqualTo(new Told(Level.MASTER, Long.MAX_VALUE));
    }

    /** Time passes from the beginning on: then the share is as much smaller. */
    private void assertThatItMayThinkFor(int parts, TimeControl time) throws Exception {
        Told first = first(time);
        long passed = System.currentTimeMillis() - begin;
        assertThat(first.level()).isEqualTo(Level.MASTER);
        assertThat(TimeUnit.NANOSECONDS.toMillis(first.nanos())).isBetween((DAY - passed) / parts, DAY / parts);
    }

    /** What the first bot at a table is told. */
    private Told first(TimeControl time) throws Exception {
        play(Shelf.onPath().usual("hobe").get().game(), time);
        return told.take();
    }

    private <C, S, A, E, V> void play(Game<C, S, A, E, V> game, TimeControl time) throws Exception {
        Bots<C, A, E, V> listening = (config, seat, level, nanos) -> {
            told.add(new Told(level, nanos));
            return game.bots().bot(config, seat, Level.BEGINNER);
        };
        Game<C, S, A, E, V> heard = new Game<>(
                game.id(),
                game.title(),
                game.artifact(),
                game.rules(),
                game.players(),
                game.decks(),
                listening,
                game.suggested(),
                game.cards());
        Setup<C> setup = new Setup<>(game.decks().config().apply(game.decks().usual()), 1, time, begin);
        Session<C, S, A, E, V> session = Session.open(game.rules(), setup).get();
        try (Folder tables = Folder.open(folder, false)) {
            LiveTable<C, S, A, E, V> table = new LiveTable<>(
                    new Portrait<>("0", heard, session), begin, tables.create("0", "the first line"), clockwork);
            table.sitDown(session.awaited().head(), Guest.bot("Bot", Level.MASTER))
                    .get();
        }
    }
}
