package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.card.TerrainCard;

/**
 * A Terrain in play, active or not, named by its card: {@code B.the(HOME_FIELD)}.
 *
 * @param whose whose it is
 * @param card the card
 */
public record Ground(Player whose, TerrainCard card) {
    @Override
    public String toString() {
        return whose + "'s " + card.name();
    }
}
