package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.AnswerRule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.event.Chosen;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/** Answering an effect, or choosing the Creature that makes room for a fifth. */
@Rule({"TL-8.2", "TL-9.9"})
final class ChooseRule extends AnswerRule<Game, Choose, Choice, Play> {
    ChooseRule() {
        super(Choose.class, "TL-9.9");
    }

    @Override
    protected Question question(Game game) {
        return ((Ask) game.agenda().tasks().head()).question();
    }

    @Override
    protected Choice answer(Choose action) {
        return action.choice();
    }

    @Override
    protected Choose naming(Seat seat, Choice choice) {
        return new Choose(seat, choice);
    }

    @Override
    protected Array<Choice> beside(Game game, Seat seat) {
        Array<Choice> creatures =
                Place.all().flatMap(game.table()::standing).map(standing -> new Choice.Creature(standing.number()));
        return creatures
                .appendAll(game.table().sides().flatMap(ChooseRule::buried))
                .appendAll(game.hand(seat).cards().map(card -> new Choice.InHand(card.id())))
                .appendAll(question(game).shown().map(card -> new Choice.OnTop(card.id())))
                .appendAll(Players.BOTH.map(Choice.Player::new));
    }

    private static Array<Choice> buried(Side side) {
        return side.graveyard().map(card -> new Choice.Buried(side.seat(), card.id()));
    }

    @Override
    protected void keepOut(Game game, Choice choice, Verdict why) {
        Ask.asker(game.agenda().tasks().tail()).keepOut(game, choice, why);
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
