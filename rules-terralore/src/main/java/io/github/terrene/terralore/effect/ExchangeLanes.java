package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Two Creatures of one player, one from each lane, exchange lanes. The one in the attacking lane is chosen first. */
@Rule("TL-14.5")
public record ExchangeLanes() implements Effect {
    @Override
    public void resolve(Resolution here) {
        Array<Choice> first = Players.BOTH
                .filter(seat -> creatures(here, Place.of(seat, Lane.DEFENDING)).nonEmpty())
                .flatMap(seat -> creatures(here, Place.of(seat, Lane.ATTACKING)));
        for (Choice one : ask(here, first)) {
            Array<Choice> second = creatures(here, Place.of(side(here, one), Lane.DEFENDING));
            ask(here, second).forEach(other -> here.exchange(number(one), number(other)));
        }
    }

    private static Option<Choice> ask(Resolution here, Array<Choice> options) {
        return here.choose(Question.of(here.controller(), "TL-14.5", "exchange", options));
    }

    private static Array<Choice> creatures(Resolution here, Place place) {
        return here.standing(place)
                .filter(each -> each.creature() && !here.own(each))
                .map(each -> (Choice) new Choice.Creature(each.number()));
    }

    private static Seat side(Resolution here, Choice creature) {
        return Players.BOTH
                .find(seat -> creatures(here, Place.of(seat, Lane.ATTACKING)).contains(creature))
                .get();
    }

    private static int number(Choice creature) {
        return ((Choice.Creature) creature).number();
    }

    @Override
    public String say() {
        return "two Creatures of one player exchange lanes";
    }
}
