package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.control.Option;

/**
 * A Character in play, named by its card.
 *
 * @param card the card
 * @param whose whose it is; none if it does not matter because only one is in play
 * @param place which of several copies, in the order in which they came into play, from 1; 0 if it does not matter
 */
public record Someone(CharacterCard card, Option<Player> whose, int place) {
    static Someone anywhere(CharacterCard card) {
        return new Someone(card, Option.none(), 0);
    }

    static Someone of(Player player, CharacterCard card) {
        return new Someone(card, Option.some(player), 0);
    }

    /** The copy that came into play first, of those in play. */
    public Someone first() {
        return new Someone(card, whose, 1);
    }

    /** The second copy. */
    public Someone second() {
        return new Someone(card, whose, 2);
    }

    @Override
    public String toString() {
        return whose.map(player -> player + "'s ").getOrElse("") + (place > 1 ? "other " : "") + card.name();
    }
}
