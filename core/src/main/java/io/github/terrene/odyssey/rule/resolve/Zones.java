package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The places where cards lie that effects may choose from. */
final class Zones {
    private Zones() {}

    /** Those of all cards that a question lets choose from. */
    static Array<Card> fitting(Array<Card> all, CardQuestion question) {
        return question.filter().isEmpty()
                ? all
                : all.filter(card -> card.fits(question.filter().get()));
    }

    /** All cards where it lets choose from, fitting or not. */
    static Array<Card> all(Table table, CardQuestion question) {
        Array<Card> all = Array.empty();
        for (Seat seat : question.of()) {
            all = all.appendAll(cards(table.side(seat), question.zone()));
        }
        return all;
    }

    static Seq<Card> cards(Side side, Zone zone) {
        return switch (zone) {
            case HAND -> side.hand().cards();
            case DECK -> side.deck().cards();
            case DISCARD_PILE -> side.discards();
        };
    }

    /** Whether something is there is known to nobody else, so the step becomes final. */
    static void lookInto(Zone zone, Play play) {
        if (zone != Zone.DISCARD_PILE) {
            play.forbidUndo();
        }
    }

    /** What a player must be shown to choose: a deck, or the hand of another. Sorted, as the order is nobody's business. */
    static Option<Array<Card>> shown(Table table, CardQuestion question) {
        boolean own = question.zone() == Zone.HAND && question.of().forAll(question.asked()::equals);
        return own || question.zone() == Zone.DISCARD_PILE
                ? Option.none()
                : Option.some(question.of()
                        .flatMap(seat -> cards(table.side(seat), question.zone()))
                        .sortBy(Card::id)
                        .toArray());
    }
}
