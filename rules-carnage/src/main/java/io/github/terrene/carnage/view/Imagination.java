package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;

public final class Imagination {
    public static Game of(View view, Catalogue catalogue, CardPool pool, Rng rng) { throw new UnsupportedOperationException(); }
}
