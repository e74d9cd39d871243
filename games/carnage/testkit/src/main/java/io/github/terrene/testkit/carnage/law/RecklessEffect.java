package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.card.OwnEffect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Figure;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.Deed;
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

/**
 * An effect by somebody who has not read the documentation: it calls methods with random arguments, always the same ones.
 *
 * @param calls the calls that it makes, one object for all effects, which notes them
 * @param seed which of them
 */
public record RecklessEffect(OddCalls<Resolution> calls, long seed) implements OwnEffect {
    private static final Array<Element> ELEMENTS =
            StarterSet.elements().append(new Element("ice")).append(Element.UNKNOWN);
    private static final int THAT_CANNOT_TELL = 200;

    /** Calls of every method through which effects of Carnage work, with what there is on the table among the arguments. */
    public static OddCalls<Resolution> allCalls() {
        return OddCalls.of(Resolution.class)
                .through(Board.class)
                .with(Element.class, here -> ELEMENTS)
                .with(Choice.class, here -> here.world().elements().map(OwnChoice.OfElement::new))
                .with(Thing.class, here -> things(here.world()))
                .with(CardInPlay.class, here -> Players.BOTH.flatMap(here.world()::inPlay))
                .with(Stat.class, here -> Array.<Stat>of(Figure.LEVEL).appendAll(ELEMENTS))
                .with(Score.class, here -> Array.of(Tally.values()))
                .with(Deed.class, here -> Array.of(Act.values()))
                .with(Area.class, here -> Array.of(Where.values()))
                .with(Quality.class, here -> Array.of(new Quality() {}))
                .with(Word.class, here -> Array.<Word>of(CardKind.values()).appendAll(ELEMENTS))
                .with(
                        Selection.Chosen.class,
                        here -> Array.of(
                                new Selection.Chosen(1, 1, Words.inPlay(Whose.ANY, Words.CARD)),
                                new Selection.Chosen(0, 2, Words.discarded(Whose.OWN, CardKind.LEGEND)),
                                new Selection.Chosen(-1, -1, Words.inPlay(Whose.OWN, CardKind.LEGEND))));
    }

    private static Array<Thing> things(Board board) {
        return Array.<Thing>narrow(Players.BOTH.flatMap(board::inPlay))
                .appendAll(Players.BOTH.flatMap(seat -> board.in(Where.DISCARD_PILE, seat)))
                .append(new InPile(Where.HAND, Players.SOUTH, StarterSet.cards().head()));
    }

    /** A random one. */
    public static RecklessEffect of(OddCalls<Resolution> calls, Dice dice) {
        return new RecklessEffect(calls, dice.below(Integer.MAX_VALUE));
    }

    @Override
    public void resolve(Resolution here) {
        calls.on(here, Rng.of(seed).dice());
    }

    /** Now and then it asks for something that does not exist. */
    @Override
    public boolean possible(Board board, Seat controller) {
        if (seed % THAT_CANNOT_TELL == 0) {
            return board.handSize(Seat.of(5)) > 0;
        }
        return seed % 7 != 0 || board.deckSize(controller, DeckKind.COMPANION) % 2 == 0;
    }
}
