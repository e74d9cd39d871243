package io.github.terrene.forms;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;

/**
 * A game whose forms are given instead of found.
 *
 * @param artifacts whose types the game has
 * @param config with which it is played
 * @param cards the forms of its cards
 */
record TriedGame<C, S, A, E, V>(Array<String> artifacts, Rules<C, S, A, E, V> rules, C config, Forms cards) {
    static Array<TriedGame<?, ?, ?, ?, ?>> all() {
        return Array.of(
                TriedOdyssey.duel(),
                TriedOdyssey.encounter(),
                TriedTerralore.game(),
                TriedHobe.game(),
                TriedHobe.match(),
                TriedCarnage.game());
    }

    @Override
    public String toString() {
        return rules.notation().game();
    }
}
