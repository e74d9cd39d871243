package io.github.terrene.draft.scenario;

import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.draft.scenario.DraftBook;
import io.github.terrene.testkit.draft.scenario.DraftScene;
import io.github.terrene.testkit.draft.scenario.TournamentScene;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** A verb that finds nothing to do says why, and what is awaited from whom. */
class FailureTest extends DraftBook {
    private static void fails(ThrowingCallable verb, String... words) {
        assertThatExceptionOfType(AssertionError.class).isThrownBy(verb).withMessageContainingAll(words);
    }

    @Test
    void whoHasNoGameToPlay() {
        TournamentScene begun = paired(5, "AD BE C");
        String all = "awaited: A about party, B about party, D about party, E about party";
        fails(
                () -> begun.wins(C),
                "C has no game to play now: C has the bye and no game in this round (TO-14.10)",
                all);
        fails(() -> begun.draws(C), "C has the bye", all);
        fails(() -> begun.winsElsewhere(C), "C has the bye", all);
        fails(() -> begun.wins(Seat.of(7)), "nobody sits at seat H (TO-14.9)", all);
        begun.wins(A);
        String two = "awaited: B about party, E about party";
        fails(() -> begun.wins(D), "the game of A and D is over, and the round is not (TO-14.9)", two);
        fails(() -> begun.winsElsewhere(A), "the game of A and D is over", two);
        begun.leaves(C);
        fails(() -> begun.draws(C), "player C has left (TO-14.16)", two);
        begun.awaits(B, E);
    }

    @Test
    void whoHasNothingToPickOrToBuild() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU).pile(B, ASU, SAMMY).pile(C, DART, PIKE));
        s.picks(A, ETHAN);
        String awaited = "awaited: B about pick, C about pick";
        fails(() -> s.picks(A, INU), "player A has already chosen: pick (TO-14.5/chosen)", awaited);
        fails(() -> s.picks(B, INU), "there is no", awaited);
        fails(() -> s.adds(B, ASU), "now it is about another choice: pick (TO-14.6/other-choice)", awaited);
        fails(() -> s.builds(B, ASU), "now it is about another choice: pick (TO-14.6)", awaited);
        fails(() -> s.picks(Seat.of(5), INU), "nobody sits at seat F (TO-14.5/no-seat)", awaited);
        fails(() -> s.pile(Seat.of(5)), "nobody sits at seat F", awaited);
        s.leaves(A);
        fails(() -> s.leaves(A), "player A has left (TO-14.16/left)", awaited);
        s.awaitsPicks(B, C);
    }

    @Test
    void whatIsNoTableOfADraft() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> draft(2))
                .withMessage("a draft has 3 to 12 players, not 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> draft(3).pile(4, A, ETHAN))
                .withMessage("a draft of 3 players has 3 rounds, and no round 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> draft(3).picked(D, ETHAN))
                .withMessage("nobody sits at seat D in a draft of 3 players");
        assertThatIllegalArgumentException().isThrownBy(() -> draft(3).left(A, E));
        assertThatIllegalStateException().isThrownBy(() -> draft(3).begin());
    }

    @Test
    void whatIsNoPairing() {
        for (String pairs : new String[] {"AB", "AB CD E", "BA CD", "CD AB", "AB CE", "AB", "", "ABCD", "AB C D"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> paired(4, pairs))
                    .withMessageContainingAll("4 players", "\"" + pairs + "\"", "AD BE C");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> paired(2, "AB"))
                .withMessage("entrants: a tournament has 3 to 12 players, not 2 (TO-14.1)");
    }
}
