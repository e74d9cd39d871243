package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Body;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.effect.BattleFilter;
import io.github.terrene.hobe.effect.Sorts;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Whose;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.testkit.law.card.OddCalls;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Effects and texts by somebody who has not read what they may do. Each gives the same answer whenever it is asked the same question. */
final class Reckless {
    private static final int HP = 5;

    private Reckless() {}

    /** The calls that effects make. */
    static OddCalls<Resolution> calls() {
        return OddCalls.of(Resolution.class)
                .with(Integer.class, here -> inPlay(here.board()).map(CardInPlay::number))
                .with(CardInPlay.class, here -> inPlay(here.board()))
                .with(String.class, here -> buried(here.board()).map(Choice.Buried::card))
                .with(Choice.class, here -> choices(here.board()))
                .with(
                        Targets.class,
                        here -> Array.of(
                                new Targets(1, BattleFilter.of(Whose.ANY)),
                                new Targets(2, BattleFilter.of(Whose.ENEMY)),
                                new Targets(1, new Sorts.SituationOf(Whose.ANY)),
                                new Targets(-1, BattleFilter.of(Whose.OWN)),
                                new Targets(Integer.MAX_VALUE, BattleFilter.of(Whose.ANY))))
                .with(
                        Question.class,
                        here -> Players.BOTH.map(
                                seat -> new Question(seat, "HB-10.15", "anything", choices(here.board()))));
    }

    /** The looks that they take at the board. */
    static OddCalls<Board> looks() {
        return OddCalls.of(Board.class)
                .with(Integer.class, board -> inPlay(board).map(CardInPlay::number))
                .with(CardInPlay.class, Reckless::inPlay)
                .with(Place.class, board -> inPlay(board).map(CardInPlay::place));
    }

    private static Array<CardInPlay> inPlay(Board board) {
        return Players.BOTH.flatMap(board::inPlay);
    }

    private static Array<Choice.Buried> buried(Board board) {
        return Players.BOTH.flatMap(
                seat -> board.underworld(seat).take(2).map(card -> new Choice.Buried(seat, card.id())));
    }

    static Array<Choice> choices(Board board) {
        return inPlay(board)
                .take(3)
                .<Choice>map(card -> new Choice.InPlay(card.number()))
                .appendAll(buried(board))
                .append(new Choice.At(Slot.BACK_1));
    }

    /** Something else on another board: what cannot be carried out now may be at another time. */
    static long mark(Board board) {
        return Players.BOTH
                .flatMap(seat -> board.inPlay(seat)
                        .map(card -> 31 * card.number() + card.place().slot().ordinal() + card.tokens())
                        .append(board.handSize(seat) + 77 * board.deckSize(seat)))
                .foldLeft(0L, (mark, number) -> 31 * mark + number);
    }

    private static Effect effect(OddCalls<Resolution> calls, OddCalls<Board> looks, Dice dice) {
        Option<Targets> aim = Option.when(dice.below(3) == 0, () -> new Targets(1 + dice.below(2), sort(dice)));
        return new RecklessEffect(calls, looks, dice.bits(), dice.below(8) > 0, aim);
    }

    private static Targets.Sort sort(Dice dice) {
        return dice.below(2) == 0 ? new RecklessSort(dice.bits()) : BattleFilter.of(Whose.ANY);
    }

    /** Who has more HP is wounded and lives on. */
    private static Body sturdy(Body body) {
        return new Body(body.type(), body.reach(), body.attack(), body.hp() + HP, body.words());
    }

    /**
     * The card with reckless effects and texts in the place of some of its own. Few of them last: a faulty one that happens in every turn
     * lets no turn end.
     */
    static Card some(Card card, OddCalls<Resolution> calls, OddCalls<Board> looks, Dice dice) {
        int oneIn = card.kind() == CardKind.EVENT ? 1 : 6;
        return new Card(
                card.id(),
                card.name(),
                card.kind(),
                card.body().map(Reckless::sturdy),
                card.requirements(),
                card.cost(),
                card.timing(),
                card.abilities()
                        .map(each -> new Ability(
                                each.trigger(),
                                each.inStandby(),
                                each.effects()
                                        .map(effect -> dice.below(oneIn) == 0 ? effect(calls, looks, dice) : effect))),
                card.continuous().map(text -> dice.below(16) == 0 ? new RecklessText(dice.bits()) : text));
    }
}
