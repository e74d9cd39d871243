package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.Discarded;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A player discards cards, one after another.
 *
 * @param left the number of cards still to be discarded
 */
@Internal
@Rule("CG-12.8")
public record DiscardCards(Seat seat, int left) implements Asking {
    @Override
    public Array<Due> due() {
        return Array.of(new Due.Discarding(seat, left));
    }

    @Override
    public Question question(Play play) {
        Array<Card> hand = left <= 0 ? Array.empty() : play.side(seat).hand().cards();
        return Question.secret(seat, "CG-12.8", "discard", hand.map(card -> new Choice.InHand(card.id())));
    }

    /** Copies are one answer, but only the number of cards in hand is known. */
    @Override
    @Rule("CG-12.14")
    public boolean asks(Question question, Play play) {
        return play.side(seat).hand().size() > 1;
    }

    @Override
    public void chosen(Choice choice, Play play) {
        String id = ((Choice.InHand) choice).card();
        play.next(new DiscardCards(seat, left - 1));
        play.emit(new Discarded(seat, play.side(seat).hand().get(id)));
    }
}
