package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.rule.Asking;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** A player may burn another card in the same action. */
@Internal
@Rule({"CG-6.3", "CG-12.14"})
public record BurnMore(Seat seat) implements Asking {
    @Override
    public Question question(Play play) {
        Array<Card> hand = play.side(seat).hand().cards();
        Array<Choice> cards = hand.map(card -> new Choice.InHand(card.id()));
        return Question.secret(seat, "CG-6.3", "burn", hand.isEmpty() ? cards : cards.append(new Choice.Nothing()));
    }

    @Override
    public void chosen(Choice choice, Play play) {
        if (choice instanceof Choice.InHand more) {
            BurnRule.burn(
                    seat,
                    play.side(seat)
                            .hand()
                            .cards()
                            .find(card -> card.id().equals(more.card()))
                            .get(),
                    play);
        }
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.nonEmpty() && below.head().continuesTurn();
    }
}
