package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/** Which place of the spearhead a card would reinforce. */
@Internal
public final class Reinforcing {
    private Reinforcing() {}

    /** The place where the Legend or Relic of that name is; 0 if there is none. */
    @Rule({"CG-3.6", "CG-6.12", "CG-6.13"})
    public static int place(Game game, Seat seat, Card card) {
        return place(game.options(), game.table().side(seat).spearhead(), card);
    }

    /** The same in a spearhead. */
    @Rule("CG-3.6")
    public static int place(Options options, Spearhead spearhead, Card card) {
        String name = options.name(card);
        for (int place = 1; place <= Spearhead.PLACES; place++) {
            Option<Stack> stack = spearhead.at(place).get(card.kind());
            if (stack.isDefined() && options.name(stack.get().card()).equals(name)) {
                return place;
            }
        }
        return 0;
    }
}
