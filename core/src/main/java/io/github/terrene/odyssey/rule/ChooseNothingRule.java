package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseNothing;

/** Choosing no card, or no more. */
@Rule("TO-8.36")
final class ChooseNothingRule extends PlainRule<Game, ChooseNothing, Play> {
    ChooseNothingRule() {
        super(ActionKind.CHOOSE_NOTHING, "TO-8.36", ChooseNothing::new);
    }

    @Override
    protected boolean permits(Game game, Seat seat, ChooseNothing action, Verdict why) {
        return game.prompt() instanceof AnswerQuestion asked && asked.question().optional()
                || why.no("TO-8.36", "a card must be chosen");
    }

    @Override
    protected void carryOut(Seat seat, ChooseNothing action, Play play) {
        AnswerQuestion asked = (AnswerQuestion) play.take();
        asked.answer(play, asked.chosen());
    }
}
