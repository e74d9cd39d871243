package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Whose, from the point of view of an effect's controller. */
@Rule({"TL-9.25", "TL-9.27"})
public enum Whose {
    /** The controller's. */
    OWN("your "),
    /** The opponent's. */
    ENEMY("enemy "),
    /** Either player's. */
    ANY("");

    private final String word;

    Whose(String word) {
        this.word = word;
    }

    /** The word in a card's text, with a space after it. */
    public String word() {
        return word;
    }

    /** Whether it means that player. */
    public boolean means(Seat controller, Seat player) {
        return this == ANY || (this == OWN) == player.equals(controller);
    }

    /** The players meant, South first. */
    public Array<Seat> players(Seat controller) {
        return switch (this) {
            case OWN -> controller.asList();
            case ENEMY -> Players.opponent(controller).asList();
            case ANY -> Players.BOTH;
        };
    }

    /** "your castle", "the enemy castle", "both castles". */
    public String possessive(String noun, String plural) {
        return switch (this) {
            case OWN -> "your " + noun;
            case ENEMY -> "the enemy " + noun;
            case ANY -> "both " + plural;
        };
    }

    /** What the players do with a number of cards: "draw a card", "the opponent draws 2 cards", "both players draw a card". */
    public String does(String verb, int cards) {
        String doing = switch (this) {
            case OWN -> verb;
            case ENEMY -> "the opponent " + verb + "s";
            case ANY -> "both players " + verb;
        };
        return doing + (cards == 1 ? " a card" : " " + cards + " cards");
    }
}
