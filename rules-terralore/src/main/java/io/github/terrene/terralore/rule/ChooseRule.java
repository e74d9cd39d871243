package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Requirement;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.Choose;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.event.Chosen;
import io.vavr.collection.Array;

/** Answering what an effect asks, or choosing the Creature that makes place for a fifth. */
@Rule({"TL-8.2", "TL-9.9"})
final class ChooseRule extends ActionRule<Choose> {
    ChooseRule() {
        super(
                ActionKind.CHOOSE,
                "TL-9.9",
                Check.of(Requirement.requires(
                        (game, action) -> question(game).options().contains(action.choice()),
                        (game, action) -> refusal(question(game)))));
    }

    private static Question question(Game game) {
        return ((Ask) game.agenda().tasks().head()).question();
    }

    private static Rejection refusal(Question question) {
        return Rejection.of(
                question.rule(),
                "this is none of the {number} choices for the {about}",
                "number",
                question.options().size(),
                "about",
                question.about());
    }

    @Override
    void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Choice> options = question(game).options();
        for (int i = 0; i < options.size(); i++) {
            candidates.offer(this, new Choose(seat, options.get(i)));
        }
    }

    @Override
    void carryOut(Choose action, Play play) {
        play.take();
        if (!action.choice().secret()) {
            play.emit(new Chosen(action.seat(), action.choice()));
        }
        play.next(((Asking) play.take()).answered(action.choice()));
    }
}
