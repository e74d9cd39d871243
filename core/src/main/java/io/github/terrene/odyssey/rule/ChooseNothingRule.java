package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseNothing;
import io.github.terrene.odyssey.table.Table;

/** Choosing no card, or no more. */
@Rule("TO-8.36")
final class ChooseNothingRule extends PromptedRule<AnswerQuestion, ChooseNothing> {
    ChooseNothingRule() {
        super(
                ActionKind.CHOOSE_NOTHING,
                "TO-8.36",
                AnswerQuestion.class,
                "nothing asks you for a card",
                Check.of(requires(
                        "TO-8.36", (game, asked) -> asked.prompt().question().optional(), "a card must be chosen")));
    }

    @Override
    boolean asksFor(AnswerQuestion prompt, Table table) {
        return true;
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
