package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Zone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The player searches their deck for a card and puts it into their hand.
 *
 * @param what which cards may be found
 */
@Rule("TO-8.36")
public record Search(CardFilter what) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.choose(new CardQuestion(here.you(), Array.of(here.you()), Zone.DECK, Option.of(what), 1, true))
                .forEach(found -> here.cards().fetch(here.you(), found));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(PlayerRole.YOU);
        what.proofread(reader);
    }
}
