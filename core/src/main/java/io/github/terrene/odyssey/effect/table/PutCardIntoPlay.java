package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The player puts a Character from the hand or the discard pile into play.
 *
 * @param what which cards may be chosen
 * @param from where the card comes from
 * @param hidden whether it is put into play face-down
 */
@Rule("TO-7.8")
public record PutCardIntoPlay(CardFilter what, Zone from, boolean hidden) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.choose(new CardQuestion(here.you(), Array.of(here.you()), from, Option.of(what), 1, true))
                .forEach(found -> found.forEach(card -> here.table().putIntoPlay(here.you(), card, from, hidden)));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(PlayerRole.YOU);
        what.proofread(reader);
        reader.require(
                what.kind() == CardKind.CHARACTER, "TO-7.8/no-character", "only Characters are put into play so");
        reader.require(from != Zone.DECK, "TO-7.8/from-deck", "a Character is put into play from hand or discard pile");
    }
}
