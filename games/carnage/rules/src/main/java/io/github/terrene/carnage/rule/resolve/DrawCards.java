package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.Drawn;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/**
 * A player draws cards, and names the deck for each.
 *
 * @param reason why the cards are drawn
 * @param left the number of cards still to be drawn
 */
@Internal
@Rule({"CG-4.8", "CG-5.3", "CG-5.9", "CG-12.7"})
public record DrawCards(Seat seat, Due.Reason reason, int left) implements Asking {
    private static final Array<Choice> DECKS = Array.of(DeckKind.values()).map(OwnChoice.From::new);

    @Override
    public Array<Due> due() {
        return Array.of(new Due.Drawing(seat, reason, left));
    }

    @Override
    public Question question(Play play) {
        return new Question(seat, reason.rule(), "draw", false, left <= 0 ? Array.empty() : permitted(DECKS, play));
    }

    @Override
    public boolean permits(Choice answer, Play play, Verdict why) {
        if (answer instanceof OwnChoice.From from) {
            return play.side(seat).decks().deck(from.deck()).size() > 0
                    || why.no(
                            "CG-5.9/deck-empty",
                            "the {deck} deck is empty",
                            from.deck().word());
        }
        return !answer.equals(OwnChoice.Nothing.NOTHING)
                || !why.silent()
                        && why.no(reason.mandatory() + "/must-draw", "who draws must name a deck for each card");
    }

    @Override
    public void chosen(Choice choice, Play play) {
        play.next(new DrawCards(seat, reason, left - 1));
        DueEffects.begin(play, draw(seat, ((OwnChoice.From) choice).deck(), 1, play));
    }

    /** A player draws so many cards from a deck, or as many as there are. What waits for that is still to happen. */
    @Rule({"CG-12.7", "CG-12.20"})
    static Array<Task> draw(Seat seat, DeckKind deck, int number, Play play) {
        Array<Card> cards = play.side(seat).decks().deck(deck).cards();
        Array<Task> due = Array.empty();
        for (int i = 0; i < Math.min(number, cards.size()); i++) {
            play.emit(new Drawn(seat, deck, cards.get(i)));
            Array<Task> more = DueEffects.of(play.table(), When.DRAWS, seat);
            due = due.isEmpty() ? more : due.appendAll(more);
        }
        return due;
    }
}
