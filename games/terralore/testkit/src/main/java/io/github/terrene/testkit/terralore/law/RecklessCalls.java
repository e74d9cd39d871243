package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Quality;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Act;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Where;
import io.github.terrene.testkit.law.card.OddCalls;
import io.vavr.collection.Array;

/** Everything that a {@link RecklessEffect} can call. */
public final class RecklessCalls {
    private RecklessCalls() {}

    /** Calls of every method through which effects of Terralore work, with what there is on the table among the arguments. */
    public static OddCalls<Resolution> all() {
        return OddCalls.of(Resolution.class)
                .with(Thing.class, here -> things(here.world()))
                .with(CardOnField.class, here -> standing(here.world()))
                .with(Place.class, here -> Place.all())
                .with(Stat.class, here -> Array.of(Figure.values()))
                .with(Area.class, here -> Array.of(Where.values()))
                .with(Quality.class, here -> Array.empty())
                .with(Deed.class, here -> Array.of(Act.values()))
                .with(
                        Card.class,
                        here -> here.self()
                                .card()
                                .tokens()
                                .appendAll(buried(here.world()).take(2))
                                .append(StarterSet.cards().head()))
                .with(Choice.class, here -> choices(here.world()))
                .with(
                        Selection.Chosen.class,
                        here -> Array.of(
                                new Selection.Chosen(1, 1, Words.creatures(Whose.ANY, Where.ANYWHERE)),
                                new Selection.Chosen(2, 2, Words.creatures(Whose.ENEMY, Where.HERE)),
                                new Selection.Chosen(0, 2, Words.creatures(Whose.OWN, Where.ANYWHERE)),
                                new Selection.Chosen(1, 1, Words.buried(Whose.OWN)),
                                new Selection.Chosen(-1, -1, Words.buried(Whose.ANY)),
                                new Selection.Chosen(
                                        Integer.MAX_VALUE,
                                        Integer.MAX_VALUE,
                                        Words.creatures(Whose.ANY, Where.ANYWHERE))))
                .with(
                        Question.class,
                        here -> Array.of(here.you(), Players.opponent(here.you()))
                                .map(seat -> Question.of(seat, "TL-9.9", "target", choices(here.world()))))
                .with(
                        Eligibility.class,
                        here -> Array.of(
                                Eligibility.OFFERED,
                                (choice, why) -> why.no("TL-9.9/reckless", "{choice} will not do", choice)));
    }

    private static Array<CardOnField> standing(Board now) {
        return Place.all().flatMap(now::standing);
    }

    private static Array<Card> buried(Board now) {
        return Players.BOTH.flatMap(now::graveyard);
    }

    private static Array<Thing> things(Board now) {
        return Array.<Thing>narrow(standing(now))
                .appendAll(Players.BOTH.flatMap(seat -> now.in(Where.GRAVEYARD, seat)))
                .append(new InPile(Where.HAND, Players.SOUTH, StarterSet.cards().head()));
    }

    private static Array<Choice> choices(Board now) {
        return standing(now)
                .<Choice>map(each -> new OwnChoice.Creature(each.number()))
                .appendAll(Players.BOTH.flatMap(
                        seat -> now.graveyard(seat).map(card -> new OwnChoice.Buried(seat, card.id()))))
                .appendAll(Players.BOTH.map(OwnChoice.Player::new));
    }
}
