package io.github.terrene.example;

import static io.github.terrene.odyssey.Words.DEF;

import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;
import io.vavr.collection.Array;

/** Deals damage to Characters, twice as much as they have DEF: the mechanic that Ember Coast brings. */
public record Crush(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.reached(to).forEach(one -> here.characters().damage(Array.of(one), 2 * here.stat(one, DEF), true));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }
}
