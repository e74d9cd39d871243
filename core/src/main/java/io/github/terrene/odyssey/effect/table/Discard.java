package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Zone;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Players discard cards, chosen by them or by the player who has the ability.
 *
 * @param cards the number of cards
 * @param to the players who discard
 * @param yourChoice whether the player who has the ability chooses
 */
@Rule("TO-8.36")
public record Discard(@Rule("TO-8.36") @Bounded int cards, PlayerRole to, boolean yourChoice) implements Effect {
    @Override
    public void resolve(Resolution here) {
        Seq<Seat> players = here.players(to);
        Seq<Option<Seq<String>>> chosen = players.map(player -> here.choose(question(here, player)));
        if (chosen.forAll(Option::isDefined)) {
            players.zip(chosen).forEach(choice -> here.cards().discard(choice._1, choice._2.get()));
        }
    }

    private CardQuestion question(Resolution here, Seat player) {
        return new CardQuestion(
                yourChoice ? here.you() : player, Array.of(player), Zone.HAND, Option.none(), cards, false);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(to);
    }
}
