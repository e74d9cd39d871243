package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.ElementsArranged;
import io.github.terrene.carnage.event.ElementsLookedAt;
import io.github.terrene.carnage.rule.Elements;
import io.github.terrene.carnage.rule.Orders;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/**
 * A player looks at the top cards of their Element deck, and puts them back in any order.
 *
 * @param number the number of cards
 * @param discarding whether the player may discard them instead
 */
@Internal
@Rule({"CG-6.4", "CG-8.13", "CG-14.8"})
public record Arrange(Seat seat, int number, boolean discarding) implements Work {
    @Override
    public Array<Due> due() {
        return Array.of(new Due.Looking(seat, number, discarding));
    }

    @Override
    public void run(Play play) {
        Elements.provide(play, seat, number);
        int cards = Math.min(number, play.side(seat).elements().deck().size());
        if (cards > 0) {
            play.emit(new ElementsLookedAt(seat, cards));
            play.next(new PutBack(seat, cards, discarding));
        }
    }

    /**
     * A player has looked at the top cards of their Element deck, and puts them back.
     *
     * @param number the number of cards
     * @param discarding whether the player may discard them instead
     */
    @Rule({"CG-6.4", "CG-14.8"})
    public record PutBack(Seat seat, int number, boolean discarding) implements Asking {
        private static final int USUAL = 5;

        @Override
        public Array<Due> due() {
            return Array.of(new Due.PuttingBack(seat, number, discarding));
        }

        @Override
        public Question question(Play play) {
            Array<String> seen = Elements.top(play, seat, number).map(ElementCard::id);
            ArrayBuilder<Choice> options = new ArrayBuilder<>(USUAL);
            for (int size = number; size >= (discarding ? 0 : number); size--) {
                Array<Array<String>> kept = Orders.of(seen, size);
                for (int i = 0; i < kept.size(); i++) {
                    options.add(new OwnChoice.Kept(kept.get(i)));
                }
            }
            return new Question(seat, "CG-6.4", "elements", true, options.all());
        }

        @Override
        public void chosen(Choice choice, Play play) {
            Array<ElementCard> seen = Elements.top(play, seat, number);
            Array<ElementCard> kept = ((OwnChoice.Kept) choice)
                    .kept()
                    .map(id -> seen.find(card -> card.id().equals(id)).get());
            // in the order of the deck they would tell where they lay
            Array<ElementCard> dropped = seen.removeAll(kept).sortBy(ElementCard::id);
            play.emit(new ElementsArranged(seat, kept, dropped));
        }
    }
}
