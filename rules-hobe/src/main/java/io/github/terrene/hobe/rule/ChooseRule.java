package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.event.TurnEvent.Chosen;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;

/** Answering a question. */
@Rule("HB-10.15")
final class ChooseRule extends ActionRule<Game, Choose, Choice, Play> {
    ChooseRule() {
        super(ActionKind.CHOOSE, "HB-10.15");
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
        question(game).options().forEach(listing::offer);
    }

    @Override
    protected Choose naming(Seat seat, Choice choice) {
        return new Choose(seat, choice);
    }

    @Override
    protected boolean permits(Game game, Seat seat, Choice choice, Verdict why) {
        Question question = question(game);
        return question.offers(choice)
                || why.no(question.rule(), "this is not one of the choices for the {about}", "about", question.about());
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
