package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseCard;

/** Choosing a card in the middle of an effect. */
@Rule({"TO-8.5", "TO-8.36"})
final class ChooseCardRule extends ActionRule<ChooseCard> {
    ChooseCardRule() {
        super(
                ActionKind.CHOOSE_CARD,
                "TO-8.5",
                Check.of(
                        exists(
                                "TO-8.5",
                                (game, action) -> game.prompt() instanceof AnswerQuestion asked
                                        && asked.question().asked().equals(action.seat()),
                                "nothing asks that player for a card"),
                        requires(
                                "TO-8.5",
                                (game, action) -> ((AnswerQuestion) game.prompt())
                                        .candidates(game.table())
                                        .contains(action.card()),
                                "that card cannot be chosen, or is not the next in order")));
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
