package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.ChooseCard;
import io.vavr.collection.Seq;

/** Choosing a card in the middle of an effect. */
@Rule({"TO-8.5", "TO-8.36"})
final class ChooseCardRule extends PromptedRule<AnswerQuestion, ChooseCard, String> {
    ChooseCardRule() {
        super(ActionKind.CHOOSE_CARD, "TO-8.5", AnswerQuestion.class, "nothing asks you for a card");
    }

    @Override
    String said(ChooseCard action) {
        return action.card();
    }

    @Override
    Seq<String> options(Game game, AnswerQuestion prompt) {
        return prompt.candidates(game.table());
    }

    @Override
    protected ChooseCard naming(Seat seat, String card) {
        return new ChooseCard(seat, card);
    }

    @Override
    boolean permits(Game game, AnswerQuestion prompt, String card, Verdict why) {
        return options(game, prompt).contains(card)
                || why.no("TO-8.5", "that card cannot be chosen, or is not the next in order");
    }

    @Override
    void carryOut(AnswerQuestion prompt, String card, Play play) {
        prompt.choose(play, card);
    }
}
