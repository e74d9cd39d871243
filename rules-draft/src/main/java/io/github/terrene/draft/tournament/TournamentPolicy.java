package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Seq;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Plays games at random, and leaves only if nothing else can be done. It chooses as the default does, but looks for the game only once. */
record TournamentPolicy(Policy<? super Game, ? super Action> inGames) implements Policy<Tournament, TournamentAction> {
    @Override
    public int weight(Tournament tournament, TournamentAction action) {
        return action instanceof Play play
                ? inGames.weight(tournament.gameOf(play.seat()).get(), play.action())
                : 0;
    }

    @Override
    public int place(Tournament tournament, Seq<? extends TournamentAction> legal, IntUnaryOperator draw) {
        int[] weights = new int[legal.size()];
        int total = 0;
        @Nullable Seat seat = null;
        @Nullable Game game = null;
        for (int place = 0; place < weights.length; place++) {
            if (legal.get(place) instanceof Play play) {
                if (game == null || !play.seat().equals(seat)) {
                    seat = play.seat();
                    game = tournament.gameOf(seat).get();
                }
                weights[place] = inGames.weight(game, play.action());
                total += weights[place];
            }
        }
        if (total == 0) {
            return draw.applyAsInt(weights.length);
        }
        int left = draw.applyAsInt(total);
        int place = 0;
        while (weights[place] <= left) {
            left -= weights[place];
            place++;
        }
        return place;
    }
}
