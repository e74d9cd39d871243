package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * Something that a card does at a moment.
 *
 * @param moment when
 * @param price the shards that a power costs, 0 or more; 0 for all else
 * @param oncePerGame whether a player may use it only once per game
 * @param effects its parts, in the order of the text
 */
@Rule({"CG-6.5", "CG-12.1", "CG-12.3", "CG-12.12", "CG-12.13"})
public record Ability(Moment moment, int price, boolean oncePerGame, Array<Effect> effects) {
    /** Whether there is what every part of it needs. */
    @Rule({"CG-12.2", "CG-12.15"})
    public boolean possible(Board board, Seat controller) {
        for (int i = 0; i < effects.size(); i++) {
            if (!effects.get(i).possible(board, controller)) {
                return false;
            }
        }
        return true;
    }

    /** Its words. */
    public String say() {
        String words = effects.map(Effect::say).mkString(", then ");
        return switch (moment) {
            case USED ->
                "power (" + price + (price == 1 ? " shard" : " shards") + (oncePerGame ? ", once per game" : "") + "): "
                        + words;
            case PLACED -> "when placed: " + words;
            case BEATEN -> "when beaten: " + words;
        };
    }
}
