package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Decision;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Several players who do something at the same time: {@code A.and(B)}.
 *
 * @param all the players
 */
public record Players(Array<Player> all) {
    Seq<Decision> decisions(String prompt) {
        return all.map(player -> new Decision(player.seat(), prompt));
    }
}
