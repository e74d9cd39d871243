package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.trait.When;
import io.vavr.control.Option;

/**
 * A record that an effect of a card has happened this turn. A card that left and came back is still the same card: no deck has two alike.
 *
 * @param owner the player who owns the card
 * @param card the id of the card
 * @param token the number of the token, since there may be many alike; none for a card
 * @param timing which of the card's effects it is
 */
@Rule("TL-9.8")
public record Usage(
        Seat owner,
        @Names(Named.CARD) String card,
        @Names(Named.IN_PLAY) Option<Integer> token,
        When timing) {
    /** The use of an effect of a card, wherever the card is by now. */
    public static Usage of(CardOnField source, When timing) {
        return new Usage(source.owner(), source.card().id(), number(source), timing);
    }

    private static Option<Integer> number(CardOnField source) {
        return source.token() ? Option.some(source.number()) : Option.none();
    }

    /** Whether it is the use of that effect of a card. */
    boolean isOf(CardOnField source, When effect) {
        return timing == effect
                && owner.equals(source.owner())
                && card.equals(source.card().id())
                && token.equals(number(source));
    }
}
