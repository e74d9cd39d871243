package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.law.card.OddCalls;
import io.vavr.collection.Array;

/**
 * An effect by somebody who has not read the documentation: it calls methods with random arguments, always the same ones.
 *
 * @param calls the calls that it makes, one object for all effects, which notes them
 * @param seed which of them
 */
public record RecklessEffect(OddCalls<Resolution> calls, long seed) implements Effect {
    private static final Array<Element> ELEMENTS =
            StarterSet.elements().append(new Element("ice")).append(Element.UNKNOWN);
    private static final int THAT_CANNOT_TELL = 200;

    /** Calls of every method through which effects of Carnage work, with what there is on the table among the arguments. */
    public static OddCalls<Resolution> allCalls() {
        return OddCalls.of(Resolution.class)
                .through(Board.class)
                .with(Element.class, here -> ELEMENTS)
                .with(Choice.class, here -> here.board().elements().map(Choice.OfElement::new))
                .with(
                        Card.class,
                        here -> Players.BOTH
                                .flatMap(here.board()::discarded)
                                .appendAll(StarterSet.cards().take(2)));
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
