package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * What a player is asked in the middle of an effect.
 *
 * @param seat who is asked
 * @param rule the number of the rule that asks
 * @param about a short stable key, such as {@code target}
 * @param options all that may be chosen, at least one; none in the eyes of others where they are secret, as even their number would
 *     tell what was chosen before
 * @param looked whose deck was looked at for it; the asked seat itself where none was
 * @param shown the cards that were looked at for it, the top first
 */
public record Question(Seat seat, String rule, String about, Array<Choice> options, Seat looked, Array<Card> shown) {

    /** A question about what lies open. */
    public static Question of(Seat seat, String rule, String about, Iterable<? extends Choice> options) {
        return new Question(seat, rule, about, Array.ofAll(options), seat, Array.empty());
    }

    /** Which of these cards in hand is discarded, by their ids. */
    @Rule("TL-9.15")
    public static Question discard(Seat seat, Array<String> cards) {
        return of(seat, "TL-9.15", "discard", cards.map(Choice.InHand::new));
    }

    /** What a seat may know of it: of secret options not even how many there are, as that depends on what was chosen before. */
    @Rule({"TL-12.2", "TL-12.6"})
    public Question seenBy(Seat viewer) {
        Array<Choice> open = secret() ? Array.empty() : options;
        return viewer.equals(seat)
                ? this
                : new Question(seat, rule, about, open, looked, shown.map(card -> Card.UNKNOWN));
    }

    /** Whether it holds what others may not know. */
    public boolean secret() {
        return options.exists(Choice::secret);
    }
}
