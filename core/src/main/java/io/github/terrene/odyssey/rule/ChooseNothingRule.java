package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseNothing;

/** Choosing no card, or no more. */
@Rule("TO-8.36")
final class ChooseNothingRule extends ActionRule<ChooseNothing> {
    ChooseNothingRule() {
        super(
                ActionKind.CHOOSE_NOTHING,
                "TO-8.36",
                Check.of(
                        exists(
                                "TO-8.36",
                                (game, action) -> game.prompt() instanceof AnswerQuestion,
                                "nothing asks for a card"),
                        requires(
                                "TO-8.36",
                                (game, action) -> ((AnswerQuestion) game.prompt())
                                        .question()
                                        .optional(),
                                "a card must be chosen")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new ChooseNothing(seat));
    }

    @Override
    protected void carryOut(ChooseNothing action, Play play) {
        AnswerQuestion asked = (AnswerQuestion) play.take();
        asked.answer(play, asked.chosen());
    }
}
