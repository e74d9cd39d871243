package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseHappening;

/** Saying which of several happenings an ability answers. */
@Rule({"TO-8.7", "TO-8.23"})
final class ChooseHappeningRule extends CompletionRule<ChooseHappening> {
    ChooseHappeningRule() {
        super(
                ActionKind.CHOOSE_HAPPENING,
                "TO-8.7",
                "nothing asks which happening is answered",
                Check.of(requires(
                        "TO-8.7",
                        (game, asked) -> asked.prompt()
                                .happenings()
                                .contains(asked.action().happening()),
                        "that is nothing the ability could answer now")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (game.prompt() instanceof CompleteActivation activation) {
            activation.happenings().forEach(happening -> candidates.offer(this, new ChooseHappening(seat, happening)));
        }
    }

    @Override
    protected void carryOut(ChooseHappening action, Play play) {
        ((CompleteActivation) play.take()).answering(play, action.happening());
    }
}
