package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.SwordDrawn;
import io.github.terrene.carnage.rule.Elements;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.rule.turn.TurnTask.BeginTurn;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Both players draw an Element card; the player with the higher one chooses between Sword and Diamond. */
@Internal
@Rule({"CG-4.9", "CG-8.17"})
public record DrawForSword() implements Work {
    static final DrawForSword TASK = new DrawForSword();

    @Override
    public Array<Due> due() {
        return Due.Course.DRAW_FOR_SWORD.next();
    }

    @Override
    public void run(Play play) {
        ElementCard south = Elements.top(play, Players.SOUTH, 1).head();
        ElementCard north = Elements.top(play, Players.NORTH, 1).head();
        Option<Seat> higher = Option.when(
                south.number() != north.number(),
                () -> south.number() > north.number() ? Players.SOUTH : Players.NORTH);
        play.emit(new SwordDrawn(south, north, higher));
        Players.BOTH.forEach(seat -> Elements.shuffle(play, seat));
        play.next(higher.isEmpty() ? this : new ChooseSword(higher.get()));
    }

    /** A player takes the Sword or leaves it to the other player. */
    @Rule("CG-4.9")
    public record ChooseSword(Seat seat) implements Asking {
        @Override
        public Array<Due> due() {
            return Due.Course.SWORD_OR_DIAMOND.next();
        }

        @Override
        public Question question(Play play) {
            return Question.of(seat, "CG-4.9", "sword", Choice.YES_OR_NO);
        }

        @Override
        public void chosen(Choice choice, Play play) {
            Seat first = choice.equals(Choice.YES) ? seat : Players.opponent(seat);
            play.next(new BeginTurn(1, first));
        }
    }
}
