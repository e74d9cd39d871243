package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseCard;
import io.github.terrene.odyssey.table.Table;

/** Choosing a card in the middle of an effect. */
@Rule({"TO-8.5", "TO-8.36"})
final class ChooseCardRule extends PromptedRule<AnswerQuestion, ChooseCard> {
    ChooseCardRule() {
        super(
                ActionKind.CHOOSE_CARD,
                "TO-8.5",
                AnswerQuestion.class,
                "nothing asks you for a card",
                Check.of(requires(
                        "TO-8.5",
                        (game, asked) -> asked.prompt()
                                .candidates(game.table())
                                .contains(asked.action().card()),
                        "that card cannot be chosen, or is not the next in order")));
    }

    @Override
    boolean asksFor(AnswerQuestion prompt, Table table) {
        return true;
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        if (game.prompt() instanceof AnswerQuestion asked) {
            asked.candidates(game.table()).forEach(card -> candidates.offer(this, new ChooseCard(seat, card)));
        }
    }

    @Override
    protected void carryOut(ChooseCard action, Play play) {
        ((AnswerQuestion) play.take()).choose(play, action.card());
    }
}
