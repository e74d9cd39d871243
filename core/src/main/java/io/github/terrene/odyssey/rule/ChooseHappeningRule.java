package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseHappening;
import io.vavr.collection.Seq;

/** Saying which of several happenings an ability answers. */
@Rule({"TO-8.7", "TO-8.23"})
final class ChooseHappeningRule extends CompletionRule<ChooseHappening, Happening> {
    ChooseHappeningRule() {
        super(ActionKind.CHOOSE_HAPPENING, "TO-8.7", "nothing asks which happening is answered");
    }

    @Override
    Happening said(ChooseHappening action) {
        return action.happening();
    }

    @Override
    Seq<Happening> options(Game game, CompleteActivation prompt) {
        return prompt.happenings();
    }

    @Override
    protected ChooseHappening naming(Seat seat, Happening happening) {
        return new ChooseHappening(seat, happening);
    }

    @Override
    boolean permits(Game game, CompleteActivation prompt, Happening happening, Verdict why) {
        return prompt.happenings().contains(happening)
                || why.no("TO-8.7", "that is nothing the ability could answer now");
    }

    @Override
    void carryOut(CompleteActivation prompt, Happening happening, Play play) {
        prompt.answering(play, happening);
    }
}
