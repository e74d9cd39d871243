package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Whose, from the point of view of an effect's controller. */
@Rule("HB-3.9")
public enum Whose {
    /** The controller's. */
    OWN("your ", "your "),
    /** The opponent's. */
    ENEMY("enemy ", "the opponent's "),
    /** Either player's. */
    ANY("", "each player's ");

    private final String adjective;
    private final String possessive;

    Whose(String adjective, String possessive) {
        this.adjective = adjective;
        this.possessive = possessive;
    }

    /** The word before cards, with a space after it. */
    public String adjective() {
        return adjective;
    }

    /** The word before a pile, with a space after it. */
    public String possessive() {
        return possessive;
    }

    /** Whether it means that player. */
    public boolean means(Seat controller, Seat player) {
        return this == ANY || (this == OWN) == player.equals(controller);
    }

    /** The players meant, the active one first. */
    @Rule("HB-10.4")
    public Array<Seat> players(Seat active, Seat controller) {
        return Players.from(active).filter(seat -> means(controller, seat));
    }

    /** The subject of a sentence: "you", "the opponent", "each player". */
    public String subject() {
        return switch (this) {
            case OWN -> "you";
            case ENEMY -> "the opponent";
            case ANY -> "each player";
        };
    }
}
