package io.github.terrene.browser;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.TextForm;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What an action will lead to, for all that a seat knows. Whether an action can be {@linkplain Step#undoable taken back} depends only on that, and
 * if it can, it tells nobody anything: then it leads to the same view, whatever is hidden. So one state that might be is as good as the true one.
 *
 * @param rules the rules of the game
 */
record Foresight<S, A, E, V>(Rules<?, S, A, E, V> rules) {
    /** What the players are called, as a list. */
    static Array<String> names(String json) {
        return Json.read(ListForm.of(new TextForm()), json).getOrElseThrow(problem -> new Refusal(Array.of(problem)));
    }

    /** What the one who acts knows then; none if more decides it, or if the action is not legal. */
    Option<V> after(V known, A action) {
        S imagined = rules.imagine(known, CardPool.UNKNOWN, Rng.of(0));
        return rules.apply(imagined, action)
                .toOption()
                .filter(Step::undoable)
                .map(step -> rules.view(step.state(), rules.actor(action)));
    }
}
