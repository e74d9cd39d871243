package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.Discarded;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.FromHand;
import io.github.terrene.kernel.resolve.Question;
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
        return left <= 0
                ? Question.secret(seat, "CG-12.8", "discard", Array.empty())
                : hand(play).question();
    }

    private FromHand hand(Play play) {
        return new FromHand(Where.HAND, seat, play.side(seat).hand().cards(), "CG-12.8");
    }

    @Override
    public boolean permits(Choice answer, Play play, Verdict why) {
        return hand(play).permits(answer, why);
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
