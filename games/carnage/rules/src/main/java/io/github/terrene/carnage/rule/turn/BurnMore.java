package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.Burned;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/** A player may burn another card in the same action. */
@Internal
@Rule({"CG-6.3", "CG-12.14"})
public record BurnMore(Seat seat) implements Asking {
    /** A card is burned, and the player is asked for more. */
    static void burn(Seat seat, Card card, Play play) {
        play.emit(new Burned(seat, card, Price.burned(play.side(seat), card)));
        play.next(new BurnMore(seat));
    }

    @Override
    public Array<Due> due() {
        return Due.Course.BURN.next();
    }

    @Override
    public Question question(Play play) {
        Array<Card> hand = play.side(seat).hand().cards();
        ArrayBuilder<Choice> options = new ArrayBuilder<>(hand.size() + 1);
        for (int i = 0; i < hand.size(); i++) {
            if (!InHand.copy(hand, i)) {
                options.add(new Choice.InHand(hand.get(i).id()));
            }
        }
        if (hand.nonEmpty()) {
            options.add(OwnChoice.Nothing.NOTHING);
        }
        return new Question(seat, "CG-6.3", "burn", true, options.all());
    }

    @Override
    public void chosen(Choice choice, Play play) {
        if (choice instanceof Choice.InHand more) {
            burn(seat, play.side(seat).hand().get(more.card()), play);
        }
    }
}
