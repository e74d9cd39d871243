package io.github.terrene.odyssey.effect.table;

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
 * The player returns a card from their discard pile to their hand.
 *
 * @param what which cards may be chosen
 */
public record TakeBack(CardFilter what) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.choose(new CardQuestion(here.you(), Array.of(here.you()), Zone.DISCARD_PILE, Option.of(what), 1, false))
                .forEach(found -> here.cards().takeBack(here.you(), found));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(PlayerRole.YOU);
        what.proofread(reader);
    }
}
