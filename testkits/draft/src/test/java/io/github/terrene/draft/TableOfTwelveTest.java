package io.github.terrene.draft;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.session.TimeControl;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** What a table costs at which many sit: thirteen watch each pick, of which only one notices anything. */
class TableOfTwelveTest {
    private static final RandomEncounter RULES = EncounterSpecimen.RULES;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int SEATS = 12;

    private static Session<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> table(int seats) {
        DraftConfig config = DraftConfig.basic(seats, DraftSpecimen.CATALOGUE.cards(), Options.standard());
        return Session.open(RULES, new Setup<>(config, 5, TimeControl.of(600_000, 0), 0))
                .get();
    }

    private static Session<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> picked(
            Session<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> table) {
        Seat seat = table.awaited().head();
        return table.play(seat, table.number(seat), table.choices(seat).head(), 1_000)
                .get();
    }

    /** How many bytes a pick allocates that only its player notices. */
    private static long bytesOfAPick(int seats) {
        var table = table(seats);
        for (int i = 0; i < 2 * seats; i++) {
            table = picked(table);
        }
        long thread = Thread.currentThread().getId();
        Seat seat = table.awaited().head();
        EncounterAction pick = table.choices(seat).head();
        table.play(seat, table.number(seat), pick, 2_000);
        long before = THREADS.getThreadAllocatedBytes(thread);
        table.play(seat, table.number(seat), pick, 2_000);
        return THREADS.getThreadAllocatedBytes(thread) - before;
    }

    @Test
    void aPickCostsWhatTheOthersSeeOfItAndNotWhatTheyKnowAlready() {
        long few = bytesOfAPick(SEATS / 3);
        long many = bytesOfAPick(SEATS);
        assertThat(many).as("bytes of a pick at a table of %s", SEATS).isLessThan(45_000);
        assertThat(many).as("%s bytes at a table of %s", few, SEATS / 3).isLessThan(3 * few);
    }

    /** So that a journal grows with what changed. */
    @Test
    void viewsOfOtherMomentsShareWhatNobodyMayKnow() {
        var table = table(SEATS);
        Seat watcher = Seat.of(1);
        var before = RULES.view(table.state(), watcher).draft().table();
        var after = RULES.view(picked(table).state(), watcher).draft().table();
        for (int seat = 0; seat < SEATS; seat++) {
            if (seat != watcher.index()) {
                assertThat(after.piles().get(seat)).isSameAs(before.piles().get(seat));
            }
        }
    }
}
