package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Timing;
import io.vavr.control.Option;

/**
 * That an effect of a card happened this turn. A card is the same when it left and came back: no deck has two alike.
 *
 * @param owner whose card
 * @param card its id
 * @param token the number of a token, of which there may be many; none for a card
 * @param timing which of its effects
 */
@Rule("TL-9.8")
public record Usage(Seat owner, String card, Option<Integer> token, Timing timing) {
    /** The effect of a card, wherever it is by now. */
    public static Usage of(CardOnField source, Timing timing) {
        return new Usage(source.owner(), source.card().id(), Option.when(source.token(), source.number()), timing);
    }
}
