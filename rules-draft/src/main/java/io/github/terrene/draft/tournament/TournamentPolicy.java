package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.control.Option;
import java.util.function.IntUnaryOperator;

/** Plays games by a policy, and leaves only if nothing else can be done. It looks for the game only once, since all actions are of one seat. */
record TournamentPolicy(Policy<? super Game, ? super Action> inGames) implements Policy<Tournament, TournamentAction> {
    @Override
    public int weight(Tournament tournament, TournamentAction action) {
        return weight(tournament.gameOf(action.seat()), action);
    }

    @Override
    public int place(Tournament tournament, LegalActions<? extends TournamentAction> legal, IntUnaryOperator draw) {
        Option<Game> game = tournament.gameOf(legal.action(0).seat());
        Policy<Tournament, TournamentAction> here = (now, action) -> weight(game, action);
        return here.place(tournament, legal, draw);
    }

    private int weight(Option<Game> game, TournamentAction action) {
        Option<Action> inGame = action.inGame();
        return inGame.isEmpty() ? 0 : inGames.weight(game.get(), inGame.get());
    }
}
