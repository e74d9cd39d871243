package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.table.Domain;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.AnswerRule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** Answering a question. */
@Rule("CG-12.14")
final class ChooseRule extends AnswerRule<Game, Choose, Play> {
    ChooseRule() {
        super(Choose.class, "CG-12.14", Choose::choice, Choose::new);
    }

    @Override
    protected Question question(Game game) {
        return ((Ask) game.tasks().head()).question();
    }

    /** Both decks, each place, the cards in hand and in both domains, yes and no. */
    @Override
    protected Array<Choice> beside(Game game, Seat seat) {
        return Choice.YES_OR_NO
                .appendAll(Array.of(DeckKind.values()).map(OwnChoice.From::new))
                .appendAll(Array.rangeClosed(1, Spearhead.PLACES).map(OwnChoice.At::new))
                .appendAll(game.hand(seat).cards().map(card -> new Choice.InHand(card.id())))
                .appendAll(game.table().sides().map(Side::domain).flatMap(ChooseRule::there));
    }

    private static Array<Choice> there(Domain domain) {
        return domain.realm().appendAll(domain.nest()).map(card -> new OwnChoice.OnTable(card.id()));
    }

    /** The task that asks knows what keeps an answer out. */
    @Override
    @Rule("CG-6.16")
    protected void keepOut(Game game, Choice choice, Verdict why) {
        List<Task> below = game.tasks().tail();
        ((Asking) below.head()).permits(choice, new Play(game.with(below.tail())), why);
    }

    @Override
    protected void carryOut(Seat seat, Choice choice, Play play) {
        play.take();
        ((Asking) play.take()).chosen(choice, play);
    }
}
