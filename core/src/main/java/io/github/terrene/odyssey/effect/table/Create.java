package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Speaker;
import io.github.terrene.odyssey.trait.NamedCard;
import io.vavr.collection.Array;

/**
 * Makes tokens.
 *
 * @param tokens which, in this order
 */
@Rule("TO-1.10")
public record Create(Array<NamedCard> tokens) implements Effect {
    @Override
    public void resolve(Resolution here) {
        tokens.forEach(token -> here.table().create(token.id()));
    }

    @Override
    public String say(Speaker speaker) {
        return "create " + tokens.map(token -> Phrase.a(speaker.token(token))).mkString(" and ");
    }

    @Override
    public void proofread(Proofreader reader) {
        int number = reader.all("TO-1.10", "a token", tokens).size();
        reader.number("TO-1.10", "the number of tokens", number, 1, Proofreader.MOST_ACTIONS);
    }
}
