package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Question;
import io.vavr.collection.Seq;

/** Choosing what a question asks for. The question supplies the rule numbers and refusals. */
@Rule({"TO-3.5", "TO-6.3", "TO-8.5", "TO-8.32"})
final class ChooseRule extends OdysseyRule<Choose, Choice> {
    ChooseRule() {
        super(Choose.class, "TO-8.5");
    }

    private static Question question(Game game) {
        return (Question) game.agenda().tasks().head();
    }

    @Override
    protected String moment(Game game, Choose action) {
        return action.choice().unasked().rule();
    }

    @Override
    protected Choice find(Game game, Choose action, Verdict why) {
        return action.choice();
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Choice> listing) {
        Seq<? extends Choice> options = question(game).options(game);
        listing.expect(options.size());
        listing.offerAll(options);
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Choice> listing) {
        if (listing.offered()) {
            listing.offerAll(question(game).options(game));
            listing.offerAll(question(game).beside(game));
        }
    }

    @Override
    protected Choose naming(Seat seat, Choice choice) {
        return new Choose(seat, choice);
    }

    @Override
    protected boolean permits(Game game, Seat seat, Choice choice, Verdict why) {
        return question(game).permits(game, choice, why);
    }

    @Override
    protected void carryOut(Seat seat, Choice choice, Play play) {
        ((Question) play.take()).chosen(choice, play);
    }
}
