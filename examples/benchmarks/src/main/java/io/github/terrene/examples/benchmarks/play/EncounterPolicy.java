package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import java.util.function.IntUnaryOperator;

/** Drafts uniformly and plays the games by a policy. It looks for the game once a decision. */
record EncounterPolicy(Policy<? super Game, ? super Action> inGames) implements Policy<Encounter, EncounterAction> {
    @Override
    public int weight(Encounter encounter, EncounterAction action) {
        return action instanceof InTournament
                ? weight(gameOf(encounter, action), action)
                : ((InDraft) action).action() instanceof DraftAction.Leave ? 0 : 1;
    }

    private int weight(Game game, EncounterAction action) {
        return ((InTournament) action).action() instanceof Play play ? inGames.weight(game, play.action()) : 0;
    }

    private static Game gameOf(Encounter encounter, EncounterAction action) {
        return encounter.tournament().get().gameOf(action.seat()).get();
    }

    @Override
    public int place(Encounter encounter, LegalActions<? extends EncounterAction> legal, IntUnaryOperator draw) {
        if (encounter.tournament().isEmpty()) {
            return Policy.super.place(encounter, legal, draw);
        }
        Game game = gameOf(encounter, legal.action(0));
        Policy<Encounter, EncounterAction> here = (now, action) -> weight(game, action);
        return here.place(encounter, legal, draw);
    }
}
