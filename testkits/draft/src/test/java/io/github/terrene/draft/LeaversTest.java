package io.github.terrene.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The walks on which laws are checked come to everything that players can do out of their turn. */
class LeaversTest {
    private static final DraftConfig CONFIG = DraftConfig.basic(
            5, DraftSpecimen.CATALOGUE.cards(), Options.standard().withTurnLimit(6));

    @Test
    void somebodyLeavesInEveryWayThatThereIs() {
        EncounterSpecimen specimen = new EncounterSpecimen();
        Array<EncounterAction> done = Array.rangeClosed(0, 20)
                .map(seed -> Walk.drawn(new SeededConfig<>(CONFIG, 3 * seed), 0, specimen.longest()))
                .flatMap(walk -> specimen.playthrough(walk).moves().map(move -> move.action()));
        assertThat(done.count(action ->
                        action instanceof EncounterAction.InDraft each && each.action() instanceof DraftAction.Leave))
                .isGreaterThan(20);
        Array<TournamentAction> played = done.filter(EncounterAction.InTournament.class::isInstance)
                .map(action -> ((EncounterAction.InTournament) action).action());
        assertThat(played.count(TournamentAction.Leave.class::isInstance)).isGreaterThan(5);
        assertThat(played.count(TournamentAction.LeaveAfterRound.class::isInstance))
                .isGreaterThan(5);
        assertThat(played.flatMap(TournamentAction::inGame).count(action -> action instanceof Run))
                .isPositive();
    }
}
