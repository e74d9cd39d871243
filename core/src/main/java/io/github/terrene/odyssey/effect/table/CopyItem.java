package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Zone;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Resolves an Item in an opponent's discard pile as if the source held it. */
@Rule("TO-8.38")
public record CopyItem() implements Effect {
    @Override
    public void resolve(Resolution here) {
        Seq<Seat> opponents = here.players(PlayerRole.EACH_OPPONENT);
        here.choose(new CardQuestion(
                        here.you(), opponents, Zone.DISCARD_PILE, Option.of(CardFilter.COPYABLE_ITEM), 1, false))
                .forEach(found -> found.forEach(here::resolveAsIfHeld));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(Role.SELF);
    }
}
