package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.trait.NamedCard;
import io.vavr.collection.Array;

/**
 * Creates tokens.
 *
 * @param tokens the tokens, in this order
 */
@Rule("TO-1.10")
public record Create(Array<NamedCard> tokens) implements Effect {
    @Override
    public void resolve(Resolution here) {
        tokens.forEach(token -> here.table().create(token.id()));
    }

    @Override
    public void proofread(Proofreader reader) {
        tokens.forEach(reader::mentionsToken);
        reader.number("TO-1.10", "the number of tokens", tokens.size(), 1, Proofreader.MOST_ACTIONS);
    }
}
