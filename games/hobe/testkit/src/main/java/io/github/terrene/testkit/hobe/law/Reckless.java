package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Body;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Strike;
import io.github.terrene.hobe.trait.Tally;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Quality;
import io.github.terrene.kernel.word.Score;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.kernel.word.Word;
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
                .with(Thing.class, here -> things(here.world()))
                .with(CardInPlay.class, here -> inPlay(here.world()))
                .with(Choice.class, here -> choices(here.world()))
                .with(Stat.class, here -> Array.of(Figure.values()))
                .with(Deed.class, here -> Array.of(Act.values()))
                .with(Area.class, here -> Array.of(Where.values()))
                .with(Quality.class, here -> Array.<Quality>of(Reach.values()).appendAll(Array.of(Strike.values())))
                .with(
                        Selection.Chosen.class,
                        here -> Array.of(
                                new Selection.Chosen(1, 1, Words.anyone()),
                                new Selection.Chosen(2, 2, Words.enemies()),
                                new Selection.Chosen(0, 2, Words.yours()),
                                new Selection.Chosen(1, 1, Words.situations(Whose.ANY)),
                                new Selection.Chosen(1, 1, Words.inUnderworld(Whose.OWN, CardKind.BATTLE)),
                                new Selection.Chosen(-1, -1, Words.yours()),
                                new Selection.Chosen(Integer.MAX_VALUE, Integer.MAX_VALUE, Words.anyone())))
                .with(
                        Question.class,
                        here -> Players.BOTH.map(
                                seat -> Question.of(seat, "HB-10.15", "anything", choices(here.world()))));
    }

    /** The looks that they take at the board. */
    static OddCalls<Board> looks() {
        return OddCalls.of(Board.class)
                .with(Integer.class, board -> inPlay(board).map(CardInPlay::number))
                .with(CardInPlay.class, Reckless::inPlay)
                .with(Thing.class, Reckless::things)
                .with(Area.class, board -> Array.of(Where.values()))
                .with(Stat.class, board -> Array.of(Figure.values()))
                .with(Score.class, board -> Array.of(Tally.values()))
                .with(Deed.class, board -> Array.of(Act.values()))
                .with(Word.class, board -> Array.<Word>of(CardKind.values()).appendAll(Array.of(BattleType.values())))
                .with(Place.class, board -> inPlay(board).map(CardInPlay::place));
    }

    private static Array<CardInPlay> inPlay(Board board) {
        return Players.BOTH.flatMap(board::inPlay);
    }

    private static Array<Thing> things(Board board) {
        return Array.<Thing>narrow(inPlay(board))
                .appendAll(Players.BOTH.flatMap(seat -> board.in(Where.UNDERWORLD, seat)))
                .append(new InPile(Where.HAND, Players.SOUTH, StarterSet.cards().head()));
    }

    private static Array<OwnChoice.Buried> buried(Board board) {
        return Players.BOTH.flatMap(
                seat -> board.underworld(seat).take(2).map(card -> new OwnChoice.Buried(seat, card.id())));
    }

    static Array<Choice> choices(Board board) {
        return inPlay(board)
                .take(3)
                .<Choice>map(card -> new OwnChoice.InPlay(card.number()))
                .appendAll(buried(board))
                .append(new OwnChoice.At(Slot.BACK_1));
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
        Option<Selection.Chosen> aim = Option.when(dice.below(3) == 0, () -> aim(1 + dice.below(2), dice));
        return new RecklessEffect(calls, looks, dice.bits(), dice.below(8) > 0, aim);
    }

    private static Selection.Chosen aim(int number, Dice dice) {
        Filter who = dice.below(2) == 0 ? Words.anyone().of(new RecklessWord(dice.bits())) : Words.anyone();
        return new Selection.Chosen(number, number, who);
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
