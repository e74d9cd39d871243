package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GameQuestion;
import io.vavr.collection.Array;

/**
 * What a player is asked in the middle of an effect.
 *
 * @param seat who is asked
 * @param rule the number of the rule that asks
 * @param about a short stable key, such as {@code target}
 * @param options everything that may be chosen, at least one; others see none if the options are secret
 */
@Rule({"HB-10.15", "HB-12.4"})
public record Question(Seat seat, String rule, String about, Array<Choice> options) implements GameQuestion<Choice> {
    /** A question which card in hand to discard; copies are one choice. */
    @Rule({"HB-10.15", "HB-12.2"})
    public static Question discard(Seat seat, Array<Card> hand) {
        Array<Choice> options = hand.map(Card::id).distinct().map(Choice.InHand::new);
        return new Question(seat, "HB-10.15", "discard", options);
    }

    /** What a seat may know of the question. */
    @Rule("HB-12.4")
    public Question seenBy(Seat viewer) {
        return viewer.equals(seat) || !secret() ? this : new Question(seat, rule, about, Array.empty());
    }

    /** Whether it has options that others may not know. */
    public boolean secret() {
        return options.exists(Choice::secret);
    }
}
