package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.event.Chosen;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.AnswerRule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/** Answering a question. */
@Rule("HB-10.15")
final class ChooseRule extends AnswerRule<Game, Choose, Play> {
    ChooseRule() {
        super(Choose.class, "HB-10.15", Choose::choice, Choose::new);
    }

    @Override
    protected Question question(Game game) {
        return ((Ask) game.agenda().tasks().head()).question();
    }

    @Override
    protected Array<Choice> beside(Game game, Seat seat) {
        Array<Choice> inPlay =
                game.table().sides().flatMap(Side::inPlay).map(card -> new OwnChoice.InPlay(card.number()));
        return inPlay.appendAll(game.table().sides().flatMap(ChooseRule::buried))
                .appendAll(game.hand(seat).cards().map(card -> new Choice.InHand(card.id())))
                .appendAll(Slot.BATTLE_CARDS.map(OwnChoice.At::new));
    }

    private static Array<Choice> buried(Side side) {
        return side.underworld().map(card -> new OwnChoice.Buried(side.seat(), card.id()));
    }

    @Override
    protected void keepOut(Game game, Choice choice, Verdict why) {
        ((Asking) game.agenda().tasks().tail().head()).keepOut(game, choice, why);
    }

    @Override
    protected void carryOut(Seat seat, Choice choice, Play play) {
        play.take();
        if (!choice.secret()) {
            play.emit(new Chosen(seat, choice));
        }
        play.next(((Asking) play.take()).answered(choice));
    }
}
