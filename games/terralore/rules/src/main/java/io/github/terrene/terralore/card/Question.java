package io.github.terrene.terralore.card;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.GameQuestion;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/**
 * What a player is asked in the middle of an effect.
 *
 * @param seat the player who is asked
 * @param rule the number of the rule that asks
 * @param about what is asked, as a short stable key, such as {@code target}
 * @param options everything that may be chosen, at least one thing; empty for other players if the options are secret, since even their number
 *     would tell what was chosen before
 * @param looked the player whose deck was looked at for the question; the player who is asked if none was
 * @param shown the cards that were looked at for the question, the top first
 */
public record Question(
        @Owner Seat seat,
        @Names(Named.RULE) String rule,
        @Names(Named.SENTENCE) String about,
        Array<Choice> options,
        Seat looked,
        @Zone(to = OWNER) Array<Card> shown)
        implements GameQuestion<Choice>, Masked<Question> {

    /**
     * A question about what is public.
     *
     * @throws IllegalArgumentException if an option is null, or if there is no end of them
     */
    public static Question of(Seat seat, String rule, String about, Iterable<? extends Choice> options) {
        return new Question(seat, rule, about, Arguments.all("choose", "option", options), seat, Array.empty());
    }

    /** The question of which of these cards in hand, given by their ids, to discard. */
    @Rule("TL-9.15")
    public static Question discard(Seat seat, Array<String> cards) {
        return of(seat, "TL-9.15", "discard", cards.map(Choice.InHand::new));
    }

    /** The same question with other options. */
    public Question with(Array<Choice> others) {
        return new Question(seat, rule, about, others, looked, shown);
    }

    /** Others do not even know the number of secret options, since that depends on what was chosen before. */
    @Override
    @Rule({"TL-12.2", "TL-12.6"})
    public Question masked(Seat viewer) {
        return viewer.equals(seat) || !secret() ? this : with(Array.empty());
    }

    /** Whether it has options that others may not know. */
    public boolean secret() {
        return options.exists(Choice::secret);
    }
}
