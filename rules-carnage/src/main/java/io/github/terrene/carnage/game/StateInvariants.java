package io.github.terrene.carnage.game;

import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;

public final class StateInvariants {
    public static Array<Invariant<Game, ?>> of(Catalogue catalogue) { return Array.empty(); }
}
