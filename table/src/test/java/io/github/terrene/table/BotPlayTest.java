package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.level.Level;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.session.TimeControl;
import io.github.terrene.shelf.Bots;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Opening;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.Wordings;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A bot is told how strong it is, and how long it may think: its {@link ThinkingTime}. */
class BotPlayTest {
    private static final long DAY = Duration.ofDays(1).toMillis();

    private final InMemory memory = new InMemory();
    private final List<Told> told = new ArrayList<>();

    /** What a bot was told when it was made. */
    private record Told(Level level, long nanos) {}

    @Test
    void whoHasACertainTimeForADecisionThinksForAQuarterOfIt() {
        play(TimeControl.perDecision(DAY), 1);
        assertThat(told)
                .containsExactly(new Told(Level.MASTER, Duration.ofHours(6).toNanos()));
    }

    @Test
    void whoHasACertainTimeForTheGameThinksForAFortiethOfIt() {
        play(TimeControl.of(DAY, 0), 1);
        assertThat(told)
                .containsExactly(new Told(Level.MASTER, Duration.ofMinutes(36).toNanos()));
    }

    @Test
    void whoSharesTheMachineThinksForAsMuchLess() {
        play(TimeControl.perDecision(DAY), 3);
        assertThat(told)
                .containsExactly(new Told(Level.MASTER, Duration.ofHours(2).toNanos()));
    }

    @Test
    void whoHasAllTheTimeThinksAsLongAsItLikes() {
        play(TimeControl.NONE, 1);
        assertThat(told).containsExactly(new Told(Level.MASTER, Long.MAX_VALUE));
    }

    private void play(TimeControl time, int crowd) {
        play(Shelf.onPath().usual("hobe").get().game(), time, crowd);
    }

    private <C, S, A, E, V> void play(Game<C, S, A, E, V> game, TimeControl time, int crowd) {
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
        Setup<C> setup = new Setup<>(game.decks().config().apply(game.decks().usual()), 1, time, memory.time());
        Session<C, S, A, E, V> session = Session.open(game.rules(), setup).get();
        LiveTable<C, S, A, E, V> table = new LiveTable<>(
                new Portrait<>(
                        "0",
                        heard,
                        new Opening<>(NewTable.of("hobe", Option.none(), Option.none()), Option.none(), setup),
                        session,
                        new Wordings(Shelf.onPath())),
                1,
                (number, line) -> true,
                memory);
        table.people()
                .sitDown(session.awaited().head(), Guest.bot("Bot", Level.MASTER))
                .get();
        table.bots().play(session.awaited().head(), crowd);
    }
}
