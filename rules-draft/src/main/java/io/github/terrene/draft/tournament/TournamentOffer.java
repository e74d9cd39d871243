package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.InnerSeats;
import io.github.terrene.odyssey.view.Offer;
import io.vavr.collection.Array;

/** An action of a tournament as an app offers it to a person. */
public sealed interface TournamentOffer {
    /** An action that needs no further details. */
    record Plain(TournamentAction action) implements TournamentOffer {}

    /**
     * What can be done in the player's game.
     *
     * @param players the two players, the lower seat first
     * @param offer what can be done, by the seats of the game
     */
    @Rule("TO-14.9")
    record InGame(Array<Seat> players, Offer offer) implements TournamentOffer, InnerSeats {}
}
