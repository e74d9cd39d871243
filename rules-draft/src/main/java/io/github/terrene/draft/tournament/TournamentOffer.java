package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.InnerSeats;
import io.github.terrene.odyssey.view.Offer;
import io.vavr.collection.Array;

/** An action of a tournament as it is offered to a person. */
public sealed interface TournamentOffer {
    /** An action that says all of that itself. */
    record Plain(TournamentAction action) implements TournamentOffer {}

    /**
     * What can be done in the player's game.
     *
     * @param players the lower seat and the other
     * @param offer what, by the seats of the game
     */
    @Rule("TO-14.9")
    record InGame(Array<Seat> players, Offer offer) implements TournamentOffer, InnerSeats {}
}
