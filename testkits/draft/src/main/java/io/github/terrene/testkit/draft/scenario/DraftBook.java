package io.github.terrene.testkit.draft.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.script.ScriptBook;

/**
 * Base class of tests that tell scenarios of drafts and tournaments.
 *
 * <pre>{@code
 * class PassingTest extends DraftBook {
 *     @Test
 *     @Rule("TO-14.5")
 *     void pilesGoToTheLeftFirst() {
 *         DraftScene s = picking(draft(3).pile(A, ETHAN, INU, DART));
 *         s.picks(A, ETHAN).picks(B, EXTRA).picks(C, EXTRA);
 *         assertThat(s.pile(B)).containsExactly(DART, INU);
 *         s.awaitsPicks(A, B, C);
 *     }
 * }
 * }</pre>
 */
public abstract class DraftBook extends ScriptBook {
    /** The first seat; B is to its left. */
    public static final Seat A = Seat.of(0);

    /** The second seat. */
    public static final Seat B = Seat.of(1);

    /** The third seat. */
    public static final Seat C = Seat.of(2);

    /** The fourth seat. */
    public static final Seat D = Seat.of(3);

    /** The fifth seat. */
    public static final Seat E = Seat.of(4);

    /** For tests to extend. */
    protected DraftBook() {}

    /** A draft of that many players. */
    protected static DraftTableBuilder draft(int players) {
        return new DraftTableBuilder(players);
    }

    /** A scene in which everybody has taken the first pile. */
    protected final DraftScene picking(DraftTableBuilder table) {
        return tell(table.begin());
    }

    /** A scene of a tournament whose first round is paired that way, such as {@code "AD BE C"}: C has the bye. */
    protected final TournamentScene paired(int players, String pairs) {
        return tell(TournamentScene.paired(players, pairs));
    }

    /** A scene in which everybody builds a deck. */
    protected final DraftScene building(DraftTableBuilder table) {
        return tell(table.building());
    }
}
