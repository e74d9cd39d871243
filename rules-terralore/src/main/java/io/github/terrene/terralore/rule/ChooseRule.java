package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.event.TurnEvent.Chosen;
import io.vavr.collection.Array;

/** Answering an effect, or choosing the Creature that makes room for a fifth. */
@Rule({"TL-8.2", "TL-9.9"})
final class ChooseRule extends ActionRule<Game, Choose, Choice, Play> {
    ChooseRule() {
        super(ActionKind.CHOOSE, "TL-9.9");
    }

    private static Question question(Game game) {
        return ((Ask) game.agenda().tasks().head()).question();
    }

    @Override
    protected Choice find(Game game, Choose action, Verdict why) {
        return action.choice();
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Choice> listing) {
        Array<Choice> options = question(game).options();
        for (int i = 0; i < options.size(); i++) {
            listing.offer(options.get(i));
        }
    }

    @Override
    protected Choose naming(Seat seat, Choice choice) {
        return new Choose(seat, choice);
    }

    @Override
    protected boolean permits(Game game, Seat seat, Choice choice, Verdict why) {
        Question question = question(game);
        return question.offers(choice)
                || why.no(
                        question.rule(),
                        "this is not one of the {number} choices for the {about}",
                        "number",
                        question.options().size(),
                        "about",
                        question.about());
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
