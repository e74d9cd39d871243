package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.AnswerRule;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.Chosen;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/** Answering an effect, or choosing the Creature that makes room for a fifth. */
@Rule({"TL-8.2", "TL-9.9"})
final class ChooseRule extends AnswerRule<Game, Choose, Play> {
    ChooseRule() {
        super(Choose.class, "TL-9.9", Choose::choice, Choose::new);
    }

    @Override
    protected Question question(Game game) {
        return asked(game).question();
    }

    private static Ask asked(Game game) {
        return (Ask) game.agenda().tasks().head();
    }

    @Override
    protected Array<Choice> beside(Game game, Seat seat) {
        Array<Choice> creatures =
                Place.all().flatMap(game.table()::standing).map(standing -> new OwnChoice.Creature(standing.number()));
        return creatures
                .appendAll(game.table().sides().flatMap(ChooseRule::buried))
                .appendAll(game.hand(seat).cards().map(card -> new Choice.InHand(card.id())))
                .appendAll(asked(game)
                        .shown()
                        .toArray()
                        .flatMap(Ask.Shown::cards)
                        .map(card -> new OwnChoice.OnTop(card.id())))
                .appendAll(Players.BOTH.map(OwnChoice.Player::new));
    }

    private static Array<Choice> buried(Side side) {
        return side.graveyard().map(card -> new OwnChoice.Buried(side.seat(), card.id()));
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
