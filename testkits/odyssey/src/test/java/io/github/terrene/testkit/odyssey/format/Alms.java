package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.odyssey.effect.PlayerRole.EACH_OPPONENT;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Each opponent may discard an Item. */
record Alms() implements Effect {
    private static final Option<CardFilter> AN_ITEM = Option.of(CardFilter.of(CardKind.ITEM));

    @Override
    public void resolve(Resolution here) {
        Seq<Seat> players = here.players(EACH_OPPONENT);
        Seq<Option<Seq<String>>> given = players.map(
                player -> here.choose(new CardQuestion(player, player.asList(), Zone.HAND, AN_ITEM, 1, true)));
        if (given.forAll(Option::isDefined)) {
            players.zip(given).forEach(each -> here.cards().discard(each._1, each._2.get()));
        }
    }
}
